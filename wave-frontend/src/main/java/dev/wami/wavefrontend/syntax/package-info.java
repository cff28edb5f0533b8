/** Tokens, and the parser of expressions that the languages share. */
package dev.wami.wavefrontend.syntax;
