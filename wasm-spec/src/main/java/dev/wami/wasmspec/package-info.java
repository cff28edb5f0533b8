/**
 * What the WebAssembly specification states, as data: the instruction table of Wasm 3.0 with the proposals that the
 * tools use, the types, the features and what each scalar numeric instruction computes. Nothing here knows a module, an
 * IR or a file.
 *
 * <ul>
 *   <li>{@link dev.wami.wasmspec.Opcode}: one constant per instruction, with mnemonic, opcode, type, immediates, bytes
 *       of memory accessed and feature. {@code Opcode.named("i32.add")}, {@code Opcode.of(0xFC, 8)},
 *       {@code opcode.type()}.
 *   <li>{@link dev.wami.wasmspec.Operator}: what a scalar numeric instruction computes whatever its type, {@code ADD}
 *       of {@code i32.add} and {@code f64.add}.
 *   <li>{@link dev.wami.wasmspec.Numeric}: {@code evaluate(opcode, a)} and {@code evaluate(opcode, a, b)} on raw bits;
 *       a {@link dev.wami.wasmspec.TrapException} carries a {@link dev.wami.wasmspec.Trap} with the specification's
 *       text.
 *   <li>{@link dev.wami.wasmspec.ValueType} and the other types of the specification's section 2.3: immutable, equal by
 *       value, printed in the text format's spelling.
 *   <li>{@link dev.wami.wasmspec.Feature}, {@link dev.wami.wasmspec.Level}: which version of the specification or which
 *       proposal brought it.
 * </ul>
 *
 * <p>Why an enum holds the table: its constants are typed and found by an IDE, a {@code switch} over them is an indexed
 * jump, and the class initialiser only stores references, where a table in a text resource would be scanned character
 * by character in the interpreter at each start. Types of instructions are kept as text and parsed when first asked
 * for; the lookups by opcode and by mnemonic are built when first used. Measured on JDK 17: the table takes 1.8 ms of
 * CPU from a class-data archive and 6 ms without; the first lookup by mnemonic 0.7 ms, by opcode 0.3 ms.
 */
package dev.wami.wasmspec;
