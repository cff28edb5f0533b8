/**
 * Runs WAVE programs: {@link dev.wami.waveemulator.Emulator} takes a program and the shape of a launch and gives
 * memory, statistics, and what the program did that WAVE does not define.
 */
package dev.wami.waveemulator;
