package dev.wami.jvmbackend.runtime;

import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes an instance: imports, globals, tables, memories, segments, the start function (specification 4.7.3). */
public final class Instantiation {
    private final WasmModule module;
    private final IndexSpaces spaces;
    private final FunctionTable table;
    private final List<RefType> casts;
    private final Imports imports;
    private final RuntimeType[] types;
    private final @Nullable FunctionInstance[] functions;
    private final List<Memory> memories = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<TagInstance> tags = new ArrayList<>();
    /** A {@link GlobalCell} for each, of which the instance keeps the values alone where nobody else sees it. */
    private final List<GlobalCell> globals = new ArrayList<>();

    /**
     * For one instance.
     *
     * @param casts the types that references are tested for
     */
    public Instantiation(WasmModule module, FunctionTable table, List<RefType> casts, Imports imports) {
        this.module = module;
        this.table = table;
        this.casts = casts;
        this.imports = imports;
        spaces = IndexSpaces.of(module);
        types = RuntimeType.of(module.types());
        functions = new FunctionInstance[spaces.functions().size()];
    }

    /** Fills the instance and runs its start function. */
    public ModuleInstance run(ModuleInstance instance) throws LinkException {
        link();
        for (MemoryType memory : module.memories()) {
            memories.add(new Memory(memory));
        }
        for (TagType tag : module.tags()) {
            tags.add(new TagInstance(types[tag.typeIndex()]));
        }
        instance.prepare(types, functions, table);
        instance.casts = casts.stream()
                .map(type -> (RefType) RuntimeType.canonical(type, types))
                .toArray(RefType[]::new);
        instance.tags = tags.toArray(TagInstance[]::new);
        Constants constants = new Constants(instance, globals);
        for (Global global : module.globals()) {
            Object value = constants.evaluate(global.init());
            globals.add(new GlobalCell(
                    RuntimeType.canonical(global.type().type(), types),
                    global.type().mutable(),
                    value));
        }
        for (dev.wami.wasmbinary.Table defined : module.tables()) {
            Object initial = defined.init().isEmpty() ? null : constants.evaluate(defined.init());
            tables.add(new Table(canonical(defined.type()), initial));
        }
        instance.bind(memories.toArray(Memory[]::new), tables.toArray(Table[]::new), fields());
        export(instance);
        fill(instance, constants);
        if (module.start().isPresent()) {
            instance.functionAt(module.start().getAsInt()).invoke();
        }
        return instance;
    }

    private TableType canonical(TableType type) {
        return new TableType((RefType) RuntimeType.canonical(type.element(), types), type.limits(), type.addressType());
    }

    private void link() throws LinkException {
        for (Import wanted : module.imports()) {
            Extern given = imports.find(wanted.module(), wanted.name());
            String name = '"' + wanted.module() + "\" \"" + wanted.name() + '"';
            if (given == null) throw new LinkException("unknown import: " + name);
            if (!new ImportMatch(types).matches(given, wanted.type())) {
                throw new LinkException("incompatible import type: " + name);
            }
            if (given instanceof FunctionInstance function) {
                for (int i = 0; ; i++) {
                    if (functions[i] == null) {
                        functions[i] = function;
                        break;
                    }
                }
            } else if (given instanceof Memory memory) {
                memories.add(memory);
            } else if (given instanceof Table table) {
                tables.add(table);
            } else if (given instanceof GlobalCell global) {
                globals.add(global);
            } else {
                tags.add((TagInstance) given);
            }
        }
    }

    /** What the instance's fields become: a global that is exported or imported is a cell. */
    private Object[] fields() {
        @Nullable Object[] fields = new Object[globals.size()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = i < spaces.importedGlobals()
                    ? globals.get(i)
                    : globals.get(i).get();
        }
        for (Export export : module.exports()) {
            if (export.kind() == ExternKind.GLOBAL) {
                fields[export.index()] = globals.get(export.index());
            }
        }
        return fields;
    }

    private void export(ModuleInstance instance) {
        Map<String, Extern> exports = new LinkedHashMap<>();
        for (Export export : module.exports()) {
            int index = export.index();
            exports.put(
                    export.name(),
                    switch (export.kind()) {
                        case FUNC -> instance.functionAt(index);
                        case TABLE -> tables.get(index);
                        case MEMORY -> memories.get(index);
                        case GLOBAL -> globals.get(index);
                        case TAG -> tags.get(index);
                    });
        }
        instance.export(exports, memories.isEmpty() ? null : memories.get(0));
    }

    private void fill(ModuleInstance instance, Constants constants) {
        instance.elements = new Object[module.elements().size()][];
        for (int i = 0; i < instance.elements.length; i++) {
            List<List<Instruction>> elements = module.elements().get(i).elements();
            @Nullable Object[] values = new Object[elements.size()];
            for (int k = 0; k < values.length; k++) {
                values[k] = constants.evaluate(elements.get(k));
            }
            instance.elements[i] = values;
        }
        instance.data = new byte[module.data().size()][];
        for (int i = 0; i < instance.data.length; i++) {
            instance.data[i] = module.data().get(i).bytes().toArray();
        }
        for (int i = 0; i < instance.elements.length; i++) {
            ElementSegment segment = module.elements().get(i);
            if (segment.mode() == SegmentMode.PASSIVE) continue;
            if (segment.mode() instanceof SegmentMode.Active active) {
                @Nullable Object[] values = instance.elements[i];
                Table.init(constants.offset(active.offset()), 0, values.length, tables.get(active.target()), values);
            }
            instance.elements[i] = new Object[0];
        }
        for (int i = 0; i < instance.data.length; i++) {
            DataSegment segment = module.data().get(i);
            if (!(segment.mode() instanceof SegmentMode.Active active)) continue;
            byte[] bytes = instance.data[i];
            Memory.init(constants.offset(active.offset()), 0, bytes.length, memories.get(active.target()), bytes);
            instance.data[i] = new byte[0];
        }
    }
}
