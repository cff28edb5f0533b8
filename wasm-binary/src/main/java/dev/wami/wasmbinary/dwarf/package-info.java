/**
 * DWARF debug information (versions 2 to 5, 32-bit format) of a module whose code has been written again: addresses,
 * which are positions in the code section, become those of the same instructions in the new code.
 *
 * <p>Only line programs change their size. All other addresses and lengths are overwritten where they are, LEB128
 * numbers padded to the bytes they had, so that no reference between sections changes but the one to a line program.
 *
 * <p>Sources: the DWARF 5 standard; "DWARF for WebAssembly" (YuryDelendik's draft, which LLVM follows) for what an
 * address is.
 */
package dev.wami.wasmbinary.dwarf;
