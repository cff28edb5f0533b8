/**
 * Memory that one iteration of a loop fills for itself, made as small as an iteration needs it. What lies between nests
 * that are fused is made so by {@link dev.wami.loops.fuse}.
 */
package dev.wami.loops.contract;
