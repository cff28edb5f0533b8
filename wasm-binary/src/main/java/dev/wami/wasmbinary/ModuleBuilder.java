package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Collects a module for a producer. Function types are interned; every {@code add} gives the index by which
 * instructions and exports name what was added. As imports come first in each index space, one can't be added after a
 * definition of its kind ({@link IllegalStateException}).
 *
 * <pre>
 *   ModuleBuilder module = new ModuleBuilder();
 *   int print = module.importFunction("env", "print_i32", type);
 *   int main = module.addFunction(FuncType.EMPTY);
 *   CodeBuilder code = module.code(main);
 *   code.i32Const(42).op(Opcode.CALL, print);
 *   module.define(main, code);
 *   module.export("main", ExternKind.FUNC, main);
 *   byte[] bytes = BinaryEncoder.encode(module.build());
 * </pre>
 */
public final class ModuleBuilder {
    private final List<RecGroup> types = new ArrayList<>();
    private final List<SubType> flatTypes = new ArrayList<>();
    private final Map<FuncType, Integer> functionTypes = new HashMap<>();
    private final List<Import> imports = new ArrayList<>();
    private final List<Integer> functionTypeIndices = new ArrayList<>();
    private final List<@Nullable Function> functions = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<MemoryType> memories = new ArrayList<>();
    private final List<TagType> tags = new ArrayList<>();
    private final List<Global> globals = new ArrayList<>();
    private final List<Export> exports = new ArrayList<>();
    private final List<ElementSegment> elements = new ArrayList<>();
    private final List<DataSegment> data = new ArrayList<>();
    private final List<CustomSection> customs = new ArrayList<>();
    private final Names.Builder names = new Names.Builder();
    private final EncodedBody.Latest latest = new EncodedBody.Latest();
    private boolean namesAdded;
    private final int[] imported = new int[ExternKind.values().length];
    private OptionalInt start = OptionalInt.empty();

    /** The index of a function type, added unless it is there. */
    public int type(FuncType type) {
        Integer known = functionTypes.get(type);
        if (known != null) {
            return known;
        }
        int index = addTypes(RecGroup.of(type));
        functionTypes.put(type, index);
        return index;
    }

    /** Adds type definitions, which may refer to one another; returns the index of the first. */
    public int addTypes(RecGroup group) {
        int first = flatTypes.size();
        types.add(group);
        flatTypes.addAll(group.types());
        if (group.types().size() == 1) {
            SubType only = group.types().get(0);
            boolean plain = only.isFinal() && only.supertypes().isEmpty();
            if (plain && only.composite() instanceof FuncType type) functionTypes.putIfAbsent(type, first);
        }
        return first;
    }

    /** How many types there are. */
    public int typeCount() {
        return flatTypes.size();
    }

    public int importFunction(String module, String name, FuncType type) {
        return importFunction(module, name, type(type));
    }

    public int importFunction(String module, String name, int typeIndex) {
        int index = addImport(module, name, new ExternType.Func(typeIndex));
        functionTypeIndices.add(typeIndex);
        return index;
    }

    public int importTable(String module, String name, TableType type) {
        return addImport(module, name, type);
    }

    public int importMemory(String module, String name, MemoryType type) {
        return addImport(module, name, type);
    }

    public int importGlobal(String module, String name, GlobalType type) {
        return addImport(module, name, type);
    }

    public int importTag(String module, String name, FuncType type) {
        return addImport(module, name, new TagType(type(type)));
    }

    public int importTag(String module, String name, int typeIndex) {
        return addImport(module, name, new TagType(typeIndex));
    }

    private int addImport(String module, String name, ExternType type) {
        ExternKind kind = type.kind();
        if (defined(kind) > 0) {
            throw new IllegalStateException("import " + module + "." + name + " after a definition of a " + kind);
        }
        imports.add(new Import(module, name, type));
        return imported[kind.ordinal()]++;
    }

    private int defined(ExternKind kind) {
        return switch (kind) {
            case FUNC -> functions.size();
            case TABLE -> tables.size();
            case MEMORY -> memories.size();
            case GLOBAL -> globals.size();
            case TAG -> tags.size();
        };
    }

    private int next(ExternKind kind) {
        return imported[kind.ordinal()] + defined(kind);
    }

    /** Adds a function, whose body {@link #define} gives later. */
    public int addFunction(FuncType type) {
        return addFunction(type(type));
    }

    /** Adds a function, whose body {@link #define} gives later, of the function type with this index. */
    public int addFunction(int typeIndex) {
        int index = next(ExternKind.FUNC);
        functionTypeIndices.add(typeIndex);
        functions.add(null);
        return index;
    }

    /** A builder for the body of a function that was added. */
    public CodeBuilder code(int function) {
        definition(function);
        if (flatTypes.get(functionTypeIndices.get(function)).composite() instanceof FuncType type) {
            return new CodeBuilder(type.params().size());
        }
        throw new IllegalArgumentException("the type of function " + function + " is not a function type");
    }

    /** Gives a function its body. */
    public void define(int function, CodeBuilder code) {
        functions.set(definition(function), code.build(functionTypeIndices.get(function)));
    }

    /** The same, for modules that are large: the instructions are kept as bytes. */
    public void defineEncoded(int function, CodeBuilder code) {
        functions.set(
                definition(function),
                code.build(functionTypeIndices.get(function)).encoded(latest));
    }

    private int definition(int function) {
        int index = function - imported[ExternKind.FUNC.ordinal()];
        if (index < 0 || index >= functions.size()) {
            throw new IllegalArgumentException("function " + function + " is not defined here");
        }
        return index;
    }

    public int addTable(TableType type) {
        tables.add(new Table(type));
        return next(ExternKind.TABLE) - 1;
    }

    /** Gives a table that the module defines what its elements are at first. */
    public void initTable(int table, List<Instruction> init) {
        int definition = table - imported[ExternKind.TABLE.ordinal()];
        tables.set(definition, new Table(tables.get(definition).type(), init));
    }

    public int addMemory(MemoryType type) {
        memories.add(type);
        return next(ExternKind.MEMORY) - 1;
    }

    /** Adds a global with a constant expression as its value. */
    public int addGlobal(GlobalType type, Instruction... init) {
        globals.add(new Global(type, List.of(init)));
        return next(ExternKind.GLOBAL) - 1;
    }

    public int addTag(FuncType type) {
        return addTag(type(type));
    }

    /** Adds a tag of the function type with this index. */
    public int addTag(int typeIndex) {
        tags.add(new TagType(typeIndex));
        return next(ExternKind.TAG) - 1;
    }

    public int addElements(ElementSegment segment) {
        elements.add(segment);
        return elements.size() - 1;
    }

    public int addData(DataSegment segment) {
        data.add(segment);
        return data.size() - 1;
    }

    /** Adds bytes that are copied to an address of memory 0 at instantiation. */
    public int addData(int address, Bytes bytes) {
        return addData(new DataSegment(new SegmentMode.Active(0, List.of(Instruction.i32Const(address))), bytes));
    }

    public void export(String name, ExternKind kind, int index) {
        exports.add(new Export(name, kind, index));
    }

    /** The function that runs at instantiation. */
    public void start(int function) {
        start = OptionalInt.of(function);
    }

    /** The names for the name section, which is written if there are any. */
    public Names.Builder names() {
        return names;
    }

    public void addCustom(CustomSection section) {
        customs.add(section);
    }

    /**
     * Puts the name section, with the names so far, here among the custom sections; otherwise it follows them.
     *
     * @param after the section that it follows
     */
    public void addNames(Section after) {
        Names built = names.build();
        if (!built.isEmpty()) {
            customs.add(new CustomSection(Names.SECTION, built.toSection().payload(), after));
        }
        namesAdded = true;
    }

    /**
     * The module. Functions that bodies refer to by {@code ref.func} and that nothing outside of bodies mentions are
     * declared in an element segment of their own, as validation wants it.
     *
     * @throws IllegalStateException if a function has no body
     */
    public WasmModule build() {
        List<Function> bodies = new ArrayList<>(functions.size());
        for (int i = 0; i < functions.size(); i++) {
            Function function = functions.get(i);
            if (function == null) {
                throw new IllegalStateException("function " + (imported[0] + i) + " has no body");
            }
            bodies.add(function);
        }
        List<CustomSection> sections = new ArrayList<>(customs);
        Names built = names.build();
        if (!namesAdded && !built.isEmpty()) {
            sections.add(built.toSection());
        }
        return DeclaredReferences.completed(module(bodies, sections));
    }

    private WasmModule module(List<Function> bodies, List<CustomSection> sections) {
        return new WasmModule(
                types,
                imports,
                bodies,
                tables,
                memories,
                tags,
                globals,
                exports,
                start,
                elements,
                BinaryEncoder.needsDataCount(bodies),
                data,
                sections);
    }
}
