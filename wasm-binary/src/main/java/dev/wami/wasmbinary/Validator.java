package dev.wami.wasmbinary;

import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a module is valid (specification 3) and uses no features but the given ones. Every definition and every
 * function is checked, and the first error of each is reported, but code only if all definitions are right, and their
 * values and segments only if all types are.
 */
public final class Validator {
    /**
     * An error and which entry of which section it is in.
     *
     * @param entry counts the entries, which are recursive groups in the type section
     */
    record Found(WasmError error, Section section, int entry) {}

    /** The kinds of definitions, in the order of their rules: types first, as the rules for values rely on them. */
    private enum Part {
        IMPORT(Section.IMPORT),
        FUNCTION(Section.FUNCTION),
        TABLE(Section.TABLE),
        MEMORY(Section.MEMORY),
        TAG(Section.TAG),
        GLOBAL(Section.GLOBAL),
        GLOBAL_VALUE(Section.GLOBAL),
        TABLE_VALUE(Section.TABLE),
        EXPORT(Section.EXPORT),
        START(Section.START),
        ELEMENT(Section.ELEMENT),
        DATA(Section.DATA);

        private final Section section;

        Part(Section section) {
            this.section = section;
        }
    }

    private final WasmModule module;
    private final ModuleContext context;
    private final ExternTypeRules types;
    private final DefinitionRules definitions;
    private final List<Found> errors = new ArrayList<>();
    private int tables;
    private int memories;
    private @Nullable Names names;

    private Validator(WasmModule module, ModuleContext context) {
        this.module = module;
        this.context = context;
        types = new ExternTypeRules(context);
        definitions = new DefinitionRules(context);
    }

    /** The errors in order of the rules; empty if the module is valid. */
    public static List<WasmError> validate(WasmModule module, Set<Feature> features) {
        return find(module, features).stream().map(Found::error).toList();
    }

    /**
     * What validation finds.
     *
     * @param errors in order of the rules; empty if the module is valid
     * @param used the features that a valid module cannot do without
     */
    public record Verdict(List<WasmError> errors, Set<Feature> used) {}

    /** The errors of {@code module}, and of {@code features} those that it uses. */
    public static Verdict check(WasmModule module, Set<Feature> features) {
        EnabledFeatures enabled = new EnabledFeatures(features);
        return new Verdict(find(module, enabled).stream().map(Found::error).toList(), enabled.used());
    }

    static List<Found> find(WasmModule module, Set<Feature> features) {
        return find(module, new EnabledFeatures(features));
    }

    static List<Found> find(WasmModule module, EnabledFeatures enabled) {
        TypeSectionRules rules = new TypeSectionRules(enabled);
        for (int i = 0; i < module.types().size(); i++) {
            int index = rules.relations().size();
            try {
                rules.check(module.types().get(i));
            } catch (InvalidException e) {
                return List.of(new Found(new WasmError(e.text(), -1, -1, -1, "type " + index), Section.TYPE, i));
            }
        }
        Validator validator = new Validator(module, new ModuleContext(module, rules.relations(), enabled));
        validator.validate();
        return List.copyOf(validator.errors);
    }

    private void validate() {
        for (Part part : Part.values()) {
            if (part == Part.GLOBAL_VALUE && !errors.isEmpty()) {
                return;
            }
            int count = count(part);
            for (int i = 0; i < count; i++) {
                try {
                    check(part, i);
                } catch (InvalidException e) {
                    errors.add(new Found(new WasmError(e.text(), -1, -1, -1, subject(part, i)), part.section, i));
                }
            }
        }
        if (errors.isEmpty()) {
            for (int i = 0; i < module.functions().size(); i++) {
                function(i);
            }
        }
    }

    private int count(Part part) {
        return switch (part) {
            case IMPORT -> module.imports().size();
            case FUNCTION -> module.functions().size();
            case TABLE, TABLE_VALUE -> module.tables().size();
            case MEMORY -> module.memories().size();
            case TAG -> module.tags().size();
            case GLOBAL, GLOBAL_VALUE -> module.globals().size();
            case EXPORT -> module.exports().size();
            case START -> module.start().isPresent() ? 1 : 0;
            case ELEMENT -> module.elements().size();
            case DATA -> module.data().size();
        };
    }

    private void check(Part part, int i) throws InvalidException {
        switch (part) {
            case IMPORT -> {
                definitions.imported(module.imports().get(i));
                types.check(module.imports().get(i).type());
                several(module.imports().get(i).type().kind());
            }
            case FUNCTION -> context.funcType(module.functions().get(i).typeIndex());
            case TABLE -> {
                types.check(module.tables().get(i).type());
                several(ExternKind.TABLE);
            }
            case MEMORY -> {
                types.check(module.memories().get(i));
                several(ExternKind.MEMORY);
            }
            case TAG -> types.check(module.tags().get(i));
            case GLOBAL -> types.check(module.globals().get(i).type());
            case GLOBAL_VALUE -> definitions.global(module.globals().get(i), context.spaces.importedGlobals() + i);
            case TABLE_VALUE -> definitions.table(module.tables().get(i));
            case EXPORT -> definitions.export(module.exports().get(i));
            case START -> definitions.start(module.start().getAsInt());
            case ELEMENT -> definitions.element(module.elements().get(i));
            case DATA -> definitions.data(module.data().get(i));
        }
    }

    private String subject(Part part, int i) {
        return switch (part) {
            case IMPORT ->
                "import " + module.imports().get(i).module() + "."
                        + module.imports().get(i).name();
            case FUNCTION -> "function " + (context.spaces.importedFunctions() + i);
            case TABLE, TABLE_VALUE -> "table " + (context.spaces.importedTables() + i);
            case MEMORY -> "memory " + (context.spaces.importedMemories() + i);
            case TAG -> "tag " + (context.spaces.importedTags() + i);
            case GLOBAL, GLOBAL_VALUE -> "global " + (context.spaces.importedGlobals() + i);
            case EXPORT -> "export " + module.exports().get(i).name();
            case START -> "start";
            case ELEMENT -> "element segment " + i;
            case DATA -> "data segment " + i;
        };
    }

    /** The second table and the second memory need a feature. */
    private void several(ExternKind kind) throws InvalidException {
        if (kind == ExternKind.TABLE && ++tables == 2) {
            context.require(Feature.REFERENCE_TYPES, "multiple tables");
        }
        if (kind == ExternKind.MEMORY && ++memories == 2) {
            context.require(Feature.MULTI_MEMORY, "multiple memories");
        }
    }

    private void function(int definition) {
        Function function = module.functions().get(definition);
        int index = context.spaces.importedFunctions() + definition;
        FuncType type = context.spaces.funcType(function.typeIndex());
        if (type == null) {
            throw new AssertionError("function types were checked");
        }
        CodeValidator validator = CodeValidator.function(context, type, function);
        try {
            validator.body(function.body(), type.results());
        } catch (InvalidException e) {
            errors.add(new Found(located(e, index, function, validator.position()), Section.CODE, definition));
        }
    }

    private WasmError located(InvalidException e, int index, Function function, int position) {
        if (names == null) {
            names = module.names();
        }
        String name = names.get(Names.Kind.FUNCTION, index);
        StringBuilder subject = new StringBuilder("function ").append(index);
        if (name != null) {
            subject.append(" ($").append(name).append(')');
        }
        if (position >= 0) {
            subject.append(", instruction ").append(position).append(" (");
            subject.append(
                    position < function.body().size()
                            ? function.body().get(position).opcode()
                            : "end");
            subject.append(')');
        }
        return new WasmError(e.text(), -1, index, position, subject.toString());
    }
}
