package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.LocalTypes;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.TagType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads the fields of a module (specification 6.6). */
final class WatModuleReader {
    private final WatCursor in;
    private final WatAnnotations annotations;
    private final WatSpaces spaces = new WatSpaces();
    private final WatDraft draft = new WatDraft();
    private final WatTypeReader types;
    private final WatCodeReader code;
    private final WatSegmentReader segments;
    private final WatHints hints;
    private final WatCustomReader customs;
    /** How many of each kind there are so far, imports among them. */
    private final int[] indices = new int[ExternKind.values().length];

    /** @param first the token after the head of the module */
    WatModuleReader(WatLexer.Tokens tokens, WatAnnotations annotations, int first) {
        in = new WatCursor(tokens.main());
        in.at = first;
        this.annotations = annotations;
        types = new WatTypeReader(in, spaces.types, annotations);
        hints = new WatHints(annotations);
        customs = new WatCustomReader(annotations);
        code = new WatCodeReader(in, spaces, types, annotations, hints);
        segments = new WatSegmentReader(in, spaces, types, code);
    }

    /** Where the reader is, after a module at what follows its last field. */
    WatCursor cursor() {
        return in;
    }

    /** Whether the module has instructions of legacy exception handling. */
    boolean hasLegacyExceptions() {
        return code.hasLegacyExceptions();
    }

    WatPositions positions() {
        return draft.positions();
    }

    /** All fields. */
    WasmModule module(@Nullable String name) throws MalformedException {
        int first = in.at;
        if (name != null) draft.names.module(name);
        for (int field : new WatScan(in.tokens, spaces).fields(first)) {
            in.at = field;
            type();
        }
        in.at = first;
        customs.before(in.at);
        while (in.kind() == WatTokens.LEFT) {
            field();
            customs.before(in.at);
        }
        List<CustomSection> sections = new ArrayList<>();
        customs.addTo(sections, draft.names.build());
        hints.addTo(sections);
        return draft.module(spaces.types, sections);
    }

    private void type() throws MalformedException {
        draft.entry(Section.TYPE, in.offset());
        List<SubType> group = new ArrayList<>();
        if (in.isOpening("type")) {
            group.add(definition(spaces.types.size()));
            spaces.types.add(new RecGroup(group));
            return;
        }
        in.at += 2;
        while (in.isOpening("type")) group.add(definition(spaces.types.size() + group.size()));
        in.close();
        spaces.types.add(new RecGroup(group, false));
    }

    private SubType definition(int index) throws MalformedException {
        in.at += 2;
        define(spaces.types.names, index);
        SubType type = types.definition(index, draft.names);
        in.close();
        return type;
    }

    private void field() throws MalformedException {
        int left = in.at++;
        if (in.takeKeyword("func")) {
            function(left);
        } else if (in.isKeyword("type") || in.isKeyword("rec")) {
            in.skip();
            return;
        } else if (in.takeKeyword("import")) {
            imported(left);
        } else if (in.takeKeyword("export")) {
            export(left);
        } else if (in.takeKeyword("global")) {
            global(left);
        } else if (in.takeKeyword("data")) {
            define(spaces.data, draft.data.size());
            draft.data(in.tokens.start(left), segments.data());
        } else if (in.takeKeyword("elem")) {
            define(spaces.elements, draft.elements.size());
            draft.element(in.tokens.start(left), segments.element());
        } else if (in.takeKeyword("table")) {
            table(left);
        } else if (in.takeKeyword("memory")) {
            memory(left);
        } else if (in.takeKeyword("tag")) {
            tag(left);
        } else if (in.takeKeyword("start")) {
            start(left);
        } else {
            throw in.unexpected("a part of a module");
        }
        in.close();
    }

    /** Passes the identifier of a definition, and its name for people. */
    private void define(WatNameSpace space, int index) throws MalformedException {
        int start = in.offset();
        String identifier = in.identifier();
        if (identifier != null && !space.isFirst(identifier, index)) throw space.duplicate(start, identifier);
        String name = annotations.nameOr(in.at, identifier);
        if (name != null) draft.names.set(space.kind(), index, name);
    }

    /** Passes what a definition begins with: its identifier, and the exports of it that stand there. */
    private int begin(ExternKind kind) throws MalformedException {
        int index = indices[kind.ordinal()]++;
        define(spaces.of(kind), index);
        while (in.isOpening("export")) {
            draft.entry(Section.EXPORT, in.offset());
            in.at += 2;
            draft.exports.add(new Export(in.name(), kind, index));
            in.close();
        }
        return index;
    }

    /** Whether the definition that is read is an import; if so, passes what it is called. */
    private @Nullable Imported importedAs() throws MalformedException {
        if (!in.takeOpening("import")) return null;
        Imported imported = new Imported(in.name(), in.name());
        in.close();
        return imported;
    }

    private record Imported(String module, String name) {}

    private void addImport(int left, Imported imported, ExternType type) throws MalformedException {
        draft.importAt(in.tokens.start(left), imported.module(), imported.name(), type);
    }

    private void imported(int left) throws MalformedException {
        Imported imported = new Imported(in.name(), in.name());
        ExternKind kind = null;
        for (ExternKind known : ExternKind.values()) {
            if (in.isOpening(known.toString())) kind = known;
        }
        if (kind == null) throw in.unexpected("what is imported");
        in.at += 2;
        int index = indices[kind.ordinal()]++;
        define(spaces.of(kind), index);
        addImport(left, imported, type(kind, index));
        in.close();
    }

    /** The type of an import. */
    private ExternType type(ExternKind kind, int index) throws MalformedException {
        return switch (kind) {
            case FUNC -> {
                WatVariables params = new WatVariables(annotations, false);
                int type = types.use(params);
                setLocalNames(index, params);
                yield new ExternType.Func(type);
            }
            case TABLE -> types.table();
            case MEMORY -> types.memory();
            case GLOBAL -> types.global();
            case TAG -> new TagType(types.use(new WatVariables(annotations, false)));
        };
    }

    private void setLocalNames(int function, WatVariables variables) {
        for (Map.Entry<Integer, String> name : variables.names().entrySet()) {
            draft.names.set(Names.Kind.LOCAL, function, name.getKey(), name.getValue());
        }
    }

    private void function(int left) throws MalformedException {
        int index = begin(ExternKind.FUNC);
        Imported imported = importedAs();
        if (imported != null) {
            addImport(left, imported, type(ExternKind.FUNC, index));
            return;
        }
        draft.define("function");
        draft.entry(Section.FUNCTION, in.tokens.start(left));
        draft.entry(Section.CODE, in.tokens.start(left));
        WatVariables variables = new WatVariables(annotations, true);
        int type = types.use(variables);
        LocalTypes.Builder locals = new LocalTypes.Builder();
        while (in.takeOpening("local")) {
            if (variables.named(in)) {
                locals.add(1, types.value());
            } else {
                int before = locals.size();
                while (in.kind() != WatTokens.RIGHT) locals.add(1, types.value());
                variables.unnamed(locals.size() - before);
            }
            in.close();
        }
        Function function = new Function(type, locals.build(), code.body(variables.space()));
        setLocalNames(index, variables);
        for (Map.Entry<Integer, String> label : code.labelNames().entrySet()) {
            draft.names.set(Names.Kind.LABEL, index, label.getKey(), label.getValue());
        }
        hints.endFunction(index, function.locals(), function.body());
        draft.instructions.add(code.offsets());
        draft.functions.add(function);
    }

    private void table(int left) throws MalformedException {
        int index = begin(ExternKind.TABLE);
        Imported imported = importedAs();
        if (imported != null) {
            addImport(left, imported, types.table());
            return;
        }
        draft.define("table");
        draft.entry(Section.TABLE, in.tokens.start(left));
        if (segments.isFilledTable()) {
            WatSegmentReader.FilledTable filled = segments.filledTable(index);
            draft.tables.add(new Table(filled.type()));
            draft.element(in.tokens.start(left), filled.elements());
        } else {
            draft.tables.add(new Table(types.table(), code.expression()));
        }
    }

    private void memory(int left) throws MalformedException {
        int index = begin(ExternKind.MEMORY);
        Imported imported = importedAs();
        if (imported != null) {
            addImport(left, imported, types.memory());
            return;
        }
        draft.define("memory");
        draft.entry(Section.MEMORY, in.tokens.start(left));
        if (segments.isFilledMemory()) {
            WatSegmentReader.FilledMemory filled = segments.filledMemory(index);
            draft.memories.add(filled.type());
            draft.data(in.tokens.start(left), filled.data());
        } else {
            draft.memories.add(types.memory());
        }
    }

    private void global(int left) throws MalformedException {
        begin(ExternKind.GLOBAL);
        Imported imported = importedAs();
        GlobalType type = types.global();
        if (imported != null) {
            addImport(left, imported, type);
            return;
        }
        draft.define("global");
        draft.entry(Section.GLOBAL, in.tokens.start(left));
        draft.globals.add(new Global(type, code.expression()));
    }

    private void tag(int left) throws MalformedException {
        begin(ExternKind.TAG);
        Imported imported = importedAs();
        TagType type = new TagType(types.use(new WatVariables(annotations, false)));
        if (imported != null) {
            addImport(left, imported, type);
            return;
        }
        draft.define("tag");
        draft.entry(Section.TAG, in.tokens.start(left));
        draft.tags.add(type);
    }

    private void export(int left) throws MalformedException {
        String name = in.name();
        for (ExternKind kind : ExternKind.values()) {
            if (in.takeOpening(kind.toString())) {
                draft.entry(Section.EXPORT, in.tokens.start(left));
                draft.exports.add(new Export(name, kind, spaces.of(kind).index(in)));
                in.close();
                return;
            }
        }
        throw in.unexpected("what is exported");
    }

    private void start(int left) throws MalformedException {
        if (draft.start.isPresent()) {
            throw new MalformedException(in.tokens.start(left), "multiple start sections");
        }
        draft.entry(Section.START, in.tokens.start(left));
        draft.start = OptionalInt.of(spaces.functions.index(in));
    }
}
