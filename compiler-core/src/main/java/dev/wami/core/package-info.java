/** The IR, its textual format, verifier, diagnostics, analyses, rewriting, passes and the reference interpreter. */
package dev.wami.core;
