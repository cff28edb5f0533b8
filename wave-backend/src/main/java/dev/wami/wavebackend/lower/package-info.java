/** From {@code hir} to {@code mir}: signs move from types to operations, arrays become addresses, regions blocks. */
package dev.wami.wavebackend.lower;
