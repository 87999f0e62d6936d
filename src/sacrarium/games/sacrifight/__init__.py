"""Sacrifight by Andreas Michler and Axel Streubel: one or two heroes against three bosses."""
