/** Kernels in C++. */
package dev.wami.wavefrontend.cpp;
