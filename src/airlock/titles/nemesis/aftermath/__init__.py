"""The expansion Aftermath: modules for every match of the ship, one folder or file each."""
