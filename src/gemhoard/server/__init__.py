"""The table on the network: people play in a browser, alone, on one device, or each on their own."""
