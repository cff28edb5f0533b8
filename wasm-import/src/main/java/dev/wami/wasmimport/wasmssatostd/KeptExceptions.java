package dev.wami.wasmimport.wasmssatostd;

import static dev.wami.wasmimport.wasmssatostd.ExceptionFunctions.LOAD;
import static dev.wami.wasmimport.wasmssatostd.ExceptionFunctions.PENDING;
import static dev.wami.wasmimport.wasmssatostd.ExceptionFunctions.fill;

import dev.wami.wasmimport.wasmssatostd.ExceptionFunctions.Tag;
import dev.wami.wasmspec.Trap;

/**
 * References to exceptions. One is a cell with the number {@code n * tags + tag}, under which arrays that grow, one for
 * each value of each tag, keep what the exception carries. Neither is given back.
 */
final class KeptExceptions {
    private final Library library;
    private final ExceptionFunctions exceptions;

    KeptExceptions(Library library, ExceptionFunctions exceptions) {
        this.library = library;
        this.exceptions = exceptions;
    }

    /** {@code exception -> ()}: throws one again. */
    String throwRef() {
        exceptions.pending();
        number();
        StringBuilder blocks = new StringBuilder();
        StringBuilder cases = new StringBuilder();
        for (Tag t : exceptions.all()) {
            if (t.values().isEmpty()) continue;
            keep(t);
            cases.append(", ").append(t.number()).append(": ^tag").append(t.number());
            blocks.append("^tag").append(t.number()).append(":\n");
            for (int i = 0; i < t.values().size(); i++) {
                blocks.append(fill("""
                          %kNUMBER_# = memref.get_global @__wasm_kept_NUMBER_# : memref<memref<?xTYPE>>
                          %eNUMBER_# = memref.load %kNUMBER_#[] : memref<memref<?xTYPE>>
                          %vNUMBER_# = memref.load %eNUMBER_#[%i] : memref<?xTYPE>
                          %gNUMBER_# = memref.get_global @__wasm_tag_NUMBER_# : memref<TYPE>
                          memref.store %vNUMBER_#, %gNUMBER_#[] : memref<TYPE>
                        """, t, i));
            }
            blocks.append("  cf.br ^done\n");
        }
        return library.define("throw_ref", """
                func.func private @__wasm_throw_ref(%exception: EXN) attributes {wasm.instruction = "throw_ref"} {
                  %kept = func.call @__wasm_exn_number(%exception) : (EXN) -> i32
                  %null = arith.constant 0 : i32
                  %there = arith.cmpi ne, %kept, %null : i32
                  cf.assert %there, "TRAP"
                  %tags = arith.constant TAGS : i32
                  %number = arith.remui %kept, %tags : i32
                  %n = arith.divui %kept, %tags : i32
                  %i = arith.index_castui %n : i32 to index
                PENDING  memref.store %number, %pending[] : memref<i32>
                  cf.switch %number : i32, [default: ^doneCASES]
                BLOCKS^done:
                  return
                }""".replace("EXN", WasmReferences.EXN.toString())
                .replace("TRAP", Trap.NULL_EXCEPTION_REFERENCE.toString())
                .replace("TAGS", Integer.toString(radix()))
                .replace("PENDING", PENDING)
                .replace("CASES", cases)
                .replace("BLOCKS", blocks));
    }

    private int radix() {
        return exceptions.all().size() + 1;
    }

    /** {@code number -> exception} and {@code exception -> number}. */
    private void number() {
        library.define("exn_cell", """
                func.func private @__wasm_exn_cell(%number: i32) -> EXN attributes {wasm.instruction = "exn.cell"} {
                  %cell = memref.alloc() : EXN
                  memref.store %number, %cell[] : EXN
                  return %cell : EXN
                }""".replace("EXN", WasmReferences.EXN.toString()));
        library.define("exn_number", """
                func.func private @__wasm_exn_number(%exception: EXN) -> i32 attributes {wasm.instruction = "exn.number"} {
                  %number = memref.load %exception[] : EXN
                  return %number : i32
                }""".replace("EXN", WasmReferences.EXN.toString()));
    }

    /** {@code () -> exception}: keeps what is pending. */
    void exception() {
        number();
        StringBuilder blocks = new StringBuilder();
        StringBuilder cases = new StringBuilder();
        for (Tag t : exceptions.all()) {
            if (t.values().isEmpty()) continue;
            keep(t);
            cases.append(", ").append(t.number()).append(": ^tag").append(t.number());
            blocks.append("""
                    ^tagNUMBER:
                      %nNUMBER = func.call @__wasm_keep_NUMBER() : () -> i32
                      cf.br ^kept(%nNUMBER : i32)
                    """.replace("NUMBER", Integer.toString(t.number())));
        }
        library.define("exception", """
                func.func private @__wasm_exception() -> EXN attributes {wasm.instruction = "nop"} {
                LOAD  %none = arith.constant 0 : i32
                  %tags = arith.constant TAGS : i32
                  cf.switch %number : i32, [default: ^kept(%none : i32)CASES]
                BLOCKS^kept(%n: i32):
                  %first = arith.muli %n, %tags : i32
                  %which = arith.addi %first, %number : i32
                  %exception = func.call @__wasm_exn_cell(%which) : (i32) -> EXN
                  return %exception : EXN
                }""".replace("EXN", WasmReferences.EXN.toString())
                .replace("LOAD", LOAD)
                .replace("TAGS", Integer.toString(radix()))
                .replace("CASES", cases)
                .replace("BLOCKS", blocks));
    }

    /** {@code () -> n}: keeps what a pending exception of that tag carries as the n-th. */
    private void keep(Tag tag) {
        String number = Integer.toString(tag.number());
        if (library.has("keep_" + number)) return;
        exceptions.state("kept_" + number, "memref<i32>", "dense<0>");
        StringBuilder stores = new StringBuilder();
        for (int i = 0; i < tag.values().size(); i++) {
            room(tag, i);
            stores.append(fill("""
                      %e# = func.call @__wasm_room_NUMBER_#(%n) : (i32) -> memref<?xTYPE>
                      %g# = memref.get_global @__wasm_tag_NUMBER_# : memref<TYPE>
                      %v# = memref.load %g#[] : memref<TYPE>
                      memref.store %v#, %e#[%i] : memref<?xTYPE>
                    """, tag, i));
        }
        library.define("keep_" + number, """
                func.func private @__wasm_keep_NUMBER() -> i32 attributes {wasm.instruction = "nop"} {
                  %one = arith.constant 1 : i32
                  %count = memref.get_global @__wasm_kept_NUMBER : memref<i32>
                  %n = memref.load %count[] : memref<i32>
                  %next = arith.addi %n, %one : i32
                  memref.store %next, %count[] : memref<i32>
                  %i = arith.index_castui %n : i32 to index
                STORES  return %n : i32
                }""".replace("STORES", stores).replace("NUMBER", number));
    }

    /** {@code n -> elements}: the array of a value, with room for the n-th. */
    private void room(Tag tag, int value) {
        String name = tag.number() + "_" + value;
        exceptions.state("kept_" + name, "memref<memref<?x" + tag.values().get(value) + ">>", Library.UNINITIALIZED);
        exceptions.state("kept_" + name + "_size", "memref<i32>", "dense<0>");
        library.define("room_" + name, fill("""
                func.func private @__wasm_room_NUMBER_#(%n: i32) -> CONTENT attributes {wasm.instruction = "nop"} {
                  %global = memref.get_global @__wasm_kept_NUMBER_# : memref<CONTENT>
                  %sizes = memref.get_global @__wasm_kept_NUMBER_#_size : memref<i32>
                  %size = memref.load %sizes[] : memref<i32>
                  %full = arith.cmpi uge, %n, %size : i32
                  scf.if %full {
                    %none = arith.constant 0 : i32
                    %least = arith.constant 16 : i32
                    %twice = arith.addi %size, %size : i32
                    %larger = arith.maxui %twice, %least : i32
                    %end = arith.index_castui %larger : i32 to index
                    %elements = memref.alloc(%end) : CONTENT
                    %some = arith.cmpi ne, %size, %none : i32
                    scf.if %some {
                      %c0 = arith.constant 0 : index
                      %c1 = arith.constant 1 : index
                      %before = arith.index_castui %size : i32 to index
                      %old = memref.load %global[] : memref<CONTENT>
                      scf.for %i = %c0 to %before step %c1 {
                        %element = memref.load %old[%i] : CONTENT
                        memref.store %element, %elements[%i] : CONTENT
                      }
                      memref.dealloc %old : CONTENT
                    }
                    memref.store %elements, %global[] : memref<CONTENT>
                    memref.store %larger, %sizes[] : memref<i32>
                  }
                  %found = memref.load %global[] : memref<CONTENT>
                  return %found : CONTENT
                }""".replace("CONTENT", "memref<?xTYPE>"), tag, value));
    }
}
