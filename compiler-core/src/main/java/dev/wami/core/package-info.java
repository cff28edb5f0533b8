/**
 * The IR, its textual format, verifier, diagnostics, analyses, rewriting, passes and the reference interpreter.
 * Dependencies between the packages go down:
 *
 * <pre>
 *   transform
 *       |
 *    rewrite
 *       |
 *     pass
 *     /  \
 *    |  verify   interp
 *     \  /         |
 *   analysis       |
 *        \        /
 *   ir  ir.attr  ir.type  ir.trait  text  diag  dialect  dialect.builtin
 *                          |
 *                 ir.affine  range
 *                     |
 *                    utf8
 * </pre>
 *
 * The eight packages in one line belong together, in parts for the reader: an operation holds attributes and types,
 * which print themselves; its methods are handed what they work with, a parser and a printer, diagnostics, a rewriter;
 * and those know operations and the dialects that make them. A test of the build holds all this.
 */
package dev.wami.core;
