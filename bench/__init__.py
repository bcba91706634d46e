"""Benchmarks, side by side with peers: `smallbox bench` in a checkout. docs/benchmarks.md says what the rows mean."""
