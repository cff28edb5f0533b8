package dev.wami.core.engine;

/** How an engine executes code, which decides what costs time. */
public enum EngineClass {
    /**
     * It compiles to machine code: instructions that do not wait for one another end in the same cycle, there are about
     * 16 registers of a kind, and code that is too long for its caches is slow.
     */
    COMPILER,
    /**
     * It interprets instructions on registers, as many as there are locals: reading a local or a constant is free,
     * every other instruction is a dispatch, and none ends earlier because another does not wait for it.
     */
    REGISTER_INTERPRETER,
    /** It interprets the stack machine: each instruction is a dispatch, reading and writing locals too. */
    STACK_INTERPRETER
}
