package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes a module in the text format (specification 6): one field after the other in the order of the binary format,
 * code flat and indented, with the names of the name section. Assembled again it is the same module. Custom sections
 * are written as {@code @custom} annotations, the name section as identifiers.
 */
public final class WatPrinter {
    /** Of a data segment, on one line. */
    private static final int BYTES_PER_LINE = 64;
    /** How many characters are written at once. */
    private static final int PART = 1 << 16;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final Names names;
    private final StringBuilder out = new StringBuilder();
    private final @Nullable OutputStream to;
    private final WatIdentifiers identifiers;
    private final WatTypePrinter types;

    private WatPrinter(WasmModule module, @Nullable OutputStream to) {
        this.module = module;
        this.to = to;
        spaces = IndexSpaces.of(module);
        names = module.names();
        identifiers = new WatIdentifiers(names);
        types = new WatTypePrinter(out, identifiers);
    }

    /** The module's text, with a line break at its end. The module need not be valid. */
    public static String print(WasmModule module) {
        WatPrinter printer = new WatPrinter(module, null);
        printer.module();
        return printer.out.toString();
    }

    /**
     * Writes {@link #print(WasmModule)} in UTF-8 to {@code to}, of which no more than a function is in memory.
     *
     * @throws IOException what {@code to} throws
     */
    public static void print(WasmModule module, OutputStream to) throws IOException {
        WatPrinter printer = new WatPrinter(module, to);
        try {
            printer.module();
            printer.drain();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void drain() {
        if (to == null) {
            return;
        }
        try {
            to.write(out.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out.setLength(0);
    }

    /** The instructions of a function that the module defines, a line each, by its index. */
    public static List<String> instructions(WasmModule module, int index) {
        WatPrinter printer = new WatPrinter(module, null);
        Function function = module.functions().get(index - printer.spaces.importedFunctions());
        Map<Integer, String> locals = printer.identifiers.nested(Names.Kind.LOCAL, index);
        Map<Integer, String> labels = printer.identifiers.labels(index);
        new WatCodePrinter(printer.out, printer.types, printer.identifiers, locals, labels).body(function.body(), 0);
        return printer.out
                .toString()
                .lines()
                .skip(1)
                .map(String::strip)
                .toList();
    }

    /** An identifier for something with this name, with its dollar sign: in quotes if it needs them. */
    public static String identifier(String name) {
        return WatIdentifiers.identifier(name);
    }

    private void module() {
        out.append("(module");
        names.module()
                .filter(name -> !name.isEmpty())
                .ifPresent(name -> out.append(' ').append(WatIdentifiers.identifier(name)));
        types();
        imports();
        for (int i = 0; i < module.tables().size(); i++) {
            table(module.tables().get(i), spaces.importedTables() + i);
        }
        for (int i = 0; i < module.memories().size(); i++) {
            field("memory", Names.Kind.MEMORY, spaces.importedMemories() + i);
            types.memory(module.memories().get(i));
            out.append(')');
        }
        for (int i = 0; i < module.tags().size(); i++) {
            field("tag", Names.Kind.TAG, spaces.importedTags() + i);
            tag(module.tags().get(i));
            out.append(')');
        }
        for (int i = 0; i < module.globals().size(); i++) {
            Global global = module.globals().get(i);
            field("global", Names.Kind.GLOBAL, spaces.importedGlobals() + i);
            types.global(global.type());
            expression(global.init());
            out.append(')');
        }
        exports();
        module.start().ifPresent(start -> {
            line(1).append("(start ");
            types.index(Names.Kind.FUNCTION, start);
            out.append(')');
        });
        for (int i = 0; i < module.elements().size(); i++) {
            element(module.elements().get(i), i);
        }
        for (int i = 0; i < module.functions().size(); i++) {
            function(module.functions().get(i), spaces.importedFunctions() + i);
        }
        for (int i = 0; i < module.data().size(); i++) {
            data(module.data().get(i), i);
        }
        boolean namesFollow = module.customs().stream().anyMatch(c -> c.name().equals(Names.SECTION));
        for (CustomSection custom : module.customs()) {
            if (custom.name().equals(Names.SECTION)) {
                namesFollow = false;
            } else {
                custom(custom, namesFollow);
            }
        }
        out.append(")\n");
    }

    /** Starts a line, which may be that of a function or of some bytes: before it is where text is written. */
    private StringBuilder line(int indent) {
        if (out.length() >= PART) {
            drain();
        }
        return out.append('\n').append("  ".repeat(indent));
    }

    /** Starts a field: parenthesis, keyword, identifier and a space. */
    private void field(String keyword, Names.Kind kind, int index) {
        line(1).append('(').append(keyword);
        types.definition(kind, index);
        out.append(' ');
    }

    private void types() {
        int index = 0;
        for (RecGroup group : module.types()) {
            boolean isGroup = !group.isAbbreviated();
            if (isGroup) {
                line(1).append("(rec");
            }
            for (SubType type : group.types()) {
                line(isGroup ? 2 : 1);
                types.type(type, index++);
            }
            if (isGroup) {
                out.append(')');
            }
        }
    }

    private void imports() {
        int[] indices = new int[ExternKind.values().length];
        for (Import imported : module.imports()) {
            ExternType type = imported.type();
            int index = indices[type.kind().ordinal()]++;
            line(1).append("(import ").append(WatLiterals.string(imported.module()));
            out.append(' ').append(WatLiterals.string(imported.name()));
            out.append(" (").append(type.kind());
            types.definition(Names.Kind.of(type.kind()), index);
            out.append(' ');
            if (type instanceof ExternType.Func function) {
                typeUse(function.typeIndex(), identifiers.nested(Names.Kind.LOCAL, index));
            } else if (type instanceof TableType table) {
                types.table(table);
            } else if (type instanceof MemoryType memory) {
                types.memory(memory);
            } else if (type instanceof GlobalType global) {
                types.global(global);
            } else if (type instanceof TagType tag) {
                tag(tag);
            }
            out.append("))");
        }
    }

    private void typeUse(int typeIndex, Map<Integer, String> locals) {
        out.append("(type ");
        types.index(Names.Kind.TYPE, typeIndex);
        out.append(')');
        FuncType type = spaces.funcType(typeIndex);
        if (type != null) {
            types.signature(type, locals);
        }
    }

    private void tag(TagType tag) {
        typeUse(tag.typeIndex(), Map.of());
    }

    private void table(Table table, int index) {
        field("table", Names.Kind.TABLE, index);
        types.table(table.type());
        expression(table.init());
        out.append(')');
    }

    private void exports() {
        for (Export export : module.exports()) {
            line(1).append("(export ").append(WatLiterals.string(export.name()));
            out.append(" (").append(export.kind()).append(' ');
            types.index(Names.Kind.of(export.kind()), export.index());
            out.append("))");
        }
    }

    private void expression(List<Instruction> expression) {
        new WatCodePrinter(out, types, identifiers, Map.of(), Map.of()).expression(expression);
    }

    private void offset(List<Instruction> offset) {
        out.append("(offset");
        expression(offset);
        out.append(") ");
    }

    private void element(ElementSegment segment, int index) {
        field("elem", Names.Kind.ELEMENT, index);
        if (segment.mode() instanceof SegmentMode.Active active) {
            if (active.target() != 0 || active.isTargetWritten()) {
                out.append("(table ");
                types.index(Names.Kind.TABLE, active.target());
                out.append(") ");
            }
            offset(active.offset());
        } else if (segment.mode() == SegmentMode.DECLARATIVE) {
            out.append("declare ");
        }
        if (segment.isFunctionList()) {
            out.append("func");
            for (List<Instruction> element : segment.elements()) {
                out.append(' ');
                types.index(Names.Kind.FUNCTION, ((Instruction.Indexed) element.get(0)).index());
            }
        } else {
            types.reference(segment.type());
            for (List<Instruction> element : segment.elements()) {
                out.append(" (item");
                expression(element);
                out.append(')');
            }
        }
        out.append(')');
    }

    private void function(Function function, int index) {
        Map<Integer, String> locals = identifiers.nested(Names.Kind.LOCAL, index);
        field("func", Names.Kind.FUNCTION, index);
        typeUse(function.typeIndex(), locals);
        FuncType type = spaces.funcType(function.typeIndex());
        if (!function.locals().isEmpty()) {
            line(1).append(' ');
            types.variables(
                    "local", function.locals(), type == null ? 0 : type.params().size(), locals);
        }
        new WatCodePrinter(out, types, identifiers, locals, identifiers.labels(index)).body(function.body(), 2);
        out.append(')');
    }

    private void data(DataSegment segment, int index) {
        field("data", Names.Kind.DATA, index);
        if (segment.mode() instanceof SegmentMode.Active active) {
            if (active.target() != 0) {
                out.append("(memory ");
                types.index(Names.Kind.MEMORY, active.target());
                out.append(") ");
            }
            offset(active.offset());
        }
        bytes(segment.bytes());
        out.append(')');
    }

    private void bytes(Bytes bytes) {
        if (bytes.size() <= BYTES_PER_LINE) {
            WatLiterals.string(out, bytes, 0, bytes.size());
            return;
        }
        for (int start = 0; start < bytes.size(); start += BYTES_PER_LINE) {
            line(2);
            WatLiterals.string(out, bytes, start, Math.min(start + BYTES_PER_LINE, bytes.size()));
        }
    }

    /** The names, which are no annotation, come before what is after the last section. */
    private void custom(CustomSection custom, boolean namesFollow) {
        line(1).append("(@custom ").append(WatLiterals.string(custom.name()));
        if (custom.after() == Section.CUSTOM) {
            out.append(" (before first) ");
        } else if (custom.after() == Section.DATA && !namesFollow) {
            out.append(" (after last) ");
        } else {
            out.append(" (after ").append(custom.after()).append(") ");
        }
        bytes(custom.payload());
        out.append(')');
    }
}
