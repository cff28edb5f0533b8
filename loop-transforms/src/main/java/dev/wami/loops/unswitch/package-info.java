/** Conditions that are the same in all iterations of a loop, asked once in front of it. */
package dev.wami.loops.unswitch;
