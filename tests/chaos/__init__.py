"""Rough weather: everything a server stands on is killed, stopped, cut and slowed while clients play."""
