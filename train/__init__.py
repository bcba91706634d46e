"""How the learnt weights of the searching bots are made, from self-play alone: `make train`. docs/bots.md tells why."""
