/** From structured {@code mir} to {@code lir}: instructions are chosen, values get virtual registers. */
package dev.wami.wavebackend.select;
