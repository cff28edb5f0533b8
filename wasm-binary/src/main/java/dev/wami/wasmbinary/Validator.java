package dev.wami.wasmbinary;

import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a module is valid (specification 3) and uses no features but the given ones. Every definition and every
 * function is checked, and the first error of each is reported; after a wrong type section nothing else is.
 */
public final class Validator {
    private interface Rule {
        void check() throws InvalidException;
    }

    private final WasmModule module;
    private final List<WasmError> errors = new ArrayList<>();
    private final ModuleContext context;
    private final Names names;

    private Validator(WasmModule module, ModuleContext context) {
        this.module = module;
        this.context = context;
        this.names = module.names();
    }

    /** The errors in order of the sections; empty if the module is valid. */
    public static List<WasmError> validate(WasmModule module, Set<Feature> features) {
        Set<Feature> enabled = EnumSet.noneOf(Feature.class);
        enabled.addAll(features);
        TypeSectionRules rules = new TypeSectionRules(enabled);
        for (RecGroup group : module.types()) {
            int index = rules.relations().size();
            try {
                rules.check(group);
            } catch (InvalidException e) {
                return List.of(new WasmError(e.text(), -1, -1, -1, "type " + index));
            }
        }
        Validator validator = new Validator(module, new ModuleContext(module, rules.relations(), enabled));
        validator.validate();
        return List.copyOf(validator.errors);
    }

    private void validate() {
        imports();
        functionTypes();
        // The values of globals come before all other code, and each may only use the ones before.
        globals();
        tables();
        counts();
        each("memory", module.memories(), context.spaces.importedMemories(), this::memory);
        each("tag", module.tags(), context.spaces.importedTags(), this::tag);
        exports();
        start();
        each("element segment", module.elements(), 0, this::element);
        each("data segment", module.data(), 0, this::data);
        if (errors.isEmpty()) {
            for (int i = 0; i < module.functions().size(); i++) {
                function(i);
            }
        }
    }

    private void check(String subject, Rule rule) {
        try {
            rule.check();
        } catch (InvalidException e) {
            errors.add(new WasmError(e.text(), -1, -1, -1, subject));
        }
    }

    private interface Each<T> {
        void check(T element) throws InvalidException;
    }

    private <T> void each(String what, List<T> elements, int first, Each<T> rule) {
        for (int i = 0; i < elements.size(); i++) {
            T element = elements.get(i);
            check(what + " " + (first + i), () -> rule.check(element));
        }
    }

    private void imports() {
        for (Import imported : module.imports()) {
            check("import " + imported.module() + "." + imported.name(), () -> {
                ExternType type = imported.type();
                if (type instanceof ExternType.Func function) {
                    context.funcType(function.typeIndex());
                } else if (type instanceof TableType table) {
                    table(table);
                } else if (type instanceof MemoryType memory) {
                    memory(memory);
                } else if (type instanceof GlobalType global) {
                    context.check(global.type());
                } else if (type instanceof TagType tag) {
                    tag(tag);
                }
            });
        }
    }

    private void functionTypes() {
        int first = context.spaces.importedFunctions();
        for (int i = 0; i < module.functions().size(); i++) {
            int type = module.functions().get(i).typeIndex();
            check("function " + (first + i), () -> context.funcType(type));
        }
    }

    private void globals() {
        int first = context.spaces.importedGlobals();
        for (int i = 0; i < module.globals().size(); i++) {
            context.showGlobals(first + i);
            Global global = module.globals().get(i);
            check("global " + (first + i), () -> {
                context.check(global.type().type());
                constant(global.init(), global.type().type());
            });
        }
    }

    private void tables() {
        // A table's initial value may use imported globals only: in the file, tables come first.
        context.showGlobals(context.spaces.importedGlobals());
        each("table", module.tables(), context.spaces.importedTables(), table -> {
            table(table.type());
            if (!table.init().isEmpty()) {
                context.require(Feature.FUNCTION_REFERENCES, "an initial value");
                constant(table.init(), table.type().element());
            } else if (!table.type().element().isDefaultable()) {
                throw new InvalidException(
                        "type mismatch: a table of " + table.type().element() + " needs an initial value");
            }
        });
        context.showGlobals(context.spaces.globals().size());
    }

    private void counts() {
        check("module", () -> {
            if (context.spaces.tables().size() > 1) {
                context.require(Feature.REFERENCE_TYPES, "multiple tables");
            }
            if (context.spaces.memories().size() > 1) {
                context.require(Feature.MULTI_MEMORY, "multiple memories");
            }
        });
    }

    private void table(TableType type) throws InvalidException {
        context.check(type.element());
        context.check(type.addressType());
        // Any unsigned 64-bit size is in range of a 64-bit table.
        limits(type.limits(), type.addressType() == AddressType.I32 ? 0xFFFF_FFFFL : -1, "table size");
    }

    private void memory(MemoryType type) throws InvalidException {
        context.check(type.addressType());
        if (type.pageSizeLog2() != MemoryType.DEFAULT_PAGE_SIZE_LOG2) {
            context.require(Feature.CUSTOM_PAGE_SIZES, "a page size");
            if (type.pageSizeLog2() != 0) {
                throw new InvalidException(
                        "invalid custom page size: 2^" + Integer.toUnsignedString(type.pageSizeLog2()));
            }
        }
        // As many pages as the addresses reach: 2^32 or 2^64 bytes, which with pages of one byte are one too many for
        // the limits' range.
        int bits = type.addressType().valueType().bits();
        long most = type.pageSizeLog2() == 0 ? -1L >>> 64 - bits : 1L << bits - type.pageSizeLog2();
        limits(type.limits(), most, "memory size");
        if (type.shared()) {
            context.require(Feature.THREADS, "a shared memory");
            if (type.limits().max().isEmpty()) {
                throw new InvalidException("shared memory must have maximum");
            }
        }
    }

    private static void limits(Limits limits, long most, String what) throws InvalidException {
        long max = limits.max().orElse(limits.min());
        if (Long.compareUnsigned(limits.min(), most) > 0 || Long.compareUnsigned(max, most) > 0) {
            String unit = most == 1 << 16 ? " pages (4GiB): " : ": ";
            throw new InvalidException(what + " must be at most " + Long.toUnsignedString(most) + unit + limits);
        }
        if (Long.compareUnsigned(limits.min(), max) > 0) {
            throw new InvalidException("size minimum must not be greater than maximum: " + limits);
        }
    }

    private void tag(TagType tag) throws InvalidException {
        if (!context.has(Feature.STACK_SWITCHING)) {
            context.require(Feature.EXCEPTIONS, "a tag");
        }
        FuncType type = context.funcType(tag.typeIndex());
        if (!type.results().isEmpty() && !context.has(Feature.STACK_SWITCHING)) {
            throw new InvalidException("non-empty tag result type " + type);
        }
    }

    private void exports() {
        Set<String> seen = new HashSet<>();
        for (Export export : module.exports()) {
            check("export " + export.name(), () -> {
                if (!seen.add(export.name())) {
                    throw new InvalidException("duplicate export name");
                }
                int count = count(export.kind());
                if (Integer.compareUnsigned(export.index(), count) >= 0) {
                    String what = export.kind() == ExternKind.FUNC
                            ? "function"
                            : export.kind().toString();
                    throw ModuleContext.unknown(what, export.index());
                }
            });
        }
    }

    private int count(ExternKind kind) {
        return switch (kind) {
            case FUNC -> context.spaces.functions().size();
            case TABLE -> context.spaces.tables().size();
            case MEMORY -> context.spaces.memories().size();
            case GLOBAL -> context.spaces.globals().size();
            case TAG -> context.spaces.tags().size();
        };
    }

    private void start() {
        if (module.start().isPresent()) {
            check("start", () -> {
                FuncType type = context.function(module.start().getAsInt());
                if (!type.equals(FuncType.EMPTY)) {
                    throw new InvalidException("start function must have type [] -> [], not " + type);
                }
            });
        }
    }

    private void element(ElementSegment segment) throws InvalidException {
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

    private void data(DataSegment segment) throws InvalidException {
        if (segment.mode() instanceof SegmentMode.Active active) {
            MemoryType memory = context.memory(active.target());
            constant(active.offset(), memory.addressType().valueType());
        } else if (segment.mode() == SegmentMode.PASSIVE) {
            context.require(Feature.BULK_MEMORY, "a segment that is not active");
        } else {
            throw new InvalidException("a data segment can't be declarative");
        }
    }

    private void constant(List<Instruction> expression, ValueType type) throws InvalidException {
        CodeValidator.constant(context).expression(expression, type);
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
            errors.add(located(e, index, function, validator.position()));
        }
    }

    private WasmError located(InvalidException e, int index, Function function, int position) {
        @Nullable String name = names.get(Names.Kind.FUNCTION, index);
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
