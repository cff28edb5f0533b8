package dev.wami.loops.copy;

import dev.wami.loops.dependence.MemoryFacts;

/**
 * @param dma whether memory is copied by transfers instead of loops
 * @param slow the memory space that is copied from and to
 * @param fast that of buffers
 * @param tag that of the tags of transfers
 * @param facts what is known of memory beside what the program says
 * @param check whether only what is known to be right is done
 */
record CopyOptions(boolean dma, int slow, int fast, int tag, MemoryFacts facts, boolean check) {}
