/** Passes on loops of {@code scf}, under upstream's names. */
package dev.wami.loops.scf;
