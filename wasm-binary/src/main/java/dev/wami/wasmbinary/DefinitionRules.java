package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Values of globals and tables, segments, exports and the start function (specification 3.5). */
final class DefinitionRules {
    private final ModuleContext context;
    private final Set<String> exported = new HashSet<>();

    DefinitionRules(ModuleContext context) {
        this.context = context;
    }

    private void constant(List<Instruction> expression, ValueType type) throws InvalidException {
        CodeValidator.constant(context).expression(expression, type);
    }

    /** A global's value may use the globals before it. */
    void global(Global global, int index) throws InvalidException {
        context.showGlobals(index);
        try {
            constant(global.init(), global.type().type());
        } finally {
            context.showAllGlobals();
        }
    }

    /** A table's value may use imported globals only: in the file, tables come before globals. */
    void table(Table table) throws InvalidException {
        if (!table.init().isEmpty()) {
            context.require(Feature.FUNCTION_REFERENCES, "an initial value");
            context.showGlobals(context.spaces.importedGlobals());
            try {
                constant(table.init(), table.type().element());
            } finally {
                context.showAllGlobals();
            }
        } else if (!table.type().element().isDefaultable()) {
            throw new InvalidException(
                    "type mismatch: a table of " + table.type().element() + " needs an initial value");
        }
    }

    void imported(Import imported) throws InvalidException {
        text(imported.module());
        text(imported.name());
        if (imported.type() instanceof GlobalType g) mutable(g);
    }

    void export(Export export) throws InvalidException {
        text(export.name());
        if (!exported.add(export.name())) {
            throw new InvalidException("duplicate export name");
        }
        int count = switch (export.kind()) {
            case FUNC -> context.spaces.functions().size();
            case TABLE -> context.spaces.tables().size();
            case MEMORY -> context.spaces.memories().size();
            case GLOBAL -> context.spaces.globals().size();
            case TAG -> context.spaces.tags().size();
        };
        if (Integer.compareUnsigned(export.index(), count) >= 0) {
            String what = export.kind() == ExternKind.FUNC
                    ? "function"
                    : export.kind().toString();
            throw ModuleContext.unknown(what, export.index());
        }
        if (export.kind() == ExternKind.GLOBAL) mutable(context.spaces.globals().get(export.index()));
    }

    /** Only a module's own variables were in the first version. */
    private void mutable(GlobalType type) throws InvalidException {
        if (type.mutable()) context.require(Feature.MUTABLE_GLOBALS, "a mutable global that is imported or exported");
    }

    /** A string of Java may hold half of a surrogate pair, which UTF-8 can't encode. */
    private static void text(String name) throws InvalidException {
        try {
            StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(name));
        } catch (CharacterCodingException e) {
            throw new InvalidException("malformed UTF-8 encoding: half of a surrogate pair");
        }
    }

    void start(int function) throws InvalidException {
        FuncType type = context.function(function);
        if (!type.params().isEmpty() || !type.results().isEmpty()) {
            throw new InvalidException("start function must have type [] -> [], not " + type);
        }
    }

    void element(ElementSegment segment) throws InvalidException {
        context.check(segment.type().heap());
        if (!(segment.mode() instanceof SegmentMode.Active)) {
            context.require(Feature.BULK_MEMORY, "a segment that is not active");
        }
        if (!segment.isFunctionList()) {
            context.require(Feature.BULK_MEMORY, "a segment of expressions");
        }
        if (segment.mode() instanceof SegmentMode.Active active) {
            TableType table = context.table(active.target());
            if (!context.types.isSubtype(segment.type(), table.element())) {
                throw new InvalidException(
                        "type mismatch: elements of " + segment.type() + " for a table of " + table.element());
            }
            constant(active.offset(), table.addressType().valueType());
        }
        boolean isFunctionList = segment.isFunctionList();
        for (List<Instruction> element : segment.elements()) {
            // An index in a list is older than the instruction ref.func.
            if (isFunctionList && element.get(0) instanceof Instruction.Indexed function) {
                context.function(function.index());
            } else {
                constant(element, segment.type());
            }
        }
    }

    void data(DataSegment segment) throws InvalidException {
        if (segment.mode() instanceof SegmentMode.Active active) {
            MemoryType memory = context.memory(active.target());
            constant(active.offset(), memory.addressType().valueType());
        } else if (segment.mode() == SegmentMode.PASSIVE) {
            context.require(Feature.BULK_MEMORY, "a segment that is not active");
        } else {
            throw new InvalidException("a data segment can't be declarative");
        }
    }
}
