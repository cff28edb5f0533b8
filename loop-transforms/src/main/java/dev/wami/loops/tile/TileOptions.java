package dev.wami.loops.tile;

/**
 * What register tiles are made for.
 *
 * @param registers how many there are
 * @param vectorBits how wide vectors are; 0 if there are none
 * @param maxBody how many operations the body of a tile may have
 * @param thorough whether to try tiles of three loops, and larger ones
 * @param growth how much less time a tile of twice the size must take: 0.1 for a tenth
 */
record TileOptions(int registers, int vectorBits, int maxBody, double growth, boolean thorough) {}
