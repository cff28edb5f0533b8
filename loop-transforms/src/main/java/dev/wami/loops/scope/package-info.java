/** Regions in which what a loop computes in each iteration is a symbol of affine maps. */
package dev.wami.loops.scope;
