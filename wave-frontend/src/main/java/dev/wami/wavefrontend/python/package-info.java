/** Kernels in Python. */
package dev.wami.wavefrontend.python;
