/**
 * The text format: {@link dev.wami.wasmbinary.wat.WatPrinter}, {@code String print(WasmModule)}, for wat2wasm,
 * wasm-tools and people; {@link dev.wami.wasmbinary.wat.WatReader}, {@code DecodeResult read(byte[])} as of a binary,
 * with offsets in the text.
 *
 * <p>The reader is a lexer (tokens are numbers in arrays), a first look for what things are called, then readers of
 * types, code and fields, which put instructions into the flat list at once: folded ones wait on a stack for their
 * operands.
 */
package dev.wami.wasmbinary.wat;
