/** Doing without features of WebAssembly that the target lacks. */
package dev.wami.conversions.features;
