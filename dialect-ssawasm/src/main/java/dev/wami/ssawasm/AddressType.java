package dev.wami.ssawasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;

/**
 * The type of addresses, of indices of tables and of sizes of both: i32, or i64 where the memory or table has such
 * addresses. The word {@code i64} behind an operand says so: {@code ssawasm.load %a i64 offset = 8 : f32}.
 */
enum AddressType implements TypeConstraint {
    ANY;

    /** What loads, stores and atomic instructions call it. */
    static final String ADDRESS = "address";

    private static final String WIDE = "i64";

    @Override
    public boolean accepts(Type type) {
        return type.isInteger(32) || type.isInteger(64);
    }

    @Override
    public String description() {
        return "32-bit or 64-bit signless integer";
    }

    /** The directive of an assembly format that comes behind an operand. */
    static String format(String operand) {
        return "`` custom<" + operand + ">(type($" + operand + ")) ";
    }

    static boolean parse(String operand, AsmParser parser, FormatState read) {
        read.type(operand, parser.optionalKeyword(WIDE) ? IntegerType.I64 : IntegerType.I32);
        return true;
    }

    /** Of an operand that no variadic one stands before. */
    static void print(Operation op, String operand, AsmPrinter out) {
        print(op.operand(op.spec().operandIndex(operand)), out);
    }

    static void print(Value address, AsmPrinter out) {
        if (address.type().isInteger(64)) out.text(" " + WIDE);
    }
}
