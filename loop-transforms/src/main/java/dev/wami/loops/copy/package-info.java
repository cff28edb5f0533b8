/**
 * Memory that a loop uses is copied to a buffer of its own in front of it and back behind it. The buffer is near, or
 * what is used of it lies together.
 */
package dev.wami.loops.copy;
