package dev.wami.wasmimport.wasmssatostd;

import dev.wami.wasmspec.Opcode;

/**
 * The functions that stand for wide arithmetic, on 128 bits as two i64, the low half first. Source: the wide arithmetic
 * proposal.
 */
final class WideFunctions {
    private WideFunctions() {}

    private static final String ADD = """
              %low, %carry = arith.addui_extended %a, %c : i64, i1
              %sum = arith.addi %b, %d : i64
              %one = arith.extui %carry : i1 to i64
              %high = arith.addi %sum, %one : i64
            """;

    private static final String SUB = """
              %low = arith.subi %a, %c : i64
              %borrow = arith.cmpi ult, %a, %c : i64
              %difference = arith.subi %b, %d : i64
              %one = arith.extui %borrow : i1 to i64
              %high = arith.subi %difference, %one : i64
            """;

    /** The function for a row. */
    static String of(Library library, Opcode row) {
        String name = row.mnemonic().replace('.', '_');
        boolean product = row.type().params().size() == 2;
        String body = switch (row) {
            case I64_ADD128 -> ADD;
            case I64_SUB128 -> SUB;
            case I64_MUL_WIDE_S -> "  %low, %high = arith.mulsi_extended %a, %b : i64\n";
            case I64_MUL_WIDE_U -> "  %low, %high = arith.mului_extended %a, %b : i64\n";
            default -> throw new IllegalArgumentException(row.mnemonic());
        };
        return library.define(
                name,
                "func.func private @__wasm_" + name + "(%a: i64, %b: i64" + (product ? "" : ", %c: i64, %d: i64")
                        + ") -> (i64, i64) attributes {wasm.instruction = \"" + row.mnemonic() + "\"} {\n" + body
                        + "  return %low, %high : i64, i64\n}");
    }
}
