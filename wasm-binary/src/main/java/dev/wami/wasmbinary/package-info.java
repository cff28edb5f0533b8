/**
 * A Wasm module as data, and what turns it into bytes and text and back. Nothing here knows an IR.
 *
 * <ul>
 *   <li>{@link dev.wami.wasmbinary.WasmModule}: a module, immutable, valid or not; its parts are records
 *       ({@link dev.wami.wasmbinary.Function}, {@link dev.wami.wasmbinary.Import}, ...).
 *       {@link dev.wami.wasmbinary.IndexSpaces} resolves indices to types.
 *   <li>{@link dev.wami.wasmbinary.ModuleBuilder} and {@link dev.wami.wasmbinary.CodeBuilder}: how a producer makes
 *       one.
 *   <li>{@link dev.wami.wasmbinary.BinaryEncoder}: {@code byte[] encode(WasmModule)}.
 *   <li>{@link dev.wami.wasmbinary.BinaryDecoder}: {@code DecodeResult decode(byte[])}; never throws.
 *   <li>{@link dev.wami.wasmbinary.Validator}: {@code List<WasmError> validate(WasmModule, Set<Feature>)}.
 * </ul>
 *
 * <p>A function's body is a flat list of {@link dev.wami.wasmbinary.Instruction}: records, immutable and equal by
 * value, one per shape of immediates, with nesting implied by {@code block}, {@code loop}, {@code if}, {@code
 * try_table}, {@code else} and {@code end} as in the binary format; the {@code end} of the function itself is left out.
 * So encoder, validator, printer, importer and compiler are one loop over the list without recursion, a position in it
 * names an instruction in errors, source maps, branch hints and relocations, and a transformation makes a new list.
 * Against a tree, nothing needs a depth limit; against a packed int array, which takes about half the memory, an
 * instruction can be matched by type, compared and printed. Instructions without immediates, about half of all, are
 * shared objects.
 */
package dev.wami.wasmbinary;
