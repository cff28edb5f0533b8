/** What transformations of loops share: trip counts, bodies and bounds that are moved, copied and put together. */
package dev.wami.loops.nest;
