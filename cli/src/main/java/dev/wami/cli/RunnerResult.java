package dev.wami.cli;

import dev.wami.tools.run.PrintfFloat;
import dev.wami.tools.run.Scalar;
import dev.wami.tools.run.Signature;
import java.util.List;

/**
 * What {@code --entry-point-result} names: the result that mlir-runner expects of the program, and how it prints it.
 */
enum RunnerResult {
    VOID,
    I32,
    I64,
    F32,
    F64;

    static final List<String> NAMES = List.of("void", "i32", "i64", "f32", "f64");

    static RunnerResult of(String name) {
        int at = NAMES.indexOf(name);
        if (at < 0) {
            throw new UsageException("--entry-point-result: there is no '" + name + "'" + Closest.hint(name, NAMES)
                    + " (there are " + String.join(", ", NAMES) + ")");
        }
        return values()[at];
    }

    /** What is wrong with a function of this signature, to follow its name; empty if nothing is. */
    String mismatch(Signature signature) {
        if (this == VOID) return "";
        String own = NAMES.get(ordinal());
        boolean one = signature.results().size() == 1
                && signature.results().get(0).scalar().isPresent();
        if (one && fits(signature.results().get(0).scalar().get())) return "";
        return "has type " + signature + ", and --entry-point-result=" + own + " needs one result of " + own;
    }

    private boolean fits(Scalar scalar) {
        boolean isFloat = this == F32 || this == F64;
        return scalar.isFloat() == isFloat && scalar.bits() == (this == I32 || this == F32 ? 32 : 64);
    }

    /** As mlir-runner prints it, with the end of the line: results of a void function are not looked at. */
    String print(long[] results) {
        return switch (this) {
            case VOID -> "";
            case I32, I64 -> results[0] + "\n";
            case F32 -> PrintfFloat.exponential(Float.intBitsToFloat((int) results[0])) + "\n";
            case F64 -> PrintfFloat.exponential(Double.longBitsToDouble(results[0])) + "\n";
        };
    }
}
