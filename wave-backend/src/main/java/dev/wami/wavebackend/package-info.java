/** From hir through mir and lir to WAVE binaries: passes, register allocation, emission. */
package dev.wami.wavebackend;
