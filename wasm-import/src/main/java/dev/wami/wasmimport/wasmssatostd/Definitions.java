package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmimport.wasmssatostd.Stores.Segment;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.Definition;
import dev.wami.wasmssa.Definitions.GlobalDefinition;
import dev.wami.wasmssa.Definitions.MemoryDefinition;
import dev.wami.wasmssa.Definitions.TableDefinition;
import dev.wami.wasmssa.Exceptions.TagDefinition;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Functions.FunctionDefinition;
import dev.wami.wasmssa.Functions.ImportFuncOp;
import dev.wami.wasmssa.Imported;
import dev.wami.wasmssa.LimitType;
import dev.wami.wasmssa.ModuleFields.ExportOp;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.References.RefFuncOp;
import dev.wami.wasmssa.Segments;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Memories, tables, globals and segments as globals of memref, and the names of exports. */
final class Definitions {
    private final Block source;
    private final Block target;
    private final Library library;
    private final References references;
    private final ExceptionFunctions exceptions;
    private final Symbols symbols;
    private final BodySurvey bodies;

    private final Map<String, Operation> all = new LinkedHashMap<>();
    private final Map<String, List<String>> exports = new LinkedHashMap<>();
    private final Map<String, Store> stores = new LinkedHashMap<>();
    private final Map<String, Segment> segments = new LinkedHashMap<>();
    private @Nullable Store firstMemory;
    private int memories;
    private int tables;

    Definitions(
            Operation module,
            Block target,
            Library library,
            References references,
            ExceptionFunctions exceptions,
            Symbols symbols,
            BodySurvey bodies) {
        source = module.region(0).entry();
        this.target = target;
        this.library = library;
        this.references = references;
        this.exceptions = exceptions;
        this.symbols = symbols;
        this.bodies = bodies;
    }

    void run() {
        for (Operation op : source) {
            if (op instanceof Definition d) all.put(d.definitionName(), op);
            else if (op instanceof Segments.Segment s) all.put(s.definitionName(), op);
            if (op instanceof ExportOp e) {
                exports.computeIfAbsent(e.definition(), k -> new ArrayList<>()).add(e.exportName());
            }
        }
        number();
        for (Operation op : all.values()) {
            if (op instanceof MemoryDefinition m) memory(m);
            else if (op instanceof TableDefinition t) table(t);
            else if (op instanceof GlobalDefinition g) global(g);
            else if (op instanceof TagDefinition t) tag(t);
        }
        for (Operation op : all.values()) {
            if (op instanceof Segments.DataOp d) data(d);
            else if (op instanceof Segments.ElemOp e) elements(e);
        }
    }

    /** All, in the order of the module. */
    Iterable<Operation> all() {
        return all.values();
    }

    private static <T> T known(@Nullable T found) {
        if (found == null) throw new IllegalStateException("verified: it is defined");
        return found;
    }

    /** @param name null for the first */
    Store memory(@Nullable String name) {
        return known(name == null ? firstMemory : stores.get(name));
    }

    Store table(String name) {
        return known(stores.get(name));
    }

    Segment segment(String name) {
        return known(segments.get(name));
    }

    /** Functions that references may be to: those of segments, and those that instructions name. */
    private void number() {
        for (Operation op : all.values()) {
            if (!(op instanceof Segments.ElemOp e)) continue;
            for (Attribute a : e.elements()) if (a instanceof SymbolRef ref) number(ref.root());
        }
        for (Operation op : source) {
            if (op instanceof Functions.FuncOp f) {
                bodies.references(f).forEach(this::number);
                continue;
            }
            for (RefFuncOp f : op.collect(RefFuncOp.class)) number(f.function().root());
        }
    }

    private void number(String name) {
        if (all.get(name) instanceof FunctionDefinition f) references.number(name, f.signature(), symbols.of(name));
    }

    // ---- memories and tables

    private void memory(MemoryDefinition m) {
        String name = memories == 0 ? "memory" : "memory" + memories;
        memories++;
        int page = m.limits().pageSizeLog2();
        Store memory = store(m, name, "memory", IntegerType.of(8), page, m.limits(), Trap.OUT_OF_BOUNDS_MEMORY_ACCESS);
        if (firstMemory == null) firstMemory = memory;
    }

    private void table(TableDefinition t) {
        Type element = StdTypes.of(t.elementType());
        store(t, "table_" + tables++, "table", element, 0, t.type().limits(), Trap.OUT_OF_BOUNDS_TABLE_ACCESS);
    }

    private Store store(
            Definition d, String name, String kind, Type element, int pageBits, LimitType limits, Trap outside) {
        boolean wide = limits.addressType() == AddressType.I64;
        Store store = new Store(
                d.definitionName(),
                name,
                kind,
                element,
                pageBits,
                limits.min(),
                limits.max(),
                outside,
                wide,
                limits.shared());
        stores.put(d.definitionName(), store);
        GlobalOp op = global(d, store.global(), d instanceof Imported ? null : UnitAttr.UNIT, false, kind);
        op.setAttribute("wasm.min", IntegerAttr.i64(limits.min()));
        Long max = limits.max();
        if (max != null) op.setAttribute("wasm.max", IntegerAttr.i64(max));
        if (wide) op.setAttribute("wasm.i64", UnitAttr.UNIT);
        if (limits.shared()) op.setAttribute("wasm.shared", UnitAttr.UNIT);
        boolean usual = !kind.equals("memory") || pageBits == MemoryType.DEFAULT_PAGE_SIZE_LOG2;
        if (!usual) op.setAttribute("wasm.page", IntegerAttr.i64(pageBits));
        return store;
    }

    // ---- globals

    /** What is no number is computed at instantiation. */
    private void global(GlobalDefinition g) {
        TypedAttr constant = g instanceof dev.wami.wasmssa.Definitions.GlobalOp d
                ? FunctionConversion.constant(d.initializer())
                : null;
        Type type = StdTypes.of(g.type());
        boolean known = g instanceof Imported || constant != null;
        Attribute value = g instanceof Imported ? null : type == g.type() ? elements(type, constant) : UnitAttr.UNIT;
        GlobalOp op = global(g, MemRefType.of(type), value, !g.isMutable() && known, "global");
        if (!g.isMutable() && !known) op.setAttribute("wasm.immutable", UnitAttr.UNIT);
        boolean seen = g instanceof Imported || op.attribute("wasm.exports") != null;
        ArrayAttr reference =
                seen && g.type() instanceof RefType r ? references.types().reference(r) : null;
        if (reference != null) op.setAttribute("wasm.reference", reference);
    }

    // ---- tags

    /** A constant with the number of the tag; tags that are imported under one name are one. */
    private void tag(TagDefinition t) {
        FunctionType type = StdTypes.of(t.type());
        String identity = t instanceof Imported i
                ? "import " + StringAttr.of(i.importModule()) + StringAttr.of(i.importName())
                : "own " + t.definitionName();
        int number = exceptions.tag(t.definitionName(), identity, type.inputs());
        DenseElementsAttr value = DenseElementsAttr.splat(TensorType.of(IntegerType.I32), number);
        GlobalOp op = global(t, MemRefType.of(IntegerType.I32), value, true, "tag");
        op.setAttribute("wasm.type", new TypeAttr(type));
    }

    private static DenseElementsAttr elements(Type type, @Nullable TypedAttr value) {
        long bits = value instanceof IntegerAttr i ? i.value() : value instanceof FloatAttr f ? f.bits() : 0;
        return DenseElementsAttr.splat(TensorType.of(type), bits);
    }

    private GlobalOp global(Definition d, MemRefType type, @Nullable Attribute value, boolean constant, String kind) {
        Operation defined = (Operation) d;
        GlobalOp op = new GlobalOp(defined.location(), d.definitionName(), type, value, constant, null);
        op.setAttribute("wasm.kind", StringAttr.of(kind));
        List<Attribute> names = new ArrayList<>();
        if (d.isExported()) names.add(StringAttr.of(d.definitionName()));
        for (String n : exports.getOrDefault(d.definitionName(), List.of())) names.add(StringAttr.of(n));
        if (!names.isEmpty()) op.setAttribute("wasm.exports", new ArrayAttr(names));
        // @__wasm_init makes memories and tables; an exported global may have nothing else that refers to it
        boolean kept = (d instanceof GlobalDefinition || d instanceof TagDefinition) && !names.isEmpty();
        if (d instanceof Imported i) ModuleConversion.setImport(op, i);
        // a tag is there whoever gives it its identity
        if (!kept && (!(d instanceof Imported) || d instanceof TagDefinition)) op.setPrivate();
        target.add(op);
        return op;
    }

    // ---- segments

    private Segment segment(Segments.Segment s, String kind, long length) {
        Segment segment = new Segment(kind + "_" + segments.size(), length);
        segments.put(s.definitionName(), segment);
        return segment;
    }

    private void data(Segments.DataOp d) {
        int length = d.bytes().length;
        library.segment(segment(d, "data", length).name(), length, "i8", () -> content(d), "");
    }

    private static String content(Segments.DataOp d) {
        byte[] bytes = d.bytes();
        StringBuilder hex = new StringBuilder(2 * bytes.length + 4);
        if (bytes.length > 0) hex.append("\"0x");
        for (byte b : bytes) hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        if (bytes.length > 0) hex.append('"');
        return "dense<" + hex + ">";
    }

    /** A declarative segment has nothing, like one that was dropped. */
    private void elements(Segments.ElemOp e) {
        List<Attribute> elements = e.isDeclarative() ? List.of() : e.elements();
        List<String> names = new ArrayList<>();
        for (Attribute a : elements) {
            names.add(a instanceof SymbolRef ref ? SymbolText.of(symbols.of(ref.root())) : "unit");
        }
        Segment segment = segment(e, "elem", elements.size());
        Type type = StdTypes.of(e.type());
        String attributes = ", wasm.elements = [" + String.join(", ", names) + "]";
        library.segment(segment.name(), segment.length(), type.toString(), () -> Library.UNINITIALIZED, attributes);
    }

    /**
     * The function that gives a segment its references, to be called before the segment is used; null if there are
     * none.
     */
    @Nullable
    String fill(Segments.ElemOp e) {
        Segment segment = segment(e.definitionName());
        if (segment.length() == 0) return null;
        return references.fill(segment, StdTypes.of(e.type()), e.elements());
    }

    // ---- functions that are exported again

    /**
     * A function that is exported again, or an import that is exported, is called by one of that name. So is one that
     * exceptions may leave: they do not leave the module.
     */
    void forward(ModuleConversion module) {
        for (Operation op : source) {
            if (!(op instanceof FunctionDefinition f) || !f.isExported()) continue;
            if (op instanceof ImportFuncOp) forward(f, f.definitionName(), again(f.definitionName()), module);
            else if (module.leaves(f.definitionName())) {
                forward(f, f.definitionName(), symbols.boundary(f.definitionName()), module);
            }
        }
        for (Operation op : source) {
            if (op instanceof ExportOp e && all.get(e.definition()) instanceof FunctionDefinition f) {
                forward(f, e.exportName(), again(e.exportName()), module);
            }
        }
    }

    private String again(String exported) {
        String symbol = exported;
        if (symbol.isEmpty() || !symbols.taken().add(symbol)) {
            symbol = "wasm." + exported;
            while (!symbols.taken().add(symbol)) symbol += "_";
        }
        return symbol;
    }

    private void forward(FunctionDefinition f, String exported, String symbol, ModuleConversion module) {
        Operation defined = (Operation) f;
        FuncOp op = FuncOp.define(defined.location(), symbol, StdTypes.of(f.signature()));
        if (!symbol.equals(exported)) op.setAttribute("exported", StringAttr.of(exported));
        String callee = symbols.of(f.definitionName());
        Block entry = op.body().entry();
        FuncCalls.CallOp call = new FuncCalls.CallOp(
                defined.location(),
                callee,
                entry.arguments(),
                StdTypes.of(f.signature().results()));
        entry.add(call);
        if (module.leaves(f.definitionName())) entry.add(module.uncaught(defined.location()));
        entry.add(new FuncCalls.ReturnOp(defined.location(), call.results()));
        op.setAttribute("wasm.forwards", SymbolRef.of(callee));
        target.add(op);
    }
}
