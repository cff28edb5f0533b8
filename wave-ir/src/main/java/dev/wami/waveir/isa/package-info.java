/**
 * The WAVE instruction set as one table, {@link dev.wami.waveir.isa.Opcode}, with what each instruction computes, and
 * programs in memory, {@link dev.wami.waveir.isa.WaveProgram}.
 */
package dev.wami.waveir.isa;
