/** A source file after parsing: what all languages have in common, before names and types are known. */
package dev.wami.wavefrontend.ast;
