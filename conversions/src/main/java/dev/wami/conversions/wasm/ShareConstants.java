package dev.wami.conversions.wasm;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.Structured.LoopOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Keeps a constant in a local where naming that takes fewer bytes than repeating the constant. It is written where it
 * occurs first if control gets to all others from there, otherwise at the start of the function; not in a loop, so that
 * wasm-shrink-constants may take a conversion for it. An engine that makes SSA form of locals gets the same code as
 * before, and reading a local takes an interpreter no longer than a constant.
 *
 * <pre>
 *   f64.const 0.2 ... f64.const 0.2   -&gt;   f64.const 0.2; local.tee L ... local.get L       18 bytes to 13
 * </pre>
 */
public final class ShareConstants extends Pass {
    public final Option<Boolean> inLoops =
            Option.of("in-loops", true, "that of wasm-shrink-constants, which is to follow");

    private static final Statistic SHARED =
            new Statistic("num-shared", "Number of constants that are read from a local instead");

    /** Indices below take one byte (specification 5.2.2). */
    private static final int SHORT_INDICES = 128;

    /** Bytes for the first local of a type: how many there are, and the type. */
    private static final int DECLARATION = 2;

    @Override
    public String name() {
        return "wasm-share-constants";
    }

    @Override
    public String summary() {
        return "keep constants in locals that are long and occur often";
    }

    @Override
    public String anchor() {
        return "wasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SHARED);
    }

    private record Constant(Opcode opcode, long bits) {
        // written out, as the JVM makes those of a record at their first call, which costs a start

        @Override
        public boolean equals(Object other) {
            return other instanceof Constant that && opcode == that.opcode && bits == that.bits;
        }

        @Override
        public int hashCode() {
            return 31 * opcode.code() + Long.hashCode(bits);
        }
    }

    @Override
    public void run(Operation op, PassContext context) {
        FuncOp function = (FuncOp) op;
        Map<Constant, List<ConstOp>> all = new LinkedHashMap<>();
        function.walk(o -> {
            if (!(o instanceof ConstOp c)) return;
            all.computeIfAbsent(new Constant(c.opcode(), c.bits()), k -> new ArrayList<>())
                    .add(c);
        });
        List<Type> locals = new ArrayList<>(function.locals());
        int first = function.type().inputs().size();
        int shared = 0;
        for (List<ConstOp> same : all.values()) {
            if (first + locals.size() >= SHORT_INDICES) break;
            Type type = type(same.get(0).opcode());
            boolean inPlace = reachesAll(same);
            if (gain(same, inPlace) <= (locals.contains(type) ? 0 : DECLARATION)) continue;
            share(function, same, first + locals.size(), inPlace);
            locals.add(type);
            shared += same.size();
        }
        if (shared > 0) function.setLocals(locals, names(function));
        context.count(SHARED.name(), shared);
    }

    private static List<String> names(FuncOp function) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < function.localCount(); i++) {
            String name = function.localName(i);
            names.add(name == null ? "" : name);
        }
        return names;
    }

    private static Type type(Opcode constant) {
        return switch (constant) {
            case I32_CONST -> IntegerType.I32;
            case I64_CONST -> IntegerType.I64;
            case F32_CONST -> FloatType.F32;
            default -> FloatType.F64;
        };
    }

    /** Whether control gets to the others only past the first, and to that once. */
    private static boolean reachesAll(List<ConstOp> same) {
        Block block = same.get(0).requiredBlock();
        if (same.get(0).parentOfType(LoopOp.class) != null) return false;
        for (ConstOp c : same) if (block.ancestorInBlock(c) == null) return false;
        return true;
    }

    /** In bytes. */
    private int gain(List<ConstOp> same, boolean inPlace) {
        int repeated = 0;
        for (ConstOp c : same) {
            repeated += ShrinkConstants.bytes(c, inLoops.get() || c.parentOfType(LoopOp.class) == null);
        }
        int access = 2;
        int accesses = inPlace ? same.size() : same.size() + 1;
        return repeated
                - ShrinkConstants.bytes(same.get(0).opcode(), same.get(0).bits())
                - access * accesses;
    }

    private static void share(FuncOp function, List<ConstOp> same, int local, boolean inPlace) {
        ConstOp first = same.get(0);
        Operation copy = inPlace ? first : first.copy();
        if (inPlace) {
            first.requiredBlock().insertBefore(new LocalOp(first.location(), Opcode.LOCAL_TEE, local), first.next());
        } else {
            Operation start = function.body().first();
            function.body().insertBefore(copy, start);
            function.body().insertBefore(new LocalOp(first.location(), Opcode.LOCAL_SET, local), start);
        }
        for (ConstOp c : same) {
            if (c == copy) continue;
            c.requiredBlock().insertBefore(new LocalOp(c.location(), Opcode.LOCAL_GET, local), c);
            c.erase();
        }
    }
}
