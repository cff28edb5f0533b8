package dev.wami.wasmimport.wasmssatostd;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * The functions that stand for atomic instructions, on the memref of one number. Those of memref acquire and release; a
 * fence before each makes one order of all, as Wasm has it. Waiting and waking are the runtime's. Source: the threads
 * proposal.
 */
final class AtomicFunctions {
    private final Library library;
    private final MemoryStores memories;

    AtomicFunctions(MemoryStores memories) {
        this.memories = memories;
        library = memories.library;
    }

    /** {@code () -> ()}: what is before is done before what is behind. */
    String fence() {
        return library.define("atomic_fence", """
                func.func private @__wasm_atomic_fence() attributes {wasm.instruction = "atomic.fence"} {
                  llvm.fence seq_cst
                  return
                }""");
    }

    /** {@code (address, offset, values) -> result}, of a row that accesses memory. */
    String of(Store memory, Opcode row) {
        String name = MemoryStores.infix(memory) + row.mnemonic().replace('.', '_');
        if (library.has(name)) return library.symbol(name);
        memories.range(memory);
        fence();
        List<ValueType> values =
                row.type().params().subList(1, row.type().params().size());
        StringBuilder parameters = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            parameters.append(", %").append((char) ('b' + i)).append(": ").append(type(values.get(i)));
        }
        List<ValueType> results = row.type().results();
        String text = """
                func.func private @__wasm_NAME(%address: INDEX, %offset: INDEXPARAMETERS)RESULT attributes {wasm.instruction = "MNEMONIC", wasm.memory = @SYMBOL} {
                """ + MemoryStores.place(memory) + ALIGNED + body(memory, row) + "}";
        text = text.replace("NAME", name)
                .replace("PARAMETERS", parameters)
                .replace("RESULT", results.isEmpty() ? "" : " -> " + type(results.get(0)))
                .replace("MNEMONIC", row.mnemonic())
                .replace("COUNT", Integer.toString(row.accessBytes()))
                .replace("MASK", Integer.toString(row.accessBytes() - 1))
                .replace("UNALIGNED", Trap.UNALIGNED_ATOMIC.toString())
                .replace("INSIDE", "i" + 8 * row.accessBytes());
        return library.define(name, memory.in(text));
    }

    private static String type(ValueType type) {
        return type == NumericType.I32 ? "i32" : "i64";
    }

    private static final String ALIGNED = """
              %none = arith.constant 0 : i64
              %mask = arith.constant MASK : i64
              %rest = arith.andi %start, %mask : i64
              %aligned = arith.cmpi eq, %rest, %none : i64
              cf.assert %aligned, "UNALIGNED"
              %view = memref.view %bytes[%at][] : CONTENT to memref<INSIDE>
            """;

    private String body(Store memory, Opcode row) {
        return switch (row) {
            case MEMORY_ATOMIC_NOTIFY -> notified(memory);
            case MEMORY_ATOMIC_WAIT32, MEMORY_ATOMIC_WAIT64 -> awaited(memory, row);
            default -> FENCED + (row.type().params().size() == 3 ? exchanged(row) : changed(row));
        };
    }

    private static final String FENCED = "  func.call @__wasm_atomic_fence() : () -> ()\n";

    // ---- one step

    /** What is read is what a change by nothing finds. */
    private static String changed(Opcode row) {
        String type = type(
                row.type().results().isEmpty()
                        ? row.type().params().get(1)
                        : row.type().results().get(0));
        boolean narrow = !type.equals("i" + 8 * row.accessBytes());
        boolean read = row.type().params().size() == 1;
        String value = narrow ? "%low" : "%b";
        StringBuilder out = new StringBuilder();
        if (read) {
            value = "%nothing";
            out.append("  %nothing = arith.constant 0 : INSIDE\n");
        } else if (narrow) {
            out.append("  %low = arith.trunci %b : TYPE to INSIDE\n");
        }
        String mnemonic = row.mnemonic();
        if (mnemonic.contains(".sub")) {
            out.append("  %zero = arith.constant 0 : INSIDE\n");
            out.append("  %negated = arith.subi %zero, ").append(value).append(" : INSIDE\n");
            value = "%negated";
        }
        out.append("  %old = memref.atomic_rmw ")
                .append(kind(mnemonic))
                .append(' ')
                .append(value)
                .append(", %view[] : (INSIDE, memref<INSIDE>) -> INSIDE\n");
        return (row.type().results().isEmpty() ? out.append("  return\n") : out.append(returned(narrow)))
                .toString()
                .replace("TYPE", type);
    }

    private static String kind(String mnemonic) {
        if (mnemonic.contains(".store") || mnemonic.contains(".xchg")) return "assign";
        if (mnemonic.contains(".add") || mnemonic.contains(".sub")) return "addi";
        if (mnemonic.contains(".and")) return "andi";
        return mnemonic.contains(".xor") ? "xori" : "ori";
    }

    private static String returned(boolean narrow) {
        return narrow ? """
                  %result = arith.extui %old : INSIDE to TYPE
                  return %result : TYPE
                """ : "  return %old : TYPE\n";
    }

    /** The number expected has all bits of its type, of which memory may have fewer. */
    private static String exchanged(Opcode row) {
        String type = type(row.type().results().get(0));
        boolean narrow = !type.equals("i" + 8 * row.accessBytes());
        String low = narrow ? "  %low = arith.trunci %c : TYPE to INSIDE\n" : "";
        String extended = narrow ? "    %found = arith.extui %current : INSIDE to TYPE\n" : "";
        return (low + """
                  %old = memref.generic_atomic_rmw %view[] : memref<INSIDE> {
                  ^bb0(%current: INSIDE):
                """ + extended + """
                    %same = arith.cmpi eq, FOUND, %b : TYPE
                    %new = arith.select %same, VALUE, %current : INSIDE
                    memref.atomic_yield %new : INSIDE
                  }
                """ + returned(narrow))
                .replace("FOUND", narrow ? "%found" : "%current")
                .replace("VALUE", narrow ? "%low" : "%c")
                .replace("TYPE", type);
    }

    // ---- several threads

    /** Nobody can wait where the memory is not shared. */
    private String notified(Store memory) {
        if (!memory.shared()) return """
                  %woken = arith.constant 0 : i32
                  return %woken : i32
                """;
        library.define("wasabi_atomic_notify", """
                func.func private @wasabi_atomic_notify(index, i32) -> i32 attributes {wasm.instruction = "nop"}""");
        return """
                  %place = memref.extract_aligned_pointer_as_index %view : memref<INSIDE> -> index
                  %woken = func.call @wasabi_atomic_notify(%place, %b) : (index, i32) -> i32
                  return %woken : i32
                """;
    }

    private String awaited(Store memory, Opcode row) {
        if (!memory.shared()) return """
                  %never = arith.constant false
                  cf.assert %never, "SHARED"
                  %nothing = arith.constant 0 : i32
                  return %nothing : i32
                """.replace("SHARED", Trap.EXPECTED_SHARED_MEMORY.toString());
        String runtime = "wasabi_atomic_wait" + 8 * row.accessBytes();
        library.define(runtime, """
                func.func private @RUNTIME(index, INSIDE, i64) -> i32 attributes {wasm.instruction = "nop"}""".replace("RUNTIME", runtime).replace("INSIDE", "i" + 8 * row.accessBytes()));
        return """
                  %place = memref.extract_aligned_pointer_as_index %view : memref<INSIDE> -> index
                  %result = func.call @RUNTIME(%place, %b, %c) : (index, INSIDE, i64) -> i32
                  return %result : i32
                """.replace("RUNTIME", runtime);
    }
}
