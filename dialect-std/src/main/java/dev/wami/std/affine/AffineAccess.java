package dev.wami.std.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.memref.CastOp;
import dev.wami.std.memref.MemRefGlobal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Accesses to memory at subscripts that are affine. */
public final class AffineAccess {
    private static final String MAP = AffineApply.MAP;

    private AffineAccess() {}

    /** What the accesses share: a memref, a map, and the map's operands as the last ones of the operation. */
    public abstract static class AccessOp extends Operation implements MemoryEffects, Evaluable {
        AccessOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public abstract Value memref();

        /** The operands of {@link #map}, dimensions first. */
        public abstract List<Value> mapOperands();

        public final MemRefType memrefType() {
            return (MemRefType) memref().type();
        }

        /** The subscripts as a function of {@link #mapOperands}. */
        public final AffineMap map() {
            return property(MAP, AffineMapAttr.class).map();
        }

        /** Changes the subscripts to {@code map} of {@code operands}, dimensions first. */
        public final void setSubscripts(AffineMap map, List<Value> operands) {
            setAttribute(MAP, new AffineMapAttr(map));
            setOperands(spec().operands().size() - 1, operands);
        }

        final boolean verifySubscripts(Diagnostics diagnostics) {
            AffineMap map = map();
            boolean ranks = map.results().size() == memrefType().rank();
            if (ranks && map.inputs() == mapOperands().size()) {
                return AffineOperands.verify(this, mapOperands(), map.dims(), diagnostics);
            }
            diagnostics.error(
                    this,
                    ranks
                            ? "expects as many subscripts as affine map inputs"
                            : "affine map num results must equal memref rank");
            return false;
        }

        /** The same access with another map of other operands. */
        abstract AccessOp with(AffineMap map, List<Value> operands);

        /** {@code load(cast(x)) -> load(x)}. */
        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, null) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        /** Composes the subscripts with what computes them and brings them to their canonical form. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            ValueMap simpler = AffineApply.simplified(map(), mapOperands());
            if (simpler.is(map(), mapOperands())) return false;
            // as upstream, discardable attributes are discarded
            rewriter.replace(this, with(simpler.map(), simpler.operands()));
            return true;
        }

        /** The subscripts in {@code frame}; a trap was set in it if this is null. */
        final long @Nullable [] subscripts(Frame frame) {
            long[] subscripts = AffineApply.compute(frame, map(), mapOperands());
            String problem = subscripts == null
                    ? "division by zero in an affine map"
                    : frame.memref(memref()).violation(subscripts);
            if (problem == null) return subscripts;
            frame.trap(problem);
            return null;
        }

        /** Reads {@code %m[%i + 1] {a = 1} : memref<...>} into a memref and subscripts. */
        static @Nullable Parsed parseAccess(AsmParser parser, OpState state) {
            UnresolvedOperand memref = parser.parseOperand();
            AsmParser.AffineOperands subscripts = memref == null ? null : parser.parseAffineMapOfSsaIds("[", "]");
            if (memref == null || subscripts == null) return null;
            return new Parsed(memref, subscripts);
        }

        /** Writes {@code %m[%i + 1]}. */
        final void printAccess(AsmPrinter printer) {
            printer.value(memref());
            printer.text("[");
            printer.affineMapOfSsaIds(map(), mapOperands());
            printer.text("]");
        }
    }

    /** A memref and subscripts as they are read. */
    record Parsed(UnresolvedOperand memref, AsmParser.AffineOperands subscripts) {

        /** Reads {@code : memref<...>}; null after a reported error. */
        @Nullable
        MemRefType parseType(AsmParser parser) {
            return parser.parseColonType(TypeKind.MEMREF);
        }

        /** Adds the memref and the subscripts to {@code state}; false after a reported error. */
        boolean resolve(AsmParser parser, MemRefType type, OpState state) {
            Value memrefValue = parser.resolve(memref, type);
            List<UnresolvedOperand> all = new ArrayList<>(subscripts.dims());
            all.addAll(subscripts.symbols());
            List<Value> operands = parser.resolveAll(all, IndexType.INDEX);
            if (memrefValue == null || operands == null) return false;
            state.operand(memrefValue).operands(operands).property(MAP, new AffineMapAttr(subscripts.map()));
            return true;
        }
    }

    /** Reads an element. Upstream: affine.load. */
    public static final class LoadOp extends AccessOp implements PromotableAccess {
        static final OpSpec SPEC = OpSpec.of(AffineOp.LOAD, "load an element")
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .attribute(MAP, Attrs.AFFINE_MAP)
                .result("result", Types.ANY)
                .customSyntax();

        LoadOp(OpState state) {
            super(SPEC, state);
        }

        public LoadOp(Location location, Value memref, AffineMap map, List<? extends Value> mapOperands) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(memref)
                            .operands(mapOperands)
                            .property(MAP, new AffineMapAttr(map))
                            .result(((MemRefType) memref.type()).element()));
        }

        @Override
        public Value memref() {
            return operand(0);
        }

        @Override
        public List<Value> mapOperands() {
            return operands(1);
        }

        @Override
        LoadOp with(AffineMap map, List<Value> operands) {
            return new LoadOp(location(), memref(), map, operands);
        }

        @Override
        public void effects(EffectList out) {
            out.read(memref());
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return memref() == slot;
        }

        @Override
        public boolean storesTo(Value slot) {
            return false;
        }

        @Override
        public Value storedValue() {
            throw new IllegalStateException("a load stores nothing");
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!result().type().equals(memrefType().element())) {
                diagnostics.error(this, "result type must match element type of memref");
            } else {
                verifySubscripts(diagnostics);
            }
        }

        /**
         * What is loaded from a global that is constant is known: all elements are equal, or the subscripts are known.
         */
        @Override
        public FoldResult fold(Folder folder) {
            FoldResult byCast = super.fold(folder);
            if (byCast != FoldResult.NONE || !(memref().definedBy() instanceof MemRefGlobal.GetGlobalOp address)) {
                return byCast;
            }
            MemRefGlobal.GlobalOp global = address.definition();
            if (global == null || !global.isConstant()) return FoldResult.NONE;
            if (!(global.initialValue() instanceof DenseElementsAttr elements)
                    || elements.isStrings()
                    || elements.type().element() instanceof ComplexType) return FoldResult.NONE;
            long at = elements.isSplat() ? 0 : position(global.type().shape());
            return at < 0 ? FoldResult.NONE : FoldResult.of(elements.element(at));
        }

        /** Of the element at known subscripts, row by row; -1 if they are not known. */
        private long position(Shape shape) {
            long at = 0;
            for (int i = 0; i < shape.rank(); i++) {
                if (!(map().results().get(i) instanceof AffineConstantExpr c)) return -1;
                if (c.value() < 0 || c.value() >= shape.dim(i)) return -1;
                at = at * shape.dim(i) + c.value();
            }
            return at;
        }

        @Override
        public Step evaluate(Frame frame) {
            long[] at = subscripts(frame);
            if (at == null) return Step.TRAP;
            MemRefValue memref = frame.memref(memref());
            return frame.put(result(), memref.buffer().get(memref.position(at)));
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Parsed access = parseAccess(parser, state);
            if (access == null || !parser.optionalAttrDict(state)) return false;
            MemRefType type = access.parseType(parser);
            if (type == null) return false;
            state.result(type.element());
            return access.resolve(parser, type, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printAccess(printer);
            printer.optionalAttrDict(this, List.of(MAP));
            printer.text(" : ").print(memref().type());
        }
    }

    /** Writes an element. Upstream: affine.store. */
    public static final class StoreOp extends AccessOp implements PromotableAccess {
        static final OpSpec SPEC = OpSpec.of(AffineOp.STORE, "store an element")
                .operand("value", Types.ANY)
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .attribute(MAP, Attrs.AFFINE_MAP)
                .customSyntax();

        StoreOp(OpState state) {
            super(SPEC, state);
        }

        public StoreOp(Location location, Value value, Value memref, AffineMap map, List<? extends Value> mapOperands) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(value, memref)
                            .operands(mapOperands)
                            .property(MAP, new AffineMapAttr(map)));
        }

        public Value value() {
            return operand(0);
        }

        @Override
        public Value memref() {
            return operand(1);
        }

        @Override
        public List<Value> mapOperands() {
            return operands(2);
        }

        @Override
        StoreOp with(AffineMap map, List<Value> operands) {
            return new StoreOp(location(), value(), memref(), map, operands);
        }

        @Override
        public void effects(EffectList out) {
            out.write(memref());
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return false;
        }

        @Override
        public boolean storesTo(Value slot) {
            return memref() == slot && value() != slot;
        }

        @Override
        public Value storedValue() {
            return value();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!value().type().equals(memrefType().element())) {
                diagnostics.error(this, "value to store must have the same type as memref element type");
            } else {
                verifySubscripts(diagnostics);
            }
        }

        /** The memref that is stored stays what it is. */
        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, value()) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public Step evaluate(Frame frame) {
            long[] at = subscripts(frame);
            if (at == null) return Step.TRAP;
            MemRefValue memref = frame.memref(memref());
            memref.buffer().set(memref.position(at), frame.get(value()));
            return Step.NEXT;
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand value = parser.parseOperand();
            if (value == null || !parser.parse(",")) return false;
            Parsed access = parseAccess(parser, state);
            if (access == null || !parser.optionalAttrDict(state)) return false;
            MemRefType type = access.parseType(parser);
            Value stored = type == null ? null : parser.resolve(value, type.element());
            if (type == null || stored == null) return false;
            state.operand(stored);
            return access.resolve(parser, type, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(value());
            printer.text(", ");
            printAccess(printer);
            printer.optionalAttrDict(this, List.of(MAP));
            printer.text(" : ").print(memref().type());
        }
    }

    /** Says that an element will be accessed soon. Upstream: affine.prefetch. */
    public static final class PrefetchOp extends AccessOp {
        private static final String IS_WRITE = "isWrite";
        private static final String LOCALITY = "localityHint";
        private static final String IS_DATA = "isDataCache";

        static final OpSpec SPEC = OpSpec.of(AffineOp.PREFETCH, "prefetch an element")
                .operand("memref", Types.MEMREF)
                .variadic("indices", Types.INDEX)
                .attribute(IS_WRITE, Attrs.BOOL)
                .attribute(LOCALITY, Locality.ZERO_TO_THREE)
                .attribute(IS_DATA, Attrs.BOOL)
                .attribute(MAP, Attrs.AFFINE_MAP)
                .customSyntax();

        PrefetchOp(OpState state) {
            super(SPEC, state);
        }

        private PrefetchOp(PrefetchOp like, AffineMap map, List<Value> operands) {
            super(
                    SPEC,
                    OpState.at(like.location())
                            .operand(like.memref())
                            .operands(operands)
                            .properties(like.properties())
                            .property(MAP, new AffineMapAttr(map)));
        }

        @Override
        PrefetchOp with(AffineMap map, List<Value> operands) {
            return new PrefetchOp(this, map, operands);
        }

        private enum Locality implements AttrConstraint {
            ZERO_TO_THREE;

            @Override
            public boolean accepts(Attribute a) {
                return Attrs.I32.accepts(a) && a instanceof IntegerAttr i && i.value() >= 0 && i.value() <= 3;
            }

            @Override
            public AttrConstraint storage() {
                return Attrs.INTEGER;
            }

            @Override
            public String description() {
                return "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3";
            }
        }

        @Override
        public Value memref() {
            return operand(0);
        }

        @Override
        public List<Value> mapOperands() {
            return operands(1);
        }

        /** A read and a write, so that it stays where it is. */
        @Override
        public void effects(EffectList out) {
            out.read(memref());
            out.write(memref());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            AffineMap map = map();
            if (map.results().size() != memrefType().rank()) {
                diagnostics.error(this, "affine.prefetch affine map num results must equal memref rank");
            } else if (map.inputs() != mapOperands().size()) {
                diagnostics.error(this, "too few operands");
            } else {
                Region scope = AffineOperands.scopeOf(this);
                if (!mapOperands().stream().allMatch(i -> AffineOperands.isDim(i, scope))) {
                    diagnostics.error(this, "index must be a valid dimension or symbol identifier");
                }
            }
        }

        /** Nothing: where the element would be need not be inside the memref. */
        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }

        /** {@code %m[%i], read, locality<3>, data : memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Parsed access = parseAccess(parser, state);
            if (access == null || !parser.parse(",")) return false;
            String direction = parser.parseAnyKeyword();
            if (direction == null || !parser.parse(",")) return false;
            if (!parser.parseKeyword("locality") || !parser.parse("<")) return false;
            Location at = parser.here();
            Attribute locality = parser.parseAttribute(IntegerType.I32);
            if (locality == null) return false;
            if (!(locality instanceof IntegerAttr)) {
                parser.error(at, "invalid kind of attribute specified");
                return false;
            }
            if (!parser.parse(">") || !parser.parse(",")) return false;
            String cache = parser.parseAnyKeyword();
            if (cache == null || !parser.optionalAttrDict(state)) return false;
            MemRefType type = access.parseType(parser);
            if (type == null || !access.resolve(parser, type, state)) return false;
            if (!direction.equals("read") && !direction.equals("write")) {
                parser.error(parser.operationLocation(), "rw specifier has to be 'read' or 'write'");
                return false;
            }
            if (!cache.equals("data") && !cache.equals("instr")) {
                parser.error(parser.operationLocation(), "cache type has to be 'data' or 'instr'");
                return false;
            }
            state.property(IS_WRITE, IntegerAttr.bool(direction.equals("write")));
            state.property(LOCALITY, locality);
            state.property(IS_DATA, IntegerAttr.bool(cache.equals("data")));
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printAccess(printer);
            boolean write = property(IS_WRITE, IntegerAttr.class).isTrue();
            boolean data = property(IS_DATA, IntegerAttr.class).isTrue();
            printer.text(write ? ", write, locality<" : ", read, locality<");
            printer.text(property(LOCALITY, IntegerAttr.class).value());
            printer.text(data ? ">, data" : ">, instr");
            printer.optionalAttrDict(this, List.of(MAP, IS_WRITE, LOCALITY, IS_DATA));
            printer.text(" : ").print(memref().type());
        }
    }
}
