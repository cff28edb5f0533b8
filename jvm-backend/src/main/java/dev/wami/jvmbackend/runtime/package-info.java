/**
 * What compiled modules are made of when they run: instances, functions as values, memories, tables, globals, tags;
 * linking and instantiation; and the instructions that are no instructions of the JVM. {@code public} here means:
 * called by compiled code, or by the program that uses it.
 *
 * <p>{@link dev.wami.jvmbackend.runtime.ModuleInstance} is an instance. It exports and imports
 * {@link dev.wami.jvmbackend.runtime.Extern}s, so that an export of one is an import of another.
 * {@link dev.wami.jvmbackend.runtime.FunctionInstance#invoke} calls a function from outside;
 * {@link dev.wami.jvmbackend.runtime.FunctionInstance#host} makes one of the host's. A trap is a
 * {@link dev.wami.wasmspec.TrapException} with the specification's text, an exception that the program does not catch a
 * {@link dev.wami.jvmbackend.runtime.WasmException}.
 */
package dev.wami.jvmbackend.runtime;
