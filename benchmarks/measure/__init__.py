"""Measures compiled kernels beside those of other compilers; kernels.py is the command."""
