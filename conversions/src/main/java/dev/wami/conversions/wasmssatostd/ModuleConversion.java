package dev.wami.conversions.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasmssa.AccessOp;
import dev.wami.wasmssa.Calls;
import dev.wami.wasmssa.Definition;
import dev.wami.wasmssa.Definitions;
import dev.wami.wasmssa.Definitions.GlobalDefinition;
import dev.wami.wasmssa.Definitions.MemoryDefinition;
import dev.wami.wasmssa.Definitions.TableDefinition;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Functions.FunctionDefinition;
import dev.wami.wasmssa.Imported;
import dev.wami.wasmssa.ModuleFields;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.Segments;
import dev.wami.wasmssa.StorageOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One module: its definitions, and what its functions ask for. */
final class ModuleConversion {
    private final Operation module;
    private final Block target = new Block();
    private final Diagnostics diagnostics;
    private final Symbols symbols;
    private final Library library;
    private final Memories memoryFunctions;
    private final Tables tableFunctions;

    private final Map<String, Memories.Names> memories = new LinkedHashMap<>();
    private final Map<String, Tables.Names> tables = new LinkedHashMap<>();
    private final Map<String, Operation> definitions = new LinkedHashMap<>();
    private final Map<String, String> segments = new LinkedHashMap<>();
    private final Map<String, List<String>> exports = new LinkedHashMap<>();

    /** The functions that references may be to, and their types; the number of a reference is the place here, from 1. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    private final Map<FunctionType, List<Tables.Target>> targets = new LinkedHashMap<>();
    private final Map<FunctionType, Integer> callTypes = new LinkedHashMap<>();
    private boolean failed;

    ModuleConversion(Operation module, Diagnostics diagnostics) {
        this.module = module;
        this.diagnostics = diagnostics;
        symbols = new Symbols(module);
        library = new Library(symbols.taken());
        memoryFunctions = new Memories(library);
        tableFunctions = new Tables(library);
    }

    /** Replaces the module's content, unless there are errors. */
    void run(dev.wami.core.dialect.Context context) {
        collect();
        for (Operation op : definitions.values()) if (op instanceof Definition d) define(d);
        for (Operation op : definitions.values()) if (op instanceof Segments.Segment) segment(op);
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.FuncOp f) function(f);
            else if (op instanceof Functions.ImportFuncOp f) declaration(f);
        }
        for (Operation op : module.region(0).entry()) if (op instanceof ModuleFields.ExportOp e) forward(e);
        if (!failed) initialization();
        library.addTo(target, context, diagnostics);
        if (failed) return;
        Block body = module.region(0).entry();
        for (Operation op : List.copyOf(operations(body))) op.erase();
        body.takeOperations(target, null);
    }

    private static List<Operation> operations(Block block) {
        List<Operation> out = new ArrayList<>();
        for (Operation op : block) out.add(op);
        return out;
    }

    // ---- errors

    /** Reports that {@code op} cannot be converted; false. */
    boolean unsupported(Operation op) {
        failed = true;
        diagnostics.error(op, "has no meaning in standard MLIR that wasmssa-to-std knows");
        return false;
    }

    private @Nullable String unsupported(Operation op, String what) {
        failed = true;
        diagnostics.error(op, "%s is not supported in standard MLIR yet", what);
        return null;
    }

    /** Whether all types are numbers; reports the first other. */
    private boolean areNumbers(Operation op, List<Type> types) {
        for (Type t : types) {
            if (!(t instanceof RefType)) continue;
            unsupported(op, "a value of type '" + t + "'");
            return false;
        }
        return true;
    }

    // ---- definitions

    private void collect() {
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Definition d) definitions.put(d.definitionName(), op);
            else if (op instanceof Segments.Segment s) definitions.put(s.segmentName(), op);
            if (op instanceof ModuleFields.ExportOp e) {
                exports.computeIfAbsent(e.definition(), k -> new ArrayList<>()).add(e.exportName());
            }
        }
        Set<String> referenced = new LinkedHashSet<>();
        for (Operation op : definitions.values()) {
            if (!(op instanceof Segments.ElemOp e)) continue;
            for (Attribute a : e.elements().elements()) {
                if (a instanceof dev.wami.core.ir.attr.SymbolRef ref) referenced.add(ref.root());
            }
        }
        for (Operation op : definitions.values()) {
            if (op instanceof FunctionDefinition f && referenced.contains(f.definitionName())) number(f);
        }
    }

    private void number(FunctionDefinition f) {
        int number = numbers.size() + 1;
        numbers.put(f.definitionName(), number);
        targets.computeIfAbsent(f.type(), t -> new ArrayList<>())
                .add(new Tables.Target(number, symbols.of(f.definitionName())));
    }

    private void define(Definition d) {
        if (d instanceof MemoryDefinition m) memory(m);
        else if (d instanceof TableDefinition t) table(t);
        else if (d instanceof GlobalDefinition g) global(g);
    }

    private void memory(MemoryDefinition m) {
        String name = m.definitionName();
        memories.put(name, new Memories.Names(name, memories.isEmpty() ? "" : "memory" + memories.size() + "_"));
        GlobalOp op = storage(m, IntegerType.of(8), "memory");
        op.setAttribute("wasm.min", IntegerAttr.i64(m.limits().min()));
        Long max = m.limits().max();
        if (max != null) op.setAttribute("wasm.max", IntegerAttr.i64(max));
    }

    private void table(TableDefinition t) {
        String name = t.definitionName();
        if (t.type().element() != RefType.FUNCREF)
            unsupported((Operation) t, "a table of " + t.type().element());
        if (t instanceof Imported) unsupported((Operation) t, "an imported table");
        tables.put(name, new Tables.Names(name, tables.size()));
        GlobalOp op = storage(t, IntegerType.I32, "table");
        op.setAttribute("wasm.min", IntegerAttr.i64(t.type().limits().min()));
        Long max = t.type().limits().max();
        if (max != null) op.setAttribute("wasm.max", IntegerAttr.i64(max));
    }

    /** A global that holds a memref of {@code element}s. */
    private GlobalOp storage(Definition d, Type element, String kind) {
        MemRefType type = MemRefType.of(MemRefType.of(element, Shape.DYNAMIC));
        return global(d, type, d instanceof Imported ? null : UnitAttr.UNIT, false, kind);
    }

    private void global(GlobalDefinition g) {
        if (!areNumbers((Operation) g, List.of(g.type()))) return;
        TypedAttr constant = g instanceof Definitions.GlobalOp d ? FunctionConversion.constant(d.initializer()) : null;
        MemRefType type = MemRefType.of(g.type());
        Attribute value = g instanceof Imported ? null : elements(g.type(), constant);
        boolean known = g instanceof Imported || constant != null;
        GlobalOp op = global(g, type, value, !g.isMutable() && known, "global");
        if (!g.isMutable() && !known) op.setAttribute("wasm.immutable", UnitAttr.UNIT);
    }

    private static DenseElementsAttr elements(Type type, @Nullable TypedAttr value) {
        long bits = value instanceof IntegerAttr i ? i.value() : value instanceof FloatAttr f ? f.bits() : 0;
        return DenseElementsAttr.splat(TensorType.of(type), bits);
    }

    private GlobalOp global(Definition d, MemRefType type, @Nullable Attribute value, boolean constant, String kind) {
        Operation source = (Operation) d;
        GlobalOp op = new GlobalOp(source.location(), d.definitionName(), type, value, constant, null);
        op.setAttribute("wasm.kind", StringAttr.of(kind));
        List<Attribute> names = new ArrayList<>();
        if (d.isExported()) names.add(StringAttr.of(d.definitionName()));
        for (String n : exports.getOrDefault(d.definitionName(), List.of())) names.add(StringAttr.of(n));
        if (!names.isEmpty()) op.setAttribute("wasm.exports", new ArrayAttr(names));
        if (d instanceof Imported i) setImport(op, i);
        else op.setPrivate();
        target.add(op);
        return op;
    }

    private static void setImport(Operation op, Imported i) {
        op.setAttribute("import_module", StringAttr.of(i.importModule()));
        op.setAttribute("import_name", StringAttr.of(i.importName()));
    }

    // ---- segments

    private void segment(Operation op) {
        if (op instanceof Segments.DataOp d) {
            byte[] bytes = d.bytes();
            StringBuilder hex = new StringBuilder(2 * bytes.length + 4);
            if (bytes.length > 0) hex.append("\"0x");
            for (byte b : bytes) hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
            if (bytes.length > 0) hex.append('"');
            String name = segmentName(d, "data");
            library.segment(name, "i8", bytes.length, hex.toString(), "");
        } else if (op instanceof Segments.ElemOp e && !e.isDeclarative()) {
            elements(e);
        }
    }

    private String segmentName(Segments.Segment s, String kind) {
        String name = kind + "_" + segments.size();
        segments.put(s.segmentName(), name);
        return name;
    }

    private void elements(Segments.ElemOp e) {
        if (e.type() != RefType.FUNCREF) unsupported(e, "a segment of " + e.type());
        List<String> references = new ArrayList<>();
        List<String> functions = new ArrayList<>();
        for (Attribute a : e.elements().elements()) {
            boolean isNull = a == UnitAttr.UNIT;
            String name = isNull ? "" : ((dev.wami.core.ir.attr.SymbolRef) a).root();
            Integer number = isNull ? Integer.valueOf(0) : numbers.get(name);
            if (number == null) {
                unsupported(e, "an element that is the value of a global");
                return;
            }
            references.add(number.toString());
            functions.add(isNull ? "unit" : Library.reference(symbols.of(name)));
        }
        String content = references.isEmpty() ? "" : "[" + String.join(", ", references) + "]";
        String attributes = ", wasm.functions = [" + String.join(", ", functions) + "]";
        library.segment(segmentName(e, "elem"), "i32", references.size(), content, attributes);
    }

    private long length(String segment) {
        Operation op = definitions.get(segment);
        if (op instanceof Segments.DataOp d) return d.bytes().length;
        return op instanceof Segments.ElemOp e ? e.elements().elements().size() : 0;
    }

    // ---- functions

    private void function(Functions.FuncOp f) {
        if (!areNumbers(f, f.type().inputs()) || !areNumbers(f, f.type().results())) return;
        String symbol = symbols.of(f.definitionName());
        FuncOp op = FuncOp.define(f.location(), symbol, f.type());
        target.add(op);
        if (!f.isExported()) op.setPrivate();
        else if (!symbol.equals(f.definitionName())) op.setAttribute("exported", StringAttr.of(f.definitionName()));
        new FunctionConversion(this, f, op).run();
    }

    private void declaration(Functions.ImportFuncOp f) {
        if (!areNumbers(f, f.type().inputs()) || !areNumbers(f, f.type().results())) return;
        String symbol = symbols.of(f.definitionName());
        FuncOp op = FuncOp.declare(f.location(), symbol, f.type());
        if (!f.importModule().equals(Symbols.DEFAULT_MODULE) || !f.importName().equals(symbol)) setImport(op, f);
        target.add(op);
        if (f.isExported()) forward(f, f.definitionName());
    }

    /** A function that is exported again, or an import that is exported, is called by one of that name. */
    private void forward(ModuleFields.ExportOp e) {
        if (definitions.get(e.definition()) instanceof FunctionDefinition f) forward(f, e.exportName());
    }

    private void forward(FunctionDefinition f, String exported) {
        Operation source = (Operation) f;
        String symbol = exported;
        if (symbol.isEmpty() || !symbols.taken().add(symbol)) {
            symbol = "wasm." + exported;
            while (!symbols.taken().add(symbol)) symbol += "_";
        }
        FuncOp op = FuncOp.define(source.location(), symbol, f.type());
        if (!symbol.equals(exported)) op.setAttribute("exported", StringAttr.of(exported));
        Block entry = op.body().entry();
        FuncCalls.CallOp call = new FuncCalls.CallOp(
                source.location(),
                symbols.of(f.definitionName()),
                entry.arguments(),
                f.type().results());
        entry.add(call);
        entry.add(new FuncCalls.ReturnOp(source.location(), call.results()));
        op.setAttribute("wasm.forwards", dev.wami.core.ir.attr.SymbolRef.of(symbols.of(f.definitionName())));
        target.add(op);
    }

    String function(String name) {
        return symbols.of(name);
    }

    // ---- what functions ask for

    private Memories.Names memory(@Nullable String name) {
        Memories.Names found = name == null ? memories.values().iterator().next() : memories.get(name);
        if (found == null) throw new IllegalStateException("verified: there is such a memory");
        return found;
    }

    private Tables.Names table(String name) {
        Tables.Names found = tables.get(name);
        if (found == null) throw new IllegalStateException("verified: there is such a table");
        return found;
    }

    private String segment(String name) {
        String found = segments.get(name);
        if (found == null) throw new IllegalStateException("verified: there is such a segment");
        return found;
    }

    /** The function for a load or store. */
    String access(AccessOp op) {
        return memoryFunctions.access(memory(op.memory()), op.opcode());
    }

    /** The function for an instruction on a whole memory, table or segment; null after an error. */
    @Nullable
    String storage(StorageOp op) {
        switch (op.opcode()) {
            case MEMORY_SIZE:
                return memoryFunctions.memorySize(memory(op.memory()));
            case MEMORY_GROW:
                return memoryFunctions.memoryGrow(memory(op.memory()), most(op));
            case MEMORY_FILL:
                return memoryFunctions.memoryFill(memory(op.memory()));
            case MEMORY_COPY:
                boolean one = memory(op.memory()).equals(memory(op.fromMemory()));
                return one
                        ? memoryFunctions.memoryCopy(memory(op.memory()))
                        : unsupported(op, "a copy from one memory to another");
            case MEMORY_INIT:
                return memoryFunctions.memoryInit(memory(op.memory()), segment(op.segment()), length(op.segment()));
            case DATA_DROP:
                return library.drop(segment(op.segment()), "data.drop");
            case ELEM_DROP:
                String name = segments.get(op.segment());
                return name == null
                        ? unsupported(op, "the drop of a declarative segment")
                        : library.drop(name, "elem.drop");
            case TABLE_SIZE:
                return tableFunctions.tableSize(table(op.table()));
            case TABLE_INIT:
                return tableFunctions.tableInit(table(op.table()), segment(op.segment()), length(op.segment()));
            case TABLE_COPY:
                return tableFunctions.tableCopy(table(op.table()), table(op.fromTable()));
            default:
                return unsupported(op, "'" + op.opcode().mnemonic() + "'");
        }
    }

    private long most(StorageOp op) {
        MemoryDefinition m =
                (MemoryDefinition) definitions.get(memory(op.memory()).symbol());
        Long max = m == null ? null : m.limits().max();
        return max == null ? Long.MAX_VALUE : max;
    }

    /** The function for indirect calls of a type through a table; null after an error. */
    @Nullable
    String callIndirect(Calls.CallIndirectOp op) {
        FunctionType type = op.type();
        if (!areNumbers(op, type.inputs()) || !areNumbers(op, type.results())) return null;
        int number = callTypes.computeIfAbsent(type, t -> callTypes.size());
        return tableFunctions.callIndirect(
                table(op.table().root()), number, type, targets.getOrDefault(type, List.of()));
    }

    // ---- instantiation

    /**
     * The function that has to be called first. It makes memories and tables, computes what globals start with, copies
     * active segments and calls the start function, in the order of the specification, section 4.5.4.
     */
    private void initialization() {
        String name = library.symbol("init");
        FuncOp init = FuncOp.define(module.location(), name, new FunctionType(List.of(), List.of()));
        Builder at = Builder.atEnd(init.body().entry());
        makeStorage(at);
        for (Operation op : definitions.values()) {
            if (op instanceof Definitions.GlobalOp g && FunctionConversion.constant(g.initializer()) == null) {
                FunctionConversion.initializeGlobal(this, g, at);
            }
        }
        for (Operation op : definitions.values()) if (op instanceof Segments.ElemOp e && e.isActive()) copy(e, at);
        for (Operation op : definitions.values()) if (op instanceof Segments.DataOp d && d.isActive()) copy(d, at);
        for (Operation op : module.region(0).entry()) {
            if (op instanceof ModuleFields.StartOp s) call(symbols.of(s.function()), at);
        }
        if (init.body().entry().isEmpty()) return;
        at.insert(new FuncCalls.ReturnOp(module.location(), List.of()));
        init.setAttribute("wasm.kind", StringAttr.of("start"));
        target.add(init);
    }

    private void makeStorage(Builder at) {
        for (Operation op : definitions.values()) {
            if (op instanceof Definitions.MemoryOp m) {
                call(memoryFunctions.make(memory(m.definitionName()), m.limits().min()), at);
            } else if (op instanceof Definitions.TableOp t) {
                call(
                        tableFunctions.make(
                                table(t.definitionName()), t.type().limits().min()),
                        at);
            }
        }
    }

    private void call(String function, Builder at, dev.wami.core.ir.Value... arguments) {
        at.insert(new FuncCalls.CallOp(module.location(), function, List.of(arguments), List.of()));
    }

    /** An active segment is copied, then dropped. */
    private void copy(Operation op, Builder at) {
        boolean data = op instanceof Segments.DataOp;
        Segments.Segment s = (Segments.Segment) op;
        Scalars scalars = new Scalars(at, op.location());
        dev.wami.core.ir.Value to = FunctionConversion.constantExpression(this, s.offset(), at);
        if (to == null) return;
        String name = segment(s.segmentName());
        long length = length(s.segmentName());
        String memory = data ? ((Segments.DataOp) op).memory() : null;
        String copy = data
                ? memoryFunctions.memoryInit(memory(memory), name, length)
                : tableFunctions.tableInit(table(((Segments.ElemOp) op).table()), name, length);
        call(copy, at, to, scalars.constant(IntegerType.I32, 0), scalars.constant(IntegerType.I32, length));
        call(library.drop(name, data ? "data.drop" : "elem.drop"), at);
    }
}
