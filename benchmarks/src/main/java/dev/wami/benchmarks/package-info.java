/** Kernels, engines, peers and plots. */
package dev.wami.benchmarks;
