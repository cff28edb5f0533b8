package dev.wami.wasmimport;

import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmbinary.CodeLayout;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.DecodeResult;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.LocatedCode;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmops.CodePlaces;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmssa.Definitions.GlobalOp;
import dev.wami.wasmssa.Definitions.ImportGlobalOp;
import dev.wami.wasmssa.Definitions.ImportMemOp;
import dev.wami.wasmssa.Definitions.ImportTableOp;
import dev.wami.wasmssa.Definitions.MemoryOp;
import dev.wami.wasmssa.Definitions.TableOp;
import dev.wami.wasmssa.Exceptions.ImportTagOp;
import dev.wami.wasmssa.Exceptions.TagOp;
import dev.wami.wasmssa.Functions.FuncOp;
import dev.wami.wasmssa.Functions.ImportFuncOp;
import dev.wami.wasmssa.Locals.LocalOp;
import dev.wami.wasmssa.ModuleFields.CustomOp;
import dev.wami.wasmssa.ModuleFields.ExportOp;
import dev.wami.wasmssa.ModuleFields.StartOp;
import dev.wami.wasmssa.Names;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.Segments.DataOp;
import dev.wami.wasmssa.Segments.ElemOp;
import dev.wami.wasmssa.TypeOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One valid module on its way to operations, in the order of upstream: imports, functions, tables, memories, globals.
 */
final class ModuleImport {
    private final WasmModule module;
    private final DecodeResult decoded;
    private final IntFunction<Location> locations;
    private final IndexSpaces spaces;
    private final Symbols symbols;
    private final Types types;
    private final TypeImport typeImport;
    private final Set<Feature> features;
    private final boolean namesTypes;
    private final NameImport names;
    private final ModuleOp out;
    /** The function types in the order of their first use. */
    private final Set<FuncType> used = new LinkedHashSet<>();
    /** The names of exports in the order of the operations. */
    private final List<String> exports = new ArrayList<>();
    /** Where the code is; null if no debug information is about it. */
    private final @Nullable CodeLayout layout;

    private boolean namesData;
    /** How many data segments and custom sections have become operations. */
    private int data;

    private int custom;
    private int most;

    /**
     * @param features that the module uses
     * @param layout where the code is, of a module with debug information
     * @param locations of the offsets in {@code decoded}
     */
    ModuleImport(
            WasmModule module,
            DecodeResult decoded,
            Set<Feature> features,
            @Nullable CodeLayout layout,
            IntFunction<Location> locations) {
        this.layout = layout;
        this.features = features;
        // references may be to a type that the module defines
        this.namesTypes = features.contains(Feature.FUNCTION_REFERENCES)
                || features.contains(Feature.GC)
                || features.contains(Feature.STACK_SWITCHING);
        this.module = module;
        this.decoded = decoded;
        this.locations = locations;
        this.spaces = IndexSpaces.of(module);
        this.symbols = new Symbols(module, spaces);
        this.types = new Types(symbols::type);
        this.typeImport = new TypeImport(spaces, symbols, types);
        this.names = new NameImport(module);
        this.out = new ModuleOp(at(0));
    }

    private Location at(int offset) {
        return locations.apply(offset);
    }

    ModuleOp read() {
        return read(this::readBody, Integer.MAX_VALUE);
    }

    /**
     * @param body what to do for each function and its number among the definitions: what it uses has to be told
     * @param most how many data segments and custom sections become operations; the others are added by
     *     {@link #addNext}
     */
    ModuleOp read(ObjIntConsumer<FuncOp> body, int most) {
        this.most = most;
        if (namesTypes) typeImport.read(module.types(), at(0)).forEach(this::add);
        int[] empty = typeImport.emptyGroups();
        if (empty.length > 0) out.setAttribute(Names.EMPTY_GROUPS, DenseArrayAttr.i32(empty));
        readImports();
        // function types are used in the order of the definitions, then of the bodies
        for (Function f : module.functions()) use(f.typeIndex());
        for (TagType t : module.tags()) use(t.typeIndex());
        for (int i = 0; i < module.functions().size(); i++) {
            body.accept(declareFunction(i), i);
        }
        for (int i = 0; i < module.tables().size(); i++) readTable(i);
        for (int i = 0; i < module.memories().size(); i++) readMemory(i);
        for (int i = 0; i < module.tags().size(); i++) readTag(i);
        for (int i = 0; i < module.globals().size(); i++) readGlobal(i);
        for (int i = 0; i < module.elements().size(); i++) readElements(i);
        while (data < Math.min(most, module.data().size())) add(readData(data++));
        if (module.start().isPresent()) {
            add(new StartOp(at(0), symbol(ExternKind.FUNC, module.start().getAsInt())));
        }
        readExports();
        while (custom < Math.min(most, module.customs().size())) add(readCustom(custom++));
        if (layout != null) out.setAttribute(CodePlaces.CODE, DenseArrayAttr.i32(layout.start(), layout.end()));
        names.nameModule(out);
        if (module.dataCount() && !namesData) out.setAttribute(Names.DATA_COUNT, UnitAttr.UNIT);
        if (!namesTypes) keepTypes();
        return out;
    }

    private void add(Operation op) {
        out.body().add(op);
    }

    /** What {@link #addNext} begins with: that which {@link #read} has left out. */
    void rewind() {
        data = Math.min(most, module.data().size());
        custom = Math.min(most, module.customs().size());
    }

    /**
     * Adds behind {@code op}, a data segment or a custom section, the next one that is left out; null if there is none.
     */
    @Nullable
    Operation addNext(Operation op) {
        Operation made = null;
        if (op instanceof DataOp && data < module.data().size()) made = readData(data++);
        else if (op instanceof CustomOp && custom < module.customs().size()) made = readCustom(custom++);
        return made == null ? null : out.body().insertBefore(made, op.next());
    }

    private void keepTypes() {
        List<FuncType> all = new ArrayList<>();
        for (SubType t : spaces.types()) if (t.composite() instanceof FuncType f) all.add(f);
        if (all.equals(List.copyOf(used))) return;
        List<Attribute> listed = new ArrayList<>();
        for (FuncType t : all) listed.add(new TypeAttr(types.of(t)));
        out.setAttribute(Names.TYPES, new ArrayAttr(listed));
    }

    // ---- what code asks for

    String symbol(ExternKind kind, int index) {
        return symbols.get(kind, index);
    }

    /** The symbol of a data segment that an instruction names. */
    String dataInCode(int index) {
        namesData = true;
        return data(index);
    }

    /** Whether an instruction that was read names a data segment. */
    boolean namesData() {
        return namesData;
    }

    private String data(int index) {
        return symbols.data(index);
    }

    String element(int index) {
        return symbols.element(index);
    }

    FunctionType functionType(int function) {
        FuncType type = spaces.function(function);
        if (type == null) throw new IllegalStateException("function " + function);
        return types.of(type);
    }

    FuncType functionTypeAt(int typeIndex) {
        FuncType type = spaces.funcType(typeIndex);
        if (type == null) throw new IllegalStateException("type " + typeIndex);
        return type;
    }

    /** The type of that index, which the operations will need in the type section. */
    FuncType use(int typeIndex) {
        FuncType type = functionTypeAt(typeIndex);
        used.add(type);
        return type;
    }

    /** Whether a block's type is written without the type section. */
    boolean isInline(BlockType.Typed type) {
        FuncType function = functionTypeAt(type.typeIndex());
        return function.params().isEmpty() && function.results().size() <= 1;
    }

    Types types() {
        return types;
    }

    /** Whether the module uses {@code feature}. */
    boolean uses(Feature feature) {
        return features.contains(feature);
    }

    /** Whether types have names. */
    boolean namesTypes() {
        return namesTypes;
    }

    /** The operation of a type that has a name. */
    TypeOp typeOp(int typeIndex) {
        return typeImport.get(typeIndex);
    }

    /** What a continuation of that type takes and ends with. */
    FuncType continuation(int typeIndex) {
        ContType type = (ContType) spaces.types().get(typeIndex).composite();
        return functionTypeAt(type.typeIndex());
    }

    /** The symbol of a function type, where instructions and definitions have to name it; else null. */
    @Nullable
    String declared(int typeIndex) {
        return namesTypes ? typeImport.declared(typeIndex) : null;
    }

    /** The type of references to a function. */
    RefType functionReference(int function) {
        return namesTypes ? RefType.to(false, symbols.type(spaces.functions().get(function))) : RefType.FUNCREF;
    }

    /** What exceptions of a tag carry. */
    FunctionType tagType(int tag) {
        TagType type = spaces.tag(tag);
        if (type == null) throw new IllegalStateException("tag " + tag);
        return types.of(functionTypeAt(type.typeIndex()));
    }

    Type globalType(int global) {
        GlobalType type = spaces.global(global);
        if (type == null) throw new IllegalStateException("global " + global);
        return types.of(type.type());
    }

    /** The type of the addresses of a memory, or of the indices of a table. */
    Type address(ExternKind kind, int index) {
        MemoryType memory = kind == ExternKind.MEMORY ? spaces.memory(index) : null;
        TableType table = kind == ExternKind.TABLE ? spaces.table(index) : null;
        AddressType type =
                memory != null ? memory.addressType() : table != null ? table.addressType() : AddressType.I32;
        return type == AddressType.I64 ? IntegerType.I64 : IntegerType.I32;
    }

    RefType elementType(int table) {
        TableType type = spaces.table(table);
        if (type == null) throw new IllegalStateException("table " + table);
        return types.reference(type.element());
    }

    // ---- definitions

    private boolean exported(String symbol) {
        if (!symbols.isExported(symbol)) return false;
        exports.add(symbol);
        return true;
    }

    private void readImports() {
        int[] next = new int[ExternKind.values().length];
        for (Import i : module.imports()) {
            ExternKind kind = i.type().kind();
            int index = next[kind.ordinal()]++;
            Operation op = imported(i, symbol(kind, index));
            names.name(op, kind, index);
            add(op);
        }
    }

    private Operation imported(Import i, String symbol) {
        ExternType type = i.type();
        if (type instanceof ExternType.Func f) {
            FunctionType function = types.of(use(f.typeIndex()));
            ImportFuncOp op = new ImportFuncOp(at(0), symbol, i.module(), i.name(), function, exported(symbol));
            String declared = declared(f.typeIndex());
            if (declared != null) op.declare(declared);
            return op;
        }
        if (type instanceof TableType t) {
            return new ImportTableOp(at(0), symbol, i.module(), i.name(), types.of(t), exported(symbol));
        }
        if (type instanceof MemoryType m) {
            return new ImportMemOp(at(0), symbol, i.module(), i.name(), Types.of(m), exported(symbol));
        }
        if (type instanceof GlobalType g) {
            return new ImportGlobalOp(at(0), symbol, i.module(), i.name(), types.of(g.type()), g.mutable());
        }
        TagType t = (TagType) type;
        FunctionType carried = types.of(use(t.typeIndex()));
        ImportTagOp op = new ImportTagOp(at(0), symbol, i.module(), i.name(), carried, exported(symbol));
        String declared = declared(t.typeIndex());
        if (declared != null) op.declare(declared);
        return op;
    }

    private void readTag(int definition) {
        int imported = (int) module.imports().stream()
                .filter(i -> i.type() instanceof TagType)
                .count();
        int index = imported + definition;
        TagType type = module.tags().get(definition);
        String symbol = symbol(ExternKind.TAG, index);
        TagOp op = new TagOp(at(0), symbol, types.of(use(type.typeIndex())), exported(symbol));
        String declared = declared(type.typeIndex());
        if (declared != null) op.declare(declared);
        define(op, ExternKind.TAG, index);
    }

    private FuncOp declareFunction(int definition) {
        int index = spaces.importedFunctions() + definition;
        String symbol = symbol(ExternKind.FUNC, index);
        Location location = at(decoded.bodyOffset(definition));
        FuncOp op = new FuncOp(location, symbol, functionType(index), exported(symbol));
        String declared = declared(module.functions().get(definition).typeIndex());
        if (declared != null) op.declare(declared);
        if (layout != null) {
            op.setAttribute(
                    CodePlaces.BODY, DenseArrayAttr.i32(layout.bodies()[definition], layout.ends()[definition]));
        }
        add(op);
        names.nameFunction(op, index);
        return op;
    }

    /** Reads of a body only what it uses. */
    BodyUses readUses(int definition) {
        return new BodyUses(this).read(module.functions().get(definition).body());
    }

    /** Reads the body of a function that has none yet. */
    void readBody(FuncOp op, int definition) {
        LocatedCode code = decoded.body(definition);
        readBody(op, definition, code.instructions(), i -> at(code.offset(i)));
    }

    /** Reads the body of a function whose operations need no place of their own: they have that of the function. */
    void readBodyAtOnePlace(FuncOp op, int definition) {
        readBody(op, definition, module.functions().get(definition).body(), i -> op.location());
    }

    private void readBody(FuncOp op, int definition, List<Instruction> code, IntFunction<Location> places) {
        Function function = module.functions().get(definition);
        int index = spaces.importedFunctions() + definition;
        Block entry = op.body().entry();
        List<Value> locals = new ArrayList<>(entry.arguments());
        for (ValueType t : function.locals()) {
            LocalOp local = new LocalOp(op.location(), types.of(t));
            names.nameLocal(local, index, locals.size());
            locals.add(entry.add(local).result());
        }
        new CodeImport(this, entry, op.signature().results(), locals, places)
                .withLabels(i -> names.label(index, i))
                .read(code);
    }

    private void readTable(int definition) {
        int index = spaces.importedTables() + definition;
        String symbol = symbol(ExternKind.TABLE, index);
        Table table = module.tables().get(definition);
        TableOp op = new TableOp(at(0), symbol, types.of(table.type()), exported(symbol));
        if (!table.init().isEmpty()) {
            op.initializer().add(new Block());
            readExpression(op.initializer(), table.init(), op.elementType());
        }
        define(op, ExternKind.TABLE, index);
    }

    private void readMemory(int definition) {
        int index = spaces.importedMemories() + definition;
        String symbol = symbol(ExternKind.MEMORY, index);
        MemoryType type = module.memories().get(definition);
        define(new MemoryOp(at(0), symbol, Types.of(type), exported(symbol)), ExternKind.MEMORY, index);
    }

    private void readGlobal(int definition) {
        int index = spaces.importedGlobals() + definition;
        String symbol = symbol(ExternKind.GLOBAL, index);
        Global global = module.globals().get(definition);
        Type type = types.of(global.type().type());
        GlobalOp op = new GlobalOp(at(0), symbol, type, global.type().mutable(), exported(symbol));
        readExpression(op.initializer(), global.init(), type);
        define(op, ExternKind.GLOBAL, index);
    }

    private void define(Operation op, ExternKind kind, int index) {
        names.name(op, kind, index);
        add(op);
    }

    private void readExpression(Region region, List<Instruction> code, Type type) {
        new CodeImport(this, region.entry(), List.of(type), List.of(), i -> at(0)).read(code);
    }

    // ---- segments

    private void readElements(int index) {
        ElementSegment segment = module.elements().get(index);
        SegmentMode mode = segment.mode();
        List<Attribute> elements = new ArrayList<>();
        boolean simple = segment.elements().stream().allMatch(ModuleImport::isSimple);
        if (simple) for (List<Instruction> e : segment.elements()) elements.add(element(e));
        String table = mode instanceof SegmentMode.Active a ? symbol(ExternKind.TABLE, a.target()) : null;
        ElemOp op = new ElemOp(
                at(0),
                element(index),
                segment.isFunctionList() ? RefType.FUNCREF : types.reference(segment.type()),
                elements,
                !segment.isFunctionList(),
                mode == SegmentMode.DECLARATIVE,
                table);
        if (mode instanceof SegmentMode.Active a) {
            readExpression(op.offset(), a.offset(), address(ExternKind.TABLE, a.target()));
        }
        if (!simple) {
            op.values().add(new Block());
            new CodeImport(this, op.values().entry(), List.of(), List.of(), i -> at(0))
                    .readAll(segment.elements(), op.type());
        }
        names.nameElements(op, index);
        add(op);
    }

    /** Whether an element is null, a function or a global. */
    private static boolean isSimple(List<Instruction> expression) {
        return expression.size() == 1
                && switch (expression.get(0).opcode()) {
                    case REF_NULL, REF_FUNC, GLOBAL_GET -> true;
                    default -> false;
                };
    }

    private Attribute element(List<Instruction> expression) {
        Instruction only = expression.get(0);
        if (only.opcode() == Opcode.REF_NULL) return UnitAttr.UNIT;
        ExternKind kind = only.opcode() == Opcode.REF_FUNC ? ExternKind.FUNC : ExternKind.GLOBAL;
        return SymbolRef.of(symbol(kind, ((Instruction.Indexed) only).index()));
    }

    private DataOp readData(int index) {
        DataSegment segment = module.data().get(index);
        String memory = segment.mode() instanceof SegmentMode.Active a ? symbol(ExternKind.MEMORY, a.target()) : null;
        DataOp op = new DataOp(at(0), data(index), segment.bytes().toArray(), memory);
        if (segment.mode() instanceof SegmentMode.Active a) {
            readExpression(op.offset(), a.offset(), address(ExternKind.MEMORY, a.target()));
        }
        names.nameData(op, index);
        return op;
    }

    // ---- the rest

    private void readExports() {
        List<String> order = new ArrayList<>();
        for (Export e : module.exports()) {
            order.add(e.name());
            String symbol = symbol(e.kind(), e.index());
            boolean importedGlobal = e.kind() == ExternKind.GLOBAL && e.index() < spaces.importedGlobals();
            if (symbol.equals(e.name()) && !importedGlobal) continue;
            exports.add(e.name());
            add(new ExportOp(at(0), e.name(), symbol));
        }
        if (order.equals(exports)) return;
        List<Attribute> all = new ArrayList<>();
        for (String name : order) all.add(StringAttr.of(name));
        out.setAttribute(Names.EXPORTS, new ArrayAttr(all));
    }

    private CustomOp readCustom(int index) {
        CustomSection section = module.customs().get(index);
        byte[] bytes = names.isKept(section) ? null : section.payload().toArray();
        return new CustomOp(at(0), section.name(), bytes, section.after().toString());
    }
}
