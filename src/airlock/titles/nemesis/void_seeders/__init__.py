"""The Void Seeders: what comes out of the void goes for the mind, and shows itself as mad as its victim is."""
