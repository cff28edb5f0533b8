/**
 * The order of nests of loops that go over the same memory, where that is larger than a cache: all of them advance over
 * a strip of rows before the first goes on to the next strip, and so do several iterations of the loop around them.
 */
package dev.wami.loops.strip;
