/** Runs WAVE binaries. */
package dev.wami.waveemulator;
