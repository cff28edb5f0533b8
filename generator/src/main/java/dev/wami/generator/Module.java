package dev.wami.generator;

import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands beside the function of a program, its names beginning with the program's. */
final class Module {
    private final String prefix;
    private final StringBuilder out = new StringBuilder();
    private final List<Function> functions = new ArrayList<>();
    private int globals;

    Module(String prefix) {
        this.prefix = prefix;
    }

    String text() {
        return out.toString();
    }

    List<Function> functions() {
        return functions;
    }

    /** The symbol of the next function. */
    String nextFunction() {
        return "@" + prefix + "_f" + functions.size();
    }

    void add(Function function, String definition) {
        functions.add(function);
        out.append(definition);
    }

    /** A variable with a random constant, or one that is written before it is read. */
    String global(MemRefType type, boolean constant, TypeMenu types) {
        String symbol = "@" + prefix + "_g" + globals++;
        String value = constant ? initial(type, types) : "uninitialized";
        out.append("memref.global \"private\" ")
                .append(constant ? "constant " : "")
                .append(symbol);
        out.append(" : ")
                .append(type)
                .append(constant ? " = " : " = ")
                .append(value)
                .append('\n');
        return symbol;
    }

    /** A global of llvm with this value, or that is written before it is read. */
    String llvmGlobal(String kind, LlvmShape shape, @Nullable String value) {
        String symbol = "@" + prefix + "_g" + globals++;
        out.append("llvm.mlir.global internal " + kind + " " + symbol);
        if (value == null) {
            out.append("() : " + shape.text() + " {\n  %0 = llvm.mlir.zero : " + shape.text() + "\n  llvm.return %0 : "
                    + shape.text() + "\n}\n");
        } else if (shape.scalar() != null) {
            out.append("(" + value + ") : " + shape.text() + "\n");
        } else {
            out.append("() : " + shape.text() + " {\n  %0 = llvm.mlir.constant(" + value + ") : " + shape.text()
                    + "\n  llvm.return %0 : " + shape.text() + "\n}\n");
        }
        return symbol;
    }

    /** A variable of ml_program with a random value. */
    String variable(String kind, Type type, TypeMenu types) {
        String symbol = "@" + prefix + "_g" + globals++;
        out.append("ml_program.global private " + kind + symbol + "(" + types.constant(type) + ") : " + type + "\n");
        return symbol;
    }

    private static String initial(MemRefType type, TypeMenu types) {
        VectorType shape = VectorType.of(type.element(), type.shape().toArray());
        TensorType tensor = new TensorType(type.shape(), type.element(), null);
        DenseElementsAttr random = (DenseElementsAttr) types.constant(shape);
        DenseElementsAttr value = random.isSplat()
                ? DenseElementsAttr.splat(tensor, random.get(0))
                : DenseElementsAttr.of(tensor, longs(random));
        return "dense<" + value.literal() + ">";
    }

    private static long[] longs(DenseElementsAttr a) {
        long[] all = new long[(int) a.count()];
        for (int i = 0; i < all.length; i++) all[i] = a.get(i);
        return all;
    }
}
