/** Kernels in TypeScript. */
package dev.wami.wavefrontend.typescript;
