/** The WAVE ISA as one table, its binaries and assembly, and the dialects hir, mir and lir. */
package dev.wami.waveir;
