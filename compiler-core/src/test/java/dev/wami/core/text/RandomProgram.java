package dev.wami.core.text;

import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.IntegerSetAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.TupleType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes random programs of unregistered operations: nested regions, branches, forward references, all attributes. */
final class RandomProgram {
    private final Random random;

    private RandomProgram(long seed) {
        this.random = new Random(seed);
    }

    static ModuleOp make(long seed) {
        RandomProgram p = new RandomProgram(seed);
        ModuleOp module = new ModuleOp(p.location());
        p.fill(module.body(), new ArrayList<>(), 3);
        return module;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private int below(int n) {
        return random.nextInt(n);
    }

    /** Appends operations that use values of {@code scope}, and now and then one another's results. */
    private void fill(Block block, List<Value> scope, int depth) {
        List<Value> known = new ArrayList<>(scope);
        known.addAll(block.arguments());
        for (int n = 1 + below(5); n > 0; n--) {
            OpState state = OpState.at(location()).name("u." + "abcdef".charAt(below(6)));
            for (int i = below(4); i > 0 && !known.isEmpty(); i--) state.operand(known.get(below(known.size())));
            for (int i = below(4); i > 0; i--) state.result(type(2));
            if (chance(40)) state.attributes(dictionary(2));
            if (chance(20)) state.properties(dictionary(2));
            if (depth > 0 && chance(30)) for (int i = 1 + below(2); i > 0; i--) state.region(region(known, depth - 1));
            Operation op = block.add(new UnregisteredOp(state));
            known.addAll(op.results());
        }
    }

    private Region region(List<Value> scope, int depth) {
        Region region = new Region();
        int blocks = chance(70) ? 1 : below(4);
        for (int b = 0; b < blocks; b++) {
            Block block = region.add(new Block());
            for (int i = below(3); i > 0; i--) block.addArgument(type(1), location());
            fill(block, scope, depth);
        }
        if (blocks > 1) {
            for (Block block : region) {
                OpState end = OpState.at(location()).name("u.end");
                for (int i = below(3); i > 0; i--) {
                    Block target = region.entry();
                    for (int skip = 1 + below(blocks - 1); skip > 0 && target != null; skip--) target = target.next();
                    if (target != null) end.successor(target);
                }
                block.add(new UnregisteredOp(end));
            }
        }
        return region;
    }

    private Location location() {
        return switch (below(6)) {
            case 0 -> Location.UNKNOWN;
            case 1 -> new Location.Named("n" + below(3), Location.of("f", below(9), below(9)));
            case 2 -> new Location.CallSite(Location.of("g", 1, below(5)), Location.of("h", below(5), 1));
            case 3 ->
                Location.fused(
                        List.of(Location.of("f", 1, 1), Location.of("f", 2, below(4))), chance(50) ? string() : null);
            default -> Location.of("a \"b\".mlir", 1 + below(99), 1 + below(99));
        };
    }

    private Type type(int depth) {
        return switch (below(depth > 0 ? 12 : 6)) {
            case 0 -> IntegerType.of(1 << below(8));
            case 1 -> IntegerType.of(1 + below(70), IntegerType.Signedness.values()[below(3)]);
            case 2 -> IndexType.INDEX;
            case 3, 4 -> FloatType.values()[below(FloatType.values().length)];
            case 5 -> IntegerType.I32;
            case 6 -> new FunctionType(types(depth - 1), types(depth - 1));
            case 7 -> new TupleType(types(depth - 1));
            case 8 -> VectorType.of(scalar(), 1 + below(4), 1 + below(4));
            case 9 -> TensorType.of(scalar(), dims());
            case 10 ->
                new MemRefType(
                        dev.wami.core.ir.type.Shape.of(4, 8),
                        scalar(),
                        chance(50) ? new AffineMapAttr(map(2)) : null,
                        chance(30) ? IntegerAttr.i64(1 + below(3)) : null);
            default -> new ComplexType(FloatType.F32);
        };
    }

    private Type scalar() {
        return chance(50) ? IntegerType.of(1 + below(64)) : chance(50) ? FloatType.F32 : FloatType.BF16;
    }

    private long[] dims() {
        long[] dims = new long[below(3)];
        for (int i = 0; i < dims.length; i++) dims[i] = chance(20) ? dev.wami.core.ir.type.Shape.DYNAMIC : below(5);
        return dims;
    }

    private List<Type> types(int depth) {
        List<Type> out = new ArrayList<>();
        for (int i = below(3); i > 0; i--) out.add(type(depth));
        return out;
    }

    private StringAttr string() {
        StringBuilder s = new StringBuilder();
        for (int i = below(6); i > 0; i--) s.append("ab \"\\\n\u0000\u00e9\u20ac\uDCFF".charAt(below(10)));
        // a byte that is no UTF-8 stands for itself only where it does not complete a character
        return StringAttr.of(s.toString());
    }

    private DictionaryAttr dictionary(int depth) {
        DictionaryAttr d = DictionaryAttr.EMPTY;
        for (int i = 1 + below(3); i > 0; i--) {
            d = d.with(new String[] {"a", "b.c", "d e", "true", "_x"}[below(5)], attribute(depth));
        }
        return d;
    }

    private Attribute attribute(int depth) {
        switch (below(depth > 0 ? 15 : 12)) {
            case 0:
                return IntegerAttr.of(IntegerType.of(1 + below(64)), random.nextLong());
            case 1:
                return IntegerAttr.of(IntegerType.of(65 + below(99)), new BigInteger(160, random));
            case 2:
                return IntegerAttr.of(
                        IntegerType.of(1 + below(64), IntegerType.Signedness.UNSIGNED), random.nextLong());
            case 3:
                return FloatAttr.f64(chance(50) ? below(1000) / 8.0 : Double.longBitsToDouble(random.nextLong()));
            case 4:
                return new FloatAttr(FloatType.F32, random.nextInt() & 0xFFFFFFFFL);
            case 5:
                return new FloatAttr(chance(50) ? FloatType.F16 : FloatType.BF16, random.nextInt(1 << 16));
            case 6:
                return string();
            case 7:
                return UnitAttr.UNIT;
            case 8:
                return chance(50) ? SymbolRef.of("f g") : new SymbolRef("f", List.of("g", "h i"));
            case 9:
                return chance(60)
                        ? new AffineMapAttr(map(1 + below(3)))
                        : new IntegerSetAttr(
                                new IntegerSet(2, 0, List.of(AffineExpr.dim(1).plus(below(5))), List.of(chance(50))));
            case 10:
                return DenseArrayAttr.of(IntegerType.I16, below(9), -below(9));
            case 11:
                return elements();
            case 12: {
                List<Attribute> all = new ArrayList<>();
                for (int i = below(4); i > 0; i--) all.add(attribute(depth - 1));
                return new ArrayAttr(all);
            }
            case 13:
                return dictionary(depth - 1);
            default:
                return new TypeAttr(type(1));
        }
    }

    private Attribute elements() {
        boolean big = chance(20);
        VectorType type = big ? VectorType.of(IntegerType.I32, 120) : VectorType.of(FloatType.F32, 2, 3);
        long[] bits = new long[big ? 120 : 6];
        for (int i = 0; i < bits.length; i++) bits[i] = big ? random.nextInt() : Float.floatToIntBits(below(100) / 4f);
        return DenseElementsAttr.of(type, bits);
    }

    private AffineMap map(int dims) {
        AffineExpr e = AffineExpr.dim(below(dims));
        for (int i = below(3); i > 0; i--) {
            e = switch (below(4)) {
                case 0 -> e.plus(below(9) - 4);
                case 1 -> e.times(1 + below(6));
                case 2 -> e.floorDiv(1 + below(6));
                default -> e.mod(2 + below(6));
            };
        }
        return new AffineMap(dims, 0, List.of(e));
    }
}
