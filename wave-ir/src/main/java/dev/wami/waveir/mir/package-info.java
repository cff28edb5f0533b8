/**
 * The dialect {@code mir}: what WAVE has beside {@code arith}, {@code math} and {@code cf} on signless types, in SSA
 * form with byte addresses. Optimised by the passes that every dialect shares.
 */
package dev.wami.waveir.mir;
