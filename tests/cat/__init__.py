"""The ship's cat: a module that exists for the tests. The folder is all there is of it, as it is for every module."""
