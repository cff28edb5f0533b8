package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.StorageInstruction;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PagedMemory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An instruction on a whole memory, table or segment: {@code %n = wasmssa.memory_grow %p : i32},
 * {@code wasmssa.memory_init @d, %to, %from, %n}, {@code %r = wasmssa.table_get @t, %i : !wasmssa.funcref},
 * {@code wasmssa.table_copy @t, @u, %to, %from, %n} (to t from u).
 */
public final class StorageOp extends StorageInstruction implements StackOp {
    StorageOp(StorageSpec spec, OpState state) {
        super(spec, state);
    }

    /**
     * An instruction of the categories memory and table.
     *
     * @param segment the data or element segment, or null
     * @param storage the table, the memory, or null
     * @param from where a copy takes from, or null
     * @param result the type of the result, if there is one
     */
    public static StorageOp of(
            Location location,
            Opcode row,
            List<Value> operands,
            @Nullable String segment,
            @Nullable String storage,
            @Nullable String from,
            Type result) {
        StorageSpec spec = StorageSpec.of(row);
        boolean table = spec.attributeNamed(TABLE) != null;
        OpState state = OpState.at(location)
                .optionalProperty(row == Opcode.MEMORY_INIT || row == Opcode.DATA_DROP ? DATA : ELEM, symbol(segment))
                .optionalProperty(table ? TABLE : StorageSpec.MEMORY, symbol(storage))
                .optionalProperty(table ? StorageSpec.FROM_TABLE : StorageSpec.FROM_MEMORY, symbol(from));
        for (Value v : operands) state.operand(v);
        if (!spec.results().isEmpty()) {
            state.result(result);
        }
        return new StorageOp(spec, state);
    }

    private static @Nullable SymbolRef symbol(@Nullable String name) {
        return name == null ? null : SymbolRef.of(name);
    }

    @Override
    public Opcode opcode() {
        return ((StorageSpec) spec()).opcode();
    }

    private @Nullable String name(String key) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    @Override
    public SymbolRef fromTable() {
        return property(StorageSpec.FROM_TABLE, SymbolRef.class);
    }

    /** The memory, or null for the first. */
    public @Nullable String memory() {
        return name(StorageSpec.MEMORY);
    }

    /** The memory copied from, or null for the first. */
    public @Nullable String fromMemory() {
        return name(StorageSpec.FROM_MEMORY);
    }

    @Override
    protected PagedMemory memory(Instance instance) {
        return instance.memory(memory());
    }

    @Override
    protected PagedMemory fromMemory(Instance instance) {
        return instance.memory(fromMemory());
    }

    @Override
    protected String memoryResource() {
        return Effect.MEMORY;
    }

    @Override
    protected String fromMemoryResource() {
        return Effect.MEMORY;
    }

    @Override
    protected boolean isTrapObserved() {
        return true;
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        super.verifySymbolUses(symbols, diagnostics);
        boolean memory = spec().attributeNamed(StorageSpec.MEMORY) != null;
        boolean table = spec().attributeNamed(TABLE) != null;
        if (!memory && !table) return;
        AddressType to = memory ? ofMemory(StorageSpec.MEMORY, symbols, diagnostics) : ofTable(TABLE, symbols);
        AddressType from = to;
        if (opcode() == Opcode.MEMORY_COPY) from = ofMemory(StorageSpec.FROM_MEMORY, symbols, diagnostics);
        if (opcode() == Opcode.TABLE_COPY) from = ofTable(StorageSpec.FROM_TABLE, symbols);
        if (to != null && from != null) verifyAddresses(to, from, diagnostics);
    }

    @Override
    protected boolean fits(Type given, Type element, SymbolTables symbols) {
        // a list of functions has none that is null
        boolean functions = opcode() == Opcode.TABLE_INIT && given.equals(RefType.FUNCREF);
        return new Subtyping(this, symbols).isBelow(functions ? RefType.FUNCREF.withNull(false) : given, element);
    }

    private @Nullable AddressType ofMemory(String key, SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef memory = optionalProperty(key, SymbolRef.class);
        Operation found = memory == null
                ? Definitions.firstMemory(this, symbols)
                : find(memory, IndexSpace.MEMORY, symbols, diagnostics);
        return found instanceof Definitions.MemoryDefinition m ? m.limits().addressType() : null;
    }

    private @Nullable AddressType ofTable(String key, SymbolTables symbols) {
        Operation found = symbols.lookup(this, property(key, SymbolRef.class));
        return found instanceof Definitions.TableDefinition t
                ? t.type().limits().addressType()
                : null;
    }

    /** Source: the specification, sections 3.4.5 and 3.4.6. */
    private void verifyAddresses(AddressType to, AddressType from, Diagnostics diagnostics) {
        AddressType count = to.min(from);
        List<AddressType> expected = switch (opcode()) {
            case MEMORY_COPY, TABLE_COPY -> List.of(to, from, count);
            case MEMORY_INIT, TABLE_INIT -> List.of(to, AddressType.I32, AddressType.I32);
            case MEMORY_FILL -> List.of(to, AddressType.I32, to);
            default -> Collections.nCopies(operandCount(), to);
        };
        for (int i = 0; i < operandCount(); i++) {
            Type type = operand(i).type();
            if (type instanceof IntegerType && !type.equals(address(expected.get(i)))) {
                diagnostics.error(this, "operand #%d is of type '%s', but '%s' is needed", i, type, expected.get(i));
            }
        }
        boolean number = ((StorageSpec) spec()).givesNumber();
        if (number && !result().type().equals(address(to))) {
            diagnostics.error(this, "gives '%s', but '%s' is needed", result().type(), to);
        }
    }

    private static Type address(AddressType type) {
        return type == AddressType.I64 ? IntegerType.I64 : IntegerType.I32;
    }

    // ---- text

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        StorageSpec spec = (StorageSpec) spec();
        boolean comma = false;
        for (String key : spec.symbols(false)) {
            if (comma && !parser.parse(",")) return false;
            comma = true;
            SymbolRef symbol = parser.parseSymbolRef();
            if (symbol == null) return false;
            state.property(key, symbol);
        }
        if (comma && !spec.operands().isEmpty() && !parser.parse(",")) return false;
        // without operands, what follows may be the result of the next operation
        List<UnresolvedOperand> operands = spec.operands().isEmpty() ? List.of() : parser.parseOperandList();
        if (operands == null) return false;
        for (String key : spec.symbols(true)) {
            if (!parser.optionalKeyword(key)) continue;
            SymbolRef symbol = parser.parse("=") ? parser.parseSymbolRef() : null;
            if (symbol == null) return false;
            state.property(key, symbol);
        }
        List<Type> types = parseTypes(parser, spec, operands.size(), state);
        if (types == null) return false;
        List<Value> values = parser.resolve(operands, types);
        if (values == null) return false;
        state.operands(values);
        return parser.optionalAttrDict(state);
    }

    /** The types of the operands; where the text has one for a reference alone, the others are i32. */
    private static @Nullable List<Type> parseTypes(AsmParser parser, StorageSpec spec, int count, OpState state) {
        List<Type> narrow = new ArrayList<>(Collections.nCopies(count, IntegerType.I32));
        if (!parser.atPunctuation(":")) {
            if (!spec.results().isEmpty()) return parser.parse(":") ? narrow : null;
            return narrow;
        }
        List<Type> written = parser.parseColonTypeList();
        if (written == null) return null;
        Type first = written.get(0);
        if (spec.hasOneType()) {
            state.result(first);
            return Collections.nCopies(count, first);
        }
        if (!spec.results().isEmpty() && parser.optional("->")) {
            Type result = parser.parseType();
            if (result == null) return null;
            state.result(result);
            return written;
        }
        if (!spec.results().isEmpty()) state.result(spec.opcode() == Opcode.TABLE_GET ? first : IntegerType.I32);
        if (spec.reference() < 0) return spec.results().isEmpty() ? written : narrow;
        if (written.size() > 1 || spec.reference() >= count) return written;
        narrow.set(spec.reference(), first);
        return narrow;
    }

    @Override
    public void print(AsmPrinter out) {
        StorageSpec spec = (StorageSpec) spec();
        String separator = " ";
        for (String key : spec.symbols(false)) {
            out.text(separator + "@")
                    .keywordOrString(property(key, SymbolRef.class).root());
            separator = ", ";
        }
        if (operandCount() > 0) out.text(separator);
        out.values(operands());
        for (String key : spec.symbols(true)) {
            String memory = name(key);
            if (memory != null) out.text(" " + key + " = @").keywordOrString(memory);
        }
        printTypes(spec, out);
        List<String> said = new ArrayList<>(spec.symbols(false));
        said.addAll(spec.symbols(true));
        out.optionalAttrDict(this, said);
    }

    private void printTypes(StorageSpec spec, AsmPrinter out) {
        if (spec.hasOneType()) {
            out.text(" : ").print(result().type());
        } else if (isWide(spec)) {
            List<Type> types = new ArrayList<>();
            for (Value v : operands()) types.add(v.type());
            out.text(" : ").types(types);
            if (resultCount() == 1) out.text(" -> ").print(result().type());
        } else if (opcode() == Opcode.TABLE_GET) {
            out.text(" : ").print(result().type());
        } else if (spec.reference() >= 0) {
            out.text(" : ").print(operand(spec.reference()).type());
        }
    }

    private boolean isWide(StorageSpec spec) {
        for (Value v : operands()) if (v.type().equals(IntegerType.I64)) return true;
        return spec.givesNumber() && result().type().equals(IntegerType.I64);
    }
}
