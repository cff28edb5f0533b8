/** From syntax to {@code hir}: names, types by each language's rules, and what a GPU cannot do. */
package dev.wami.wavefrontend.check;
