package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.wasmimport.wasmssatostd.Stores.Segment;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmops.CodePlaces;
import dev.wami.wasmssa.AccessOp;
import dev.wami.wasmssa.AtomicOp;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.Globals.GlobalGetOp;
import dev.wami.wasmssa.Imported;
import dev.wami.wasmssa.Names;
import dev.wami.wasmssa.ReferenceCalls;
import dev.wami.wasmssa.References.RefFuncOp;
import dev.wami.wasmssa.References.RefIsNullOp;
import dev.wami.wasmssa.ShuffleOp;
import dev.wami.wasmssa.StorageOp;
import dev.wami.wasmssa.VectorOp;
import dev.wami.wasmssa.WideOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One module: its functions, and what they ask for. */
final class ModuleConversion {
    private final Operation module;
    private final Block target = new Block();
    private final Diagnostics diagnostics;
    private final Symbols symbols;
    private final Library library;
    private final References references;
    private final VectorFunctions vectors;
    private final MemoryStores memories;
    private final AtomicFunctions atomics;
    private final Tables tables;
    private final Throwing throwing;
    private final ExceptionFunctions exceptions;
    private final Definitions definitions;
    private final BodySurvey bodies;
    private final FunctionTypes types;
    /** The numbers of the types of calls by reference, by what {@link FunctionTypes} says of them. */
    private final Map<String, Integer> callTypes = new LinkedHashMap<>();

    private boolean failed;

    /** @param bodies of all functions, whose bodies need not be there yet */
    ModuleConversion(Operation module, BodySurvey bodies, Diagnostics diagnostics) {
        this.module = module;
        this.bodies = bodies;
        this.diagnostics = diagnostics;
        throwing = bodies.throwing();
        symbols = new Symbols(module, throwing);
        library = new Library(symbols.taken());
        types = new FunctionTypes(module);
        references = new References(library, types);
        vectors = new VectorFunctions(library);
        memories = new MemoryStores(library);
        atomics = new AtomicFunctions(memories);
        tables = new Tables(library, references);
        exceptions = new ExceptionFunctions(library, references);
        definitions = new Definitions(module, target, library, references, exceptions, symbols, bodies);
    }

    /** Replaces the module's content, unless there are errors. */
    void run(Context context) {
        if (!begin()) return;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Functions.FuncOp f) function(f);
            else if (op instanceof Functions.ImportFuncOp f) declaration(f);
        }
        finish(context, null);
    }

    /** Converts what is no function, which comes first; false after a report. */
    boolean begin() {
        if (!Limitations.check(module, bodies, diagnostics)) return false;
        if (!bodies.namesData()) DataJoining.apply(module);
        definitions.run();
        return true;
    }

    /**
     * Replaces the module's content, once all functions have been converted; false after a report.
     *
     * @param receiver who is given the library, some of it at a time; null to have it as it is
     */
    boolean finish(Context context, StreamedConversion.@Nullable Receiver receiver) {
        definitions.forward(this);
        if (!failed) new Instantiation(this, definitions).run(module, target);
        // places in it are lines of its text, which are written with debug information
        if (receiver == null || module.hasAttribute(CodePlaces.CODE)) library.addTo(target, context, diagnostics);
        else if (!library.addTo(target, context, diagnostics, receiver)) return false;
        if (failed) return false;
        CustomSections.keep(module);
        // the order of a section of types that are others now
        module.removeAttribute(Names.TYPES);
        module.removeAttribute(Names.EMPTY_GROUPS);
        Block body = module.region(0).entry();
        List<Operation> old = new ArrayList<>();
        for (Operation op : body) old.add(op);
        for (Operation op : old) op.erase();
        body.takeOperations(target, null);
        return true;
    }

    /** Reports that {@code op} cannot be converted; false. */
    boolean unsupported(Operation op) {
        failed = true;
        diagnostics.error(op, "has no lowering to standard MLIR");
        return false;
    }

    private @Nullable String unsupported(Operation op, String what) {
        failed = true;
        diagnostics.error(op, "%s is not supported in standard MLIR yet", what);
        return null;
    }

    /** The symbols that the converted module may have, but for those of the library. */
    Set<String> symbols() {
        return symbols.afterwards();
    }

    // ---- functions

    /** Converts a function, in the order of the module; null after a report. */
    @Nullable
    FuncOp function(Functions.FuncOp f) {
        String symbol = symbols.of(f.definitionName());
        FuncOp op = FuncOp.define(f.location(), symbol, StdTypes.of(f.signature()));
        target.add(op);
        if (!f.isExported() || leaves(f.definitionName())) op.setPrivate();
        else if (!symbol.equals(f.definitionName())) op.setAttribute("exported", StringAttr.of(f.definitionName()));
        return new FunctionConversion(this, f, op).run() ? op : null;
    }

    void declaration(Functions.ImportFuncOp f) {
        String symbol = symbols.of(f.definitionName());
        FuncOp op = FuncOp.declare(f.location(), symbol, StdTypes.of(f.signature()));
        boolean says = f.importModule().equals(Symbols.DEFAULT_MODULE)
                && f.importName().equals(symbol);
        if (!says) setImport(op, f);
        target.add(op);
    }

    static void setImport(Operation op, Imported i) {
        op.setAttribute("import_module", StringAttr.of(i.importModule()));
        op.setAttribute("import_name", StringAttr.of(i.importName()));
    }

    // ---- exceptions

    Throwing throwing() {
        return throwing;
    }

    /** Whether an exception may leave a function. */
    boolean leaves(String function) {
        return throwing.leaves(function);
    }

    /** The function that throws a tag's exceptions. */
    String throwing(String tag) {
        return exceptions.throwing(tag);
    }

    String throwRef() {
        return exceptions.throwRef();
    }

    /** 1 if an exception is pending, else 0. */
    Value isThrown(Scalars s) {
        return call(exceptions.isThrown(), List.of(), IntegerType.I32, s);
    }

    /** Traps if an exception is pending. */
    FuncCalls.CallOp uncaught(Location location) {
        return new FuncCalls.CallOp(location, exceptions.uncaught(), List.of(), List.of());
    }

    /** Takes a pending exception by one of these clauses: what each gives, then which it was. */
    FuncCalls.CallOp caught(List<CatchClause> clauses, Location location) {
        List<Type> results = new ArrayList<>();
        for (CatchClause c : clauses) results.addAll(exceptions.types(c));
        results.add(IntegerType.I32);
        return new FuncCalls.CallOp(location, exceptions.caught(clauses), List.of(), results);
    }

    /** How many values a clause gives. */
    int count(CatchClause clause) {
        return exceptions.types(clause).size();
    }

    // ---- what functions ask for

    String function(String name) {
        return symbols.of(name);
    }

    /** The function for a load or store. */
    String access(AccessOp op) {
        return memories.access(definitions.memory(op.memory()), op.opcode(), op.lane());
    }

    /** The function for an atomic instruction. */
    String atomic(AtomicOp op) {
        return op.isAccess() ? atomics.of(definitions.memory(op.memory()), op.opcode()) : atomics.fence();
    }

    /** The function for wide arithmetic. */
    String wide(WideOp op) {
        return WideFunctions.of(library, op.opcode());
    }

    /** The function for an instruction on vectors. */
    String vector(VectorOp op) {
        return vectors.of(op);
    }

    /** The function for a shuffle. */
    String vector(ShuffleOp op) {
        return vectors.of(op);
    }

    /** The function for an instruction on a whole memory, table or segment; null after an error. */
    @Nullable
    String storage(StorageOp op) {
        return switch (op.opcode()) {
            case MEMORY_SIZE -> memories.size(definitions.memory(op.memory()));
            case MEMORY_GROW -> memories.grow(definitions.memory(op.memory()));
            case MEMORY_FILL -> memories.fill(definitions.memory(op.memory()));
            case MEMORY_COPY -> copy(definitions.memory(op.memory()), definitions.memory(op.fromMemory()));
            case MEMORY_INIT ->
                initMemory(op.memory(), definitions.segment(op.segment().root()));
            case DATA_DROP -> dropData(definitions.segment(op.segment().root()));
            case ELEM_DROP -> dropElements(definitions.segment(op.segment().root()));
            case TABLE_GET -> tables.get(definitions.table(op.table().root()));
            case TABLE_SET -> tables.set(definitions.table(op.table().root()));
            case TABLE_SIZE -> tables.size(definitions.table(op.table().root()));
            case TABLE_GROW -> tables.grow(definitions.table(op.table().root()));
            case TABLE_FILL -> tables.fill(definitions.table(op.table().root()));
            case TABLE_COPY ->
                tables.copy(
                        definitions.table(op.table().root()),
                        definitions.table(op.fromTable().root()));
            case TABLE_INIT ->
                initTable(op.table().root(), definitions.segment(op.segment().root()));
            default -> unsupported(op, "'" + op.opcode().mnemonic() + "'");
        };
    }

    private String copy(Store to, Store from) {
        return to == from ? memories.copy(to) : memories.copy(to, from);
    }

    String initMemory(@Nullable String memory, Segment data) {
        return memories.init(definitions.memory(memory), data);
    }

    String initTable(String table, Segment elements) {
        return tables.init(definitions.table(table), elements);
    }

    String dropData(Segment data) {
        return library.drop(data.name(), "data.drop");
    }

    String dropElements(Segment elements) {
        return library.drop(elements.name(), "elem.drop");
    }

    /** Says that {@code symbol}, of the library, is referred to at instantiation. */
    void keep(String symbol) {
        library.keep(symbol);
    }

    /** Says that of the content of a segment. */
    void keep(Segment segment) {
        library.keep(library.symbol(segment.name()));
    }

    /** The function that makes a memory or table. */
    String make(Store store) {
        return store.kind().equals("memory") ? memories.make(store) : tables.make(store);
    }

    /** The function for indirect calls of a type through a table. */
    String callIndirect(CallInstruction.Indirect op) {
        FunctionType type = op.signature();
        Store table = definitions.table(op.table().root());
        return tables.callIndirect(table, numberOf(type), StdTypes.of(type), references.targets(type));
    }

    /** The function for calls of a type by reference. */
    String callRef(ReferenceCalls.ReferenceCall op) {
        FunctionType type = op.signature();
        return tables.callRef(numberOf(type), StdTypes.of(type), references.targets(type));
    }

    private int numberOf(FunctionType type) {
        return callTypes.computeIfAbsent(types.text(type), t -> callTypes.size());
    }

    /** The function that sets elements of a table. */
    String fill(Store table) {
        return tables.fill(table);
    }

    String initFunction() {
        return library.symbol("init");
    }

    // ---- values

    /** What a local of {@code type} is at first. */
    Value zero(Type type, Scalars s) {
        Type to = StdTypes.of(type);
        if (to instanceof VectorType v) return s.constant(DenseElementsAttr.splat(v, 0));
        return to == type ? s.constant(type, 0) : call(references.refNull(to), List.of(), to, s);
    }

    /** 1 if {@code reference} is null, else 0. */
    Value isNull(Value reference, Scalars s) {
        return call(references.refIsNull(reference.type()), List.of(reference), IntegerType.I32, s);
    }

    /** {@code reference}, or a trap if it is null. */
    Value nonNull(Value reference, Scalars s) {
        return call(references.refAsNonNull(reference.type()), List.of(reference), reference.type(), s);
    }

    /** The value of {@code ref.null}, {@code ref.is_null} or {@code ref.func}. */
    Value reference(Operation op, List<Value> operands, Scalars s) {
        if (op instanceof RefIsNullOp) return isNull(operands.get(0), s);
        Type result = StdTypes.of(op.result(0).type());
        String callee = op instanceof RefFuncOp f
                ? references.refFunc(
                        f.function().root(), symbols.of(f.function().root()))
                : references.refNull(result);
        return call(callee, operands, result, s);
    }

    private static Value call(String callee, List<Value> operands, Type result, Scalars s) {
        return s.insert(new FuncCalls.CallOp(s.location(), callee, operands, List.of(result)));
    }

    Value read(GlobalGetOp get, Scalars s) {
        return s.insert(new LoadOp(
                s.location(),
                address(get.global().root(), StdTypes.of(get.result(0).type()), s),
                List.of()));
    }

    void write(String global, Value value, Scalars s) {
        s.add(new StoreOp(s.location(), value, address(global, value.type(), s), List.of()));
    }

    private static Value address(String global, Type type, Scalars s) {
        return s.insert(new GetGlobalOp(s.location(), global, MemRefType.of(type)));
    }
}
