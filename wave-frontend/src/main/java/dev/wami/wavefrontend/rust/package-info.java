/** Kernels in Rust. */
package dev.wami.wavefrontend.rust;
