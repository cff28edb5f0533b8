package dev.wami.llvmemit;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.GepOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.LlvmAggregates;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmConstants;
import dev.wami.llvm.LlvmFlags;
import dev.wami.llvm.LlvmGlobals;
import dev.wami.llvm.LlvmOp;
import dev.wami.llvm.LlvmStructType;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** The region that gives a global its first value, as one constant expression. */
final class InitializerText {
    private final TypeText types;
    private final ConstantText constants;
    private final Map<Value, Object> known = new IdentityHashMap<>();

    /** An aggregate made part by part, each a {@link String} or one of these; null parts are {@code rest}. */
    private record Parts(Type type, Object[] parts, String rest) {}

    InitializerText(TypeText types, ConstantText constants) {
        this.types = types;
        this.constants = constants;
    }

    String of(Block block) {
        for (Operation op : block) {
            if (op.kind() == LlvmOp.RETURN) return text(known(op.operand(0)), op.location());
            if (op.resultCount() != 1) throw noConstant(op);
            known.put(op.result(0), value(op));
        }
        throw new IllegalStateException("the verifier asks for a return");
    }

    private static Unsupported noConstant(Operation op) {
        return new Unsupported(op.location(), "'" + op.name() + "' in an initializer is no constant expression");
    }

    private Object known(Value v) {
        Object found = known.get(v);
        if (found == null) throw new IllegalStateException("the region is isolated");
        return found;
    }

    private Object value(Operation op) {
        Type type = op.result(0).type();
        if (op instanceof LlvmConstants.ConstantOp c) return constants.of(c.value(), type, op.location());
        if (op instanceof LlvmConstants.ZeroOp) return ConstantText.zero(type);
        if (op instanceof LlvmConstants.UndefOp) return "undef";
        if (op instanceof LlvmConstants.PoisonOp) return "poison";
        if (op instanceof LlvmGlobals.AddressOfOp a) {
            return Identifiers.global(a.symbol().leaf());
        }
        if (op instanceof LlvmAggregates.InsertValueOp i) return inserted(i);
        if (op instanceof LlvmAggregates.ExtractValueOp x) return extracted(x);
        if (op instanceof GepOp g) return address(g);
        if (op instanceof CastOp c) {
            return c.kind().instruction() + " (" + typed(op.operand(0), op) + " to " + types.of(type, op.location())
                    + ")";
        }
        if (op instanceof IntOp i) {
            return i.kind().instruction() + " " + i.instructionFlags() + "(" + typed(op.operand(0), op) + ", "
                    + typed(op.operand(1), op) + ")";
        }
        throw noConstant(op);
    }

    private String typed(Value v, Operation user) {
        return types.of(v.type(), user.location()) + " " + text(known(v), user.location());
    }

    private String address(GepOp op) {
        StringJoiner out = new StringJoiner(", ", "getelementptr " + gepFlags(op.flags()) + "(", ")");
        out.add(types.of(op.element(), op.location())).add(typed(op.base(), op));
        for (Object index : op.indices()) out.add(index instanceof Value v ? typed(v, op) : "i32 " + index);
        return out.toString();
    }

    /** The flags of an address computation, each with a space after it. */
    static String gepFlags(int flags) {
        boolean inbounds = (flags & LlvmFlags.GEP_INBOUNDS) == LlvmFlags.GEP_INBOUNDS;
        String first = inbounds ? "inbounds " : (flags & LlvmFlags.GEP_NUSW) != 0 ? "nusw " : "";
        return first + ((flags & LlvmFlags.GEP_NUW) != 0 ? "nuw " : "");
    }

    // ---- aggregates

    private Object inserted(LlvmAggregates.InsertValueOp op) {
        return insert(known(op.container()), op.container().type(), known(op.value()), op.position(), 0, op);
    }

    private Object insert(Object whole, Type type, Object part, long[] position, int depth, Operation op) {
        if (depth == position.length) return part;
        Parts parts = parts(whole, type, op);
        Object[] copy = parts.parts().clone();
        int i = (int) position[depth];
        Object before = copy[i] == null ? parts.rest() : copy[i];
        copy[i] = insert(before, partType(type, i), part, position, depth + 1, op);
        return new Parts(type, copy, parts.rest());
    }

    private static Parts parts(Object whole, Type type, Operation op) {
        if (whole instanceof Parts p) return p;
        String rest = (String) whole;
        boolean uniform = rest.equals("undef") || rest.equals("poison") || rest.equals("zeroinitializer");
        if (!uniform) throw noConstant(op);
        long n = type instanceof LlvmStructType s ? s.body().size() : ((LlvmArrayType) type).size();
        return new Parts(type, new Object[Math.toIntExact(n)], rest);
    }

    private static Type partType(Type type, int i) {
        return type instanceof LlvmStructType s ? s.body().get(i) : ((LlvmArrayType) type).element();
    }

    private Object extracted(LlvmAggregates.ExtractValueOp op) {
        Object at = known(op.container());
        Type type = op.container().type();
        for (long i : op.position()) {
            Parts parts = parts(at, type, op);
            type = partType(type, (int) i);
            Object part = parts.parts()[(int) i];
            at = part == null ? rest(parts.rest(), type) : part;
        }
        return at;
    }

    private static String rest(String word, Type type) {
        return word.equals("zeroinitializer") ? ConstantText.zero(type) : word;
    }

    private String text(Object value, Location user) {
        if (!(value instanceof Parts p)) return (String) value;
        boolean packed = p.type() instanceof LlvmStructType s && s.isPacked();
        boolean array = p.type() instanceof LlvmArrayType;
        List<Object> parts = java.util.Arrays.asList(p.parts());
        StringJoiner out =
                new StringJoiner(", ", array ? "[" : packed ? "<{ " : "{ ", array ? "]" : packed ? " }>" : " }");
        for (int i = 0; i < parts.size(); i++) {
            Type type = partType(p.type(), i);
            Object part = parts.get(i) == null ? rest(p.rest(), type) : parts.get(i);
            out.add(types.of(type, user) + " " + text(part, user));
        }
        return out.toString();
    }
}
