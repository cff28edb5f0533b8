package dev.wami.core.ir.trait;

/**
 * The order of the blocks in the regions means something: control falls through from one to the next. Blocks may be
 * removed and their arguments dropped, but branches are not led to other blocks.
 */
public interface OrderedBlocks {}
