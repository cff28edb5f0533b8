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
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The index spaces of a module (specification 2.5.1): imports first, then what the module defines. The lists are
 * unmodifiable; where an index is looked up, one that does not exist gives null, as the module need not be valid.
 */
public final class IndexSpaces {
    private final List<SubType> types = new ArrayList<>();
    private final List<Integer> functions = new ArrayList<>();
    private final List<TableType> tables = new ArrayList<>();
    private final List<MemoryType> memories = new ArrayList<>();
    private final List<GlobalType> globals = new ArrayList<>();
    private final List<TagType> tags = new ArrayList<>();
    private final int importedFunctions;
    private final int importedTables;
    private final int importedMemories;
    private final int importedGlobals;
    private final int importedTags;

    /** How many parts of a kind there are, imported ones among them. */
    public int count(ExternKind kind) {
        return switch (kind) {
            case FUNC -> functions.size();
            case TABLE -> tables.size();
            case MEMORY -> memories.size();
            case GLOBAL -> globals.size();
            case TAG -> tags.size();
        };
    }

    private IndexSpaces(WasmModule module) {
        for (RecGroup group : module.types()) {
            types.addAll(group.types());
        }
        for (Import imported : module.imports()) {
            ExternType type = imported.type();
            if (type instanceof ExternType.Func function) {
                functions.add(function.typeIndex());
            } else if (type instanceof TableType table) {
                tables.add(table);
            } else if (type instanceof MemoryType memory) {
                memories.add(memory);
            } else if (type instanceof GlobalType global) {
                globals.add(global);
            } else if (type instanceof TagType tag) {
                tags.add(tag);
            }
        }
        importedFunctions = functions.size();
        importedTables = tables.size();
        importedMemories = memories.size();
        importedGlobals = globals.size();
        importedTags = tags.size();
        for (Function function : module.functions()) {
            functions.add(function.typeIndex());
        }
        for (Table table : module.tables()) {
            tables.add(table.type());
        }
        memories.addAll(module.memories());
        for (Global global : module.globals()) {
            globals.add(global.type());
        }
        tags.addAll(module.tags());
    }

    public static IndexSpaces of(WasmModule module) {
        return new IndexSpaces(module);
    }

    /** The type section without its grouping. */
    public List<SubType> types() {
        return Collections.unmodifiableList(types);
    }

    /** The type index of each function. */
    public List<Integer> functions() {
        return Collections.unmodifiableList(functions);
    }

    public List<TableType> tables() {
        return Collections.unmodifiableList(tables);
    }

    public List<MemoryType> memories() {
        return Collections.unmodifiableList(memories);
    }

    public List<GlobalType> globals() {
        return Collections.unmodifiableList(globals);
    }

    public List<TagType> tags() {
        return Collections.unmodifiableList(tags);
    }

    /** The index of the first function that the module defines; the same for the other kinds. */
    public int importedFunctions() {
        return importedFunctions;
    }

    public int importedTables() {
        return importedTables;
    }

    public int importedMemories() {
        return importedMemories;
    }

    public int importedGlobals() {
        return importedGlobals;
    }

    public int importedTags() {
        return importedTags;
    }

    /** The type with this index, or null. */
    public @Nullable SubType type(int index) {
        return get(types, index);
    }

    /** The function type with this type index, or null if there is none or if the type is another. */
    public @Nullable FuncType funcType(int typeIndex) {
        SubType type = type(typeIndex);
        return type != null && type.composite() instanceof FuncType function ? function : null;
    }

    /** The type of the function with this index, or null if there is none or if its type is none. */
    public @Nullable FuncType function(int index) {
        Integer type = get(functions, index);
        return type == null ? null : funcType(type);
    }

    public @Nullable TableType table(int index) {
        return get(tables, index);
    }

    public @Nullable MemoryType memory(int index) {
        return get(memories, index);
    }

    public @Nullable GlobalType global(int index) {
        return get(globals, index);
    }

    public @Nullable TagType tag(int index) {
        return get(tags, index);
    }

    private static <T> @Nullable T get(List<T> list, int index) {
        return Integer.compareUnsigned(index, list.size()) < 0 ? list.get(index) : null;
    }
}
