/** Optimisations that know what ssawasm's loops and memory mean. */
package dev.wami.ssawasm.transform;
