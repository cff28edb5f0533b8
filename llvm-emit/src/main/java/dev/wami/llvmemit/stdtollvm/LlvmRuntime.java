package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmBranches;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmGlobals;
import dev.wami.llvm.LlvmNamedType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmWordAttr;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Functions and data that lowered code needs beside what the program has, put at the start of the module. */
final class LlvmRuntime {
    private final Block module;
    private final IntegerType index;
    private final Set<String> names = new HashSet<>();
    private final Map<String, String> messages = new HashMap<>();

    /**
     * @param module where it goes
     * @param taken symbols that are not there
     */
    LlvmRuntime(Block module, Collection<String> taken, IntegerType index) {
        this.module = module;
        this.index = index;
        names.addAll(taken);
        for (Operation op : module) {
            if (op instanceof Symbol s && s.symbolName() != null) names.add(s.symbolName());
        }
    }

    private void insertFirst(Operation op) {
        Builder.atStart(module).insert(op);
    }

    /** The name of an outside function, declared unless the module has a symbol of that name. */
    String declare(String name, LlvmFunctionType type) {
        if (names.add(name)) insertFirst(LlvmFuncOp.declare(Location.UNKNOWN, name, type));
        return name;
    }

    private static LlvmFunctionType type(Type result, Type... parameters) {
        return new LlvmFunctionType(result, List.of(parameters));
    }

    LlvmFunctionType mallocType() {
        return type(LlvmPointerType.PTR, index);
    }

    String malloc() {
        return declare("malloc", mallocType());
    }

    LlvmFunctionType freeType() {
        return type(LlvmNamedType.VOID, LlvmPointerType.PTR);
    }

    String free() {
        return declare("free", freeType());
    }

    LlvmFunctionType abortType() {
        return type(LlvmNamedType.VOID);
    }

    String abort() {
        return declare("abort", abortType());
    }

    LlvmFunctionType putsType() {
        return type(LlvmNamedType.VOID, LlvmPointerType.PTR);
    }

    String puts() {
        return declare("puts", putsType());
    }

    LlvmFunctionType fflushType() {
        return type(IntegerType.I32, LlvmPointerType.PTR);
    }

    String fflush() {
        return declare("fflush", fflushType());
    }

    /** {@code name}, a function of a text that never returns, declared unless the module has a symbol of that name. */
    String noReturn(String name) {
        if (names.add(name)) {
            LlvmFuncOp function = LlvmFuncOp.declare(Location.UNKNOWN, name, putsType());
            function.setAttribute(
                    "passthrough", new ArrayAttr(List.of(StringAttr.of("noreturn"), StringAttr.of("cold"))));
            insertFirst(function);
        }
        return name;
    }

    /** The name of a private constant that holds {@code text} and a zero; equal texts share one. */
    String message(String text) {
        return messages.computeIfAbsent(text, this::makeMessage);
    }

    private String makeMessage(String text) {
        byte[] utf8 = (text + "\0").getBytes(StandardCharsets.UTF_8);
        long[] bits = new long[utf8.length];
        for (int i = 0; i < bits.length; i++) bits[i] = utf8[i];
        String name = unused("assert_msg");
        TensorType shape = new TensorType(Shape.of(utf8.length), IntegerType.I8, null);
        insertFirst(new LlvmGlobals.GlobalOp(
                Location.UNKNOWN,
                name,
                new LlvmArrayType(IntegerType.I8, utf8.length),
                LlvmWordAttr.PRIVATE,
                true,
                DenseElementsAttr.of(shape, bits),
                0,
                0));
        return name;
    }

    private String unused(String base) {
        String name = base;
        for (int i = 0; !names.add(name); i++) name = base + "_" + i;
        return name;
    }

    /**
     * The name of a private function {@code (base, exponent) -> base ^ exponent} on integers; a negative exponent gives
     * {@code 1 / base ^ -exponent} towards zero, and a division by zero for base 0, as upstream's
     * convert-math-to-funcs.
     *
     * <pre>
     *   entry: exponent == 0 ? done(1) : exponent &lt; 0 ? negative : loop(1, base, exponent)
     *   negative: done(base == 1 ? 1 : base == -1 ? (exponent odd ? -1 : 1) : base == 0 ? 1 / 0 : 0)
     *   loop(result, base, n): result = n odd ? result * base : result; n /= 2; n == 0 ? done(result) : loop(base^2)
     * </pre>
     */
    String integerPower(IntegerType type) {
        String name = "__mlir_math_ipowi_" + type;
        if (!names.add(name)) return name;
        LlvmFuncOp function = LlvmFuncOp.define(
                Location.UNKNOWN, name, new LlvmFunctionType(type, List.of(type, type)), LlvmWordAttr.PRIVATE);
        insertFirst(function);
        new PowerBody(function, type, index).write();
        return name;
    }

    /** The body of {@link #integerPower}. */
    private static final class PowerBody {
        private final LlvmFuncOp function;
        private final IntegerType type;
        private final Builder at = new Builder();
        private final LlvmEmitter e;

        PowerBody(LlvmFuncOp function, IntegerType type, IntegerType index) {
            this.function = function;
            this.type = type;
            this.e = new LlvmEmitter(at, Location.UNKNOWN, index);
        }

        void write() {
            Block entry = function.body().entry();
            Block signs = block(0);
            Block negative = block(0);
            Block loop = block(3);
            Block more = block(0);
            Block done = block(1);
            Value base = entry.argument(0);
            Value exponent = entry.argument(1);

            at.setToEnd(entry);
            Value zero = e.integer(type, 0);
            Value one = e.integer(type, 1);
            branch(e.icmp("eq", exponent, zero), done, List.of(one), signs, List.of());

            at.setToEnd(signs);
            branch(e.icmp("slt", exponent, zero), negative, List.of(), loop, List.of(one, base, exponent));

            at.setToEnd(negative);
            Value odd = e.icmp("ne", e.binary(IntOp.Kind.AND, exponent, one), zero);
            Value minusOne = e.integer(type, -1);
            // base 0 divides by zero; every other base but 1 and -1 gives 0
            Value inverse = e.binary(IntOp.Kind.SDIV, one, base);
            Value ofMinusOne = e.select(odd, minusOne, one);
            Value result = e.select(e.icmp("eq", base, minusOne), ofMinusOne, inverse);
            e.add(new LlvmBranches.BrOp(Location.UNKNOWN, done, List.of(result)));

            at.setToEnd(loop);
            Value n = loop.argument(2);
            Value odds = e.icmp("ne", e.binary(IntOp.Kind.AND, n, one), zero);
            Value product = e.select(odds, e.mul(loop.argument(0), loop.argument(1)), loop.argument(0));
            Value half = e.binary(IntOp.Kind.LSHR, n, one);
            branch(e.icmp("eq", half, zero), done, List.of(product), more, List.of());

            at.setToEnd(more);
            Value square = e.mul(loop.argument(1), loop.argument(1));
            e.add(new LlvmBranches.BrOp(Location.UNKNOWN, loop, List.of(product, square, half)));

            at.setToEnd(done);
            e.add(new LlvmBranches.ReturnOp(Location.UNKNOWN, done.argument(0)));
        }

        private Block block(int arguments) {
            Block b = function.body().add(new Block());
            for (int i = 0; i < arguments; i++) b.addArgument(type, Location.UNKNOWN);
            return b;
        }

        private void branch(Value condition, Block yes, List<Value> a, Block no, List<Value> b) {
            e.add(new LlvmBranches.CondBrOp(Location.UNKNOWN, condition, yes, a, no, b));
        }
    }
}
