"""The games by the conventions of others: environments and games for research. Each needs an extra of its own."""
