/** Programs as text: {@link dev.wami.waveir.asm.Assembler} and {@link dev.wami.waveir.asm.Disassembler}. */
package dev.wami.waveir.asm;
