/** Memrefs with a layout as row-major memrefs: of the space that an affine map leads to, or with a strided view. */
package dev.wami.conversions.layout;
