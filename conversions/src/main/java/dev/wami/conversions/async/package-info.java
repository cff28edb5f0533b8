/** Asynchronous work on one thread: done where it is begun. */
package dev.wami.conversions.async;
