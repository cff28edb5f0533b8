package dev.wami.generator;

/**
 * Memory of llvm of which every part has been written.
 *
 * @param name of the pointer to it
 * @param constant whether it may not be written
 */
record LlvmPlace(String name, LlvmShape shape, boolean constant) {}
