/** From {@code lir} on physical registers to programs. */
package dev.wami.wavebackend.emit;
