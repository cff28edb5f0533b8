/**
 * The dialect {@code lir}: WAVE's instructions, made from the instruction table, on virtual and later physical
 * registers, with structured control flow. No SSA form: a register may be written again.
 */
package dev.wami.waveir.lir;
