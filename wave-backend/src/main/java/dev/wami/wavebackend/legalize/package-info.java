/** Writes out in instructions that there are what the machine lacks; most of it is text in {@code mir}. */
package dev.wami.wavebackend.legalize;
