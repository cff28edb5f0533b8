/**
 * Programs as bytes, {@code .wbin}, in two encodings made from one table: {@link dev.wami.waveir.binary.WaveBinary}
 * writes and reads both. docs/wbin.md describes them byte by byte.
 */
package dev.wami.waveir.binary;
