/** Globals of values as memory. */
package dev.wami.conversions.mlprogram;
