"""Tests of balance reports."""
