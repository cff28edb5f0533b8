/**
 * The dialect {@code hir}: what a kernel means, one operation per notion of the kernel language, whatever language it
 * was written in. Variables, structured control flow and the types' signs are those of the source.
 *
 * <p>{@link dev.wami.waveir.hir.HirLaunch} runs kernels by what the operations say they mean.
 */
package dev.wami.waveir.hir;
