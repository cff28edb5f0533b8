/**
 * Superword-level parallelism: operations of one block that do the same to neighbouring elements become one on a
 * vector, without any loop that would say so.
 *
 * <p>Source: Larsen, Amarasinghe, Exploiting Superword Level Parallelism with Multimedia Instruction Sets (PLDI 2000);
 * bottom-up from stores, as LLVM's SLPVectorizer.
 */
package dev.wami.loops.slp;
