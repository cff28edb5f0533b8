package dev.wami.wasmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.ContTypeOp;
import dev.wami.wasm.Definition;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.Segments;
import dev.wami.wasm.TypeOp;
import dev.wami.wasm.ValueTypes;
import dev.wami.wasm.WasmDialect;
import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CodeBuilder;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.ModuleBuilder;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmError;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmops.TypeDefinition;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmops.TypeDefinition.Group;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One module on its way to Wasm: gives indices to symbols, imports first, then translates each definition. */
final class ModuleTranslation {
    private final boolean named;
    private final boolean labelled;
    private final Diagnostics diagnostics;
    /** What gives each function with its body; null if the bodies are there. */
    private final @Nullable Function<FuncOp, @Nullable FuncOp> bodies;

    private final ModuleBuilder out = new ModuleBuilder();
    private final Map<ExternKind, Map<String, Integer>> indices = new EnumMap<>(ExternKind.class);
    private final Map<String, Integer> definedTypes = new HashMap<>();
    private final Map<String, Integer> data = new HashMap<>();
    private final Map<String, Integer> elements = new HashMap<>();

    /** The operation behind each function, and behind what the validator names otherwise, {@code global 2}. */
    private final Map<Integer, FunctionTranslation> functions = new HashMap<>();

    private final Map<String, Operation> subjects = new HashMap<>();
    private @Nullable Operation module;
    /** Whether operations say their names by attributes. */
    private boolean ownNames;

    /**
     * @param named whether symbols and locals are named
     * @param labelled whether labels are
     */
    ModuleTranslation(boolean named, boolean labelled, Diagnostics diagnostics) {
        this(named, labelled, null, diagnostics);
    }

    /** @param bodies gives a function with its body, which is not kept; null after a report */
    ModuleTranslation(
            boolean named,
            boolean labelled,
            @Nullable Function<FuncOp, @Nullable FuncOp> bodies,
            Diagnostics diagnostics) {
        this.bodies = bodies;
        this.named = named;
        this.labelled = labelled;
        this.diagnostics = diagnostics;
        for (ExternKind k : ExternKind.values()) indices.put(k, new HashMap<>());
    }

    /** The module, not yet validated; null after an error. */
    @Nullable
    WasmModule translate(Operation source) {
        module = source;
        int before = diagnostics.errorCount();
        addTypes(source);
        List<Operation> all = new ArrayList<>();
        for (Block b : source.region(0)) for (Operation op : b) all.add(op);
        addTypes(
                all,
                source.attribute(WasmDialect.EMPTY_GROUPS_ATTRIBUTE) instanceof DenseArrayAttr a
                        ? a.toInts()
                        : new int[0]);
        for (Operation op : all) if (op instanceof ContTypeOp c) addType(c);
        for (Operation op : all) if (op instanceof Segments.CustomOp c && c.bytes() == null) ownNames = true;
        String name = ownName(source);
        if (ownNames && name != null) out.names().module(name);
        for (Operation op : all) if (op instanceof Definitions.Imported) addImport(op);
        for (Operation op : all) if (!(op instanceof Definitions.Imported)) addDefinition(op);
        if (diagnostics.errorCount() > before) return null;
        // what globals say may name globals before them, segments any
        for (Operation op : all) if (op instanceof Definitions.GlobalOp) addSegment(op);
        for (Operation op : all) if (!(op instanceof Definitions.GlobalOp)) addSegment(op);
        for (Operation op : all) if (op instanceof FuncOp f) define(f);
        for (Operation op : all) addRest(op);
        if (diagnostics.errorCount() > before) return null;
        addCustoms(all);
        WasmModule built = out.build();
        return source.hasAttribute(WasmDialect.DATA_COUNT_ATTRIBUTE) ? withDataCount(built) : built;
    }

    /** The types that the module lists come first, in their order. */
    private void addTypes(Operation source) {
        if (!(source.attribute(WasmDialect.TYPES_ATTRIBUTE) instanceof ArrayAttr types)) return;
        for (Attribute a : types.elements()) {
            if (a instanceof TypeAttr t && t.type() instanceof FunctionType f) {
                int known = out.typeCount();
                // one that is there already is listed twice all the same
                if (type(source, f) < known) out.addTypes(RecGroup.of(functionType(source, f)));
            } else {
                diagnostics.error(source, "lists %s, which is no function type", a);
            }
        }
    }

    /** The types that have names, group by group; those of a group may refer to one another. */
    private void addTypes(List<Operation> all, int[] empty) {
        List<TypeOp> types = new ArrayList<>();
        for (Operation op : all) if (op instanceof TypeOp t) types.add(t);
        for (int i = 0; i < types.size(); i++) {
            int index = out.typeCount() + i;
            definedTypes.put(types.get(i).definitionName(), index);
            subjects.put("type " + index, types.get(i));
            if (named) out.names().set(Names.Kind.TYPE, index, types.get(i).definitionName());
        }
        List<SubType> group = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            TypeOp t = types.get(i);
            addEmptyGroups(i, empty);
            group.add(subType(t));
            boolean goes = i + 1 < types.size() && types.get(i + 1).place().group() == Group.AND;
            if (goes) continue;
            boolean written = group.size() > 1 || t.place().group() == Group.WRITTEN;
            out.addTypes(new RecGroup(group, !written));
            group = new ArrayList<>();
        }
        addEmptyGroups(types.size(), empty);
    }

    private void addEmptyGroups(int before, int[] positions) {
        for (int p : positions) if (p == before) out.addTypes(new RecGroup(List.of(), false));
    }

    private SubType subType(TypeOp t) {
        TypeDefinition.Place place = t.place();
        String supertype = place.supertype();
        List<Integer> above = supertype == null ? List.of() : List.of(typeIndex(t, supertype));
        boolean abbreviated = !place.open() && supertype == null && !place.sub();
        return new SubType(!place.open(), above, composite(t), abbreviated);
    }

    private CompositeType composite(TypeOp t) {
        List<FieldType> fields = new ArrayList<>();
        switch (t.form()) {
            case FUNC:
                return functionType(t, t.functionType());
            case CONT:
                return new ContType(typeIndex(t, String.valueOf(t.function())));
            default:
                for (TypeDefinition.Field f : t.fields()) fields.add(new FieldType(storage(t, f.type()), f.mutable()));
                return t.form() == Form.ARRAY ? new ArrayType(fields.get(0)) : new StructType(fields);
        }
    }

    private StorageType storage(TypeOp t, Type type) {
        if (type.isInteger(8)) return PackedType.I8;
        return type.isInteger(16) ? PackedType.I16 : valueType(t, type);
    }

    /** The index of a type that has a name, or else of the first one that is that function type. */
    int type(Operation user, @Nullable String declared, FunctionType type) {
        return declared == null ? type(user, type) : typeIndex(user, declared);
    }

    private static WasmModule withDataCount(WasmModule m) {
        return new WasmModule(
                m.types(),
                m.imports(),
                m.functions(),
                m.tables(),
                m.memories(),
                m.tags(),
                m.globals(),
                m.exports(),
                m.start(),
                m.elements(),
                true,
                m.data(),
                m.customs());
    }

    /** Custom sections as they are; names go where a section without bytes stands, else after all others. */
    private void addCustoms(List<Operation> all) {
        for (Operation op : all) {
            if (!(op instanceof Segments.CustomOp c)) continue;
            byte[] bytes = c.bytes();
            Section after = Section.named(c.after());
            if (after == null) diagnostics.error(c, "there is no section '%s'", c.after());
            else if (bytes != null) out.addCustom(new CustomSection(c.sectionName(), Bytes.of(bytes), after));
            else out.addNames(after);
        }
    }

    /** What a function that the module defines was translated by. */
    FunctionTranslation function(int index) {
        return Objects.requireNonNull(functions.get(index));
    }

    /** Where an error of the validator comes from. */
    Operation origin(WasmError error) {
        FunctionTranslation f = functions.get(error.function());
        if (f != null) return f.origin(error.instruction());
        Operation known = subjects.get(error.subject());
        if (known != null) return known;
        if (module == null) throw new IllegalStateException("nothing was translated");
        return module;
    }

    // ---- looking up

    /** The index of a symbol; -1 after an error. */
    int index(Operation user, ExternKind kind, String symbol) {
        Integer index = indexOf(kind).get(symbol);
        if (index == null) diagnostics.error(user, "'%s' does not reference a %s", symbol, kind);
        else if (index < 0) diagnostics.error(user, "'%s' is defined later", symbol);
        return index == null ? -1 : index;
    }

    /** The index of a symbol, 0 if none is given. */
    int indexOrFirst(Operation user, ExternKind kind, @Nullable String symbol) {
        return symbol == null ? 0 : index(user, kind, symbol);
    }

    int dataIndex(Operation user, String symbol) {
        return segment(user, "data segment", data.get(symbol), symbol);
    }

    /** The index of a data segment, or null if there is none of that name. */
    @Nullable
    Integer segmentOf(String symbol) {
        return data.get(symbol);
    }

    int elementIndex(Operation user, String symbol) {
        return segment(user, "element segment", elements.get(symbol), symbol);
    }

    private int segment(Operation user, String what, @Nullable Integer index, String symbol) {
        if (index == null) diagnostics.error(user, "'%s' does not reference a %s", symbol, what);
        return index == null ? -1 : index;
    }

    /** The index of a function type. */
    int type(Operation user, FunctionType type) {
        return out.type(functionType(user, type));
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    FuncType functionType(Operation user, FunctionType type) {
        FuncType found = ValueTypes.of(type, name -> typeIndex(user, name));
        if (found == null) diagnostics.error(user, "%s is not a type of Wasm functions", type);
        return found == null ? FuncType.EMPTY : found;
    }

    ValueType valueType(Operation user, Type type) {
        ValueType found = ValueTypes.of(type, name -> typeIndex(user, name));
        if (found == null) diagnostics.error(user, "%s is not a Wasm value type", type);
        return found == null ? ValueType.I32 : found;
    }

    /** The index of a type that the module defines; 0 after an error. */
    int typeIndex(Operation user, String name) {
        Integer index = definedTypes.get(name);
        if (index == null) diagnostics.error(user, "'%s' does not reference a type that is defined before", name);
        return index == null ? 0 : index;
    }

    RefType refType(Operation user, Type type) {
        ValueType found = valueType(user, type);
        if (found instanceof RefType r) return r;
        diagnostics.error(user, "%s is not a reference type", type);
        return RefType.FUNCREF;
    }

    private Map<String, Integer> indexOf(ExternKind kind) {
        Map<String, Integer> map = indices.get(kind);
        if (map == null) throw new IllegalStateException();
        return map;
    }

    // ---- index spaces

    private void addType(ContTypeOp op) {
        ContType type = new ContType(out.type(functionType(op, op.type())));
        int index = out.addTypes(RecGroup.of(type));
        definedTypes.put(op.definitionName(), index);
        subjects.put("type " + index, op);
        if (named) out.names().set(Names.Kind.TYPE, index, op.definitionName());
    }

    private void addImport(Operation op) {
        Definitions.Imported imported = (Definitions.Imported) op;
        String from = imported.importModule();
        String name = imported.importName();
        int index;
        if (op instanceof Definitions.ImportFuncOp f) {
            index = out.importFunction(from, name, type(op, f.declared(), f.type()));
        } else if (op instanceof Definitions.ImportMemoryOp m) {
            index = out.importMemory(from, name, m.memoryType());
        } else if (op instanceof Definitions.ImportTableOp t) {
            index = out.importTable(from, name, new TableType(refType(op, t.element()), t.sizes(), t.addressType()));
        } else if (op instanceof Definitions.ImportGlobalOp g) {
            index = out.importGlobal(from, name, new GlobalType(valueType(op, g.type()), g.isMutable()));
        } else if (op instanceof Definitions.ImportTagOp t) {
            index = out.importTag(from, name, type(op, t.declared(), t.type()));
        } else {
            throw new IllegalStateException(op.name());
        }
        register(op, imported, index);
    }

    private void addDefinition(Operation op) {
        if (op instanceof FuncOp f) {
            register(op, f, out.addFunction(type(op, f.declared(), f.type())));
        } else if (op instanceof Definitions.MemoryOp m) {
            register(op, m, out.addMemory(m.memoryType()));
        } else if (op instanceof Definitions.TableOp t) {
            register(op, t, out.addTable(new TableType(refType(op, t.element()), t.sizes(), t.addressType())));
        } else if (op instanceof Definitions.TagOp t) {
            register(op, t, out.addTag(type(op, t.declared(), t.type())));
        } else if (op instanceof Definitions.GlobalOp g) {
            // its value may name functions, which have their indices later
            indexOf(ExternKind.GLOBAL).put(g.definitionName(), -1);
        } else if (!isOther(op)) {
            diagnostics.error(op, "cannot be emitted: only operations of the wasm dialect can");
        }
    }

    private static boolean isOther(Operation op) {
        // an empty module is what upstream's passes leave of one that held a transform schedule
        if (op instanceof ModuleOp m) return m.body().isEmpty();
        return op instanceof Segments.DataOp
                || op instanceof Segments.ElemOp
                || op instanceof ContTypeOp
                || op instanceof TypeOp
                || op instanceof Segments.ExportOp
                || op instanceof Segments.StartOp
                || op instanceof Segments.CustomOp;
    }

    private void register(Operation op, Definition definition, int index) {
        ExternKind kind = definition.externKind();
        String name = definition.definitionName();
        indexOf(kind).put(name, index);
        subjects.put((kind == ExternKind.FUNC ? "function" : kind.toString()) + " " + index, op);
        name(op, Names.Kind.of(kind), index, name);
    }

    /** Names are those that operations have as attributes, if there is a section for them; else symbols, if wanted. */
    private void name(Operation op, Names.Kind kind, int index, String symbol) {
        String name = ownNames ? ownName(op) : named ? symbol : null;
        if (name != null) out.names().set(kind, index, name);
    }

    private static @Nullable String ownName(Operation op) {
        return op.attribute(WasmDialect.NAME_ATTRIBUTE) instanceof StringAttr s ? s.value() : null;
    }

    // ---- contents

    private void addSegment(Operation op) {
        if (op instanceof Definitions.GlobalOp g) {
            GlobalType type = new GlobalType(valueType(op, g.type()), g.isMutable());
            Instruction[] init = g.expression().isEmpty()
                    ? new Instruction[] {initial(g, type.type())}
                    : expression(g.expression()).toArray(new Instruction[0]);
            register(op, g, out.addGlobal(type, init));
        } else if (op instanceof Definitions.TableOp t && !t.expression().isEmpty()) {
            out.initTable(index(op, ExternKind.TABLE, t.definitionName()), expression(t.expression()));
        } else if (op instanceof Segments.DataOp d) {
            SegmentMode mode = mode(op, ExternKind.MEMORY, d.memory(), d.offset(), d.expression());
            int index = out.addData(new DataSegment(mode, Bytes.of(d.bytes())));
            name(op, "data segment", Names.Kind.DATA, data, index);
        } else if (op instanceof Segments.ElemOp e) {
            SegmentMode mode = e.isDeclarative()
                    ? SegmentMode.DECLARATIVE
                    : mode(op, ExternKind.TABLE, e.table(), e.offset(), e.expression());
            int index = out.addElements(elements(e, mode));
            name(op, "element segment", Names.Kind.ELEMENT, elements, index);
        }
    }

    private ElementSegment elements(Segments.ElemOp op, SegmentMode mode) {
        Type type = op.type();
        List<List<Instruction>> all = new ArrayList<>();
        for (Attribute a : op.elements()) all.add(List.of(element(op, type, a)));
        if (!op.values().isEmpty()) {
            for (Operation item : op.values().entry()) all.add(expression(item.region(0)));
        }
        RefType listed = RefType.nonNull(AbstractHeapType.FUNC);
        return new ElementSegment(mode, type == null ? listed : refType(op, type), all);
    }

    private Instruction element(Segments.ElemOp op, @Nullable Type type, Attribute a) {
        if (!(a instanceof SymbolRef ref)) {
            return new Instruction.HeapTyped(
                    Opcode.REF_NULL,
                    type == null ? AbstractHeapType.FUNC : refType(op, type).heap());
        }
        return named(op, ref);
    }

    /** The value of a global, or a reference to a function. */
    private Instruction named(Operation op, SymbolRef ref) {
        Integer global = indexOf(ExternKind.GLOBAL).get(ref.root());
        return global != null
                ? Instruction.of(Opcode.GLOBAL_GET, global)
                : Instruction.of(Opcode.REF_FUNC, index(op, ExternKind.FUNC, ref.root()));
    }

    private void name(Operation op, String subject, Names.Kind kind, Map<String, Integer> map, int index) {
        String symbol = ((Symbol) op).symbolName();
        subjects.put(subject + " " + index, op);
        if (symbol == null) return;
        map.put(symbol, index);
        name(op, kind, index, symbol);
    }

    private SegmentMode mode(
            Operation op, ExternKind kind, @Nullable String target, @Nullable Long offset, Region expression) {
        if (!expression.isEmpty()) {
            return new SegmentMode.Active(indexOrFirst(op, kind, target), expression(expression));
        }
        if (offset == null) return SegmentMode.PASSIVE;
        Instruction at = isWide(op, kind, target)
                ? new Instruction.Constant(Opcode.I64_CONST, offset)
                : Instruction.i32Const((int) (long) offset);
        return new SegmentMode.Active(indexOrFirst(op, kind, target), List.of(at));
    }

    /** Whether a memory or table, the first unless it is named, has addresses of 64 bits. */
    private static boolean isWide(Operation op, ExternKind kind, @Nullable String target) {
        for (Operation d : op.requiredBlock()) {
            if (!(d instanceof Definitions.Limited l) || l.externKind() != kind) continue;
            if (target == null || target.equals(l.definitionName())) return l.addressType() == AddressType.I64;
        }
        return false;
    }

    private List<Instruction> expression(Region region) {
        List<Instruction> out = new ArrayList<>();
        InstructionTranslation instructions = new InstructionTranslation(this, (op, label) -> 0);
        for (Operation op : region.entry()) {
            if (op instanceof InstructionOp i) out.add(instructions.translate(i));
            else diagnostics.error(op, "cannot be emitted in a constant expression");
        }
        return out;
    }

    private Instruction initial(Definitions.GlobalOp global, ValueType type) {
        Attribute value = global.value();
        if (value instanceof SymbolRef ref) return named(global, ref);
        if (type instanceof RefType r) return new Instruction.HeapTyped(Opcode.REF_NULL, r.heap());
        long bits = value instanceof FloatAttr f ? f.bits() : value instanceof IntegerAttr i ? i.unsignedValue() : 0;
        return switch ((NumericType) type) {
            case I32 -> new Instruction.Constant(Opcode.I32_CONST, bits);
            case I64 -> new Instruction.Constant(Opcode.I64_CONST, bits);
            case F32 -> new Instruction.Constant(Opcode.F32_CONST, bits);
            case F64 -> new Instruction.Constant(Opcode.F64_CONST, bits);
            case V128 -> new Instruction.VectorConstant(Opcode.V128_CONST, 0, 0);
        };
    }

    private void define(FuncOp declared) {
        int index = index(declared, ExternKind.FUNC, declared.definitionName());
        FuncOp function = bodies == null ? declared : bodies.apply(declared);
        if (function == null) return;
        CodeBuilder code = out.code(index);
        FunctionTranslation translation = new FunctionTranslation(function, code, this);
        if (bodies == null) functions.put(index, translation);
        translation.translate();
        if (bodies == null) out.define(index, code);
        else out.defineEncoded(index, code);
        if (!named && !ownNames) return;
        for (int i = 0; i < function.localCount(); i++) {
            String name = function.localName(i);
            if (name != null) out.names().set(Names.Kind.LOCAL, index, i, name);
        }
        if (!labelled && !ownNames) return;
        translation.labels(ownNames).forEach((label, name) -> out.names().set(Names.Kind.LABEL, index, label, name));
    }

    private void addRest(Operation op) {
        if (op instanceof Segments.StartOp s) {
            out.start(index(op, ExternKind.FUNC, s.function()));
            subjects.put("start", op);
        } else if (op instanceof Segments.ExportOp e) {
            subjects.put("export " + e.exportName(), op);
            for (ExternKind kind : ExternKind.values()) {
                Integer index = indexOf(kind).get(e.definition());
                if (index == null) continue;
                out.export(e.exportName(), kind, index);
                return;
            }
            diagnostics.error(op, "'%s' does not reference anything that can be exported", e.definition());
        }
    }
}
