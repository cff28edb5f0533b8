/** Memrefs whose layout is an affine map, as row-major memrefs of the space that the map leads to. */
package dev.wami.conversions.layout;
