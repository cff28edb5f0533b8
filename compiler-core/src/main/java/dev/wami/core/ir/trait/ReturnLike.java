package dev.wami.core.ir.trait;

/** A terminator that leaves its region and hands its operands to the parent. Upstream: ReturnLike. */
public interface ReturnLike extends Terminator {}
