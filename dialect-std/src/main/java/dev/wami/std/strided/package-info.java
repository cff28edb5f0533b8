/** The arithmetic of strided memrefs, for every representation of them. */
package dev.wami.std.strided;
