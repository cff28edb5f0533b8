package dev.wami.conversions.wasm;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.LinkedAddress;
import dev.wami.conversions.RuntimeSymbols;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Continuations;
import dev.wami.ssawasm.Elements;
import dev.wami.ssawasm.FuncRefType;
import dev.wami.ssawasm.Functions;
import dev.wami.ssawasm.Globals;
import dev.wami.ssawasm.Linkage;
import dev.wami.ssawasm.MemoryDefinitions;
import dev.wami.ssawasm.TableOp;
import dev.wami.wasm.Constants;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.ContTypeOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.Segments;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
import dev.wami.wasm.WasmRefType;
import dev.wami.wasmops.StorageInstruction;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Replaces module-level operations of ssawasm by those of wasm. */
final class DefinitionEmission {
    private static final String MEMORY = "memory";
    private static final String ENV = "env";
    /** The one table that functions of C are called through. */
    private static final String FUNCTION_TABLE = "__indirect_function_table";

    private final Operation module;
    private final boolean relocatable;
    private final Diagnostics diagnostics;
    private final MemoryNames memories;
    private final DeclaredTypes types;
    private final List<Operation> exports = new ArrayList<>();
    private @Nullable Set<String> named;

    /** @param relocatable whether memory, table and stack pointer are the linker's */
    DefinitionEmission(Operation module, boolean relocatable, Diagnostics diagnostics) {
        this.module = module;
        this.relocatable = relocatable;
        this.diagnostics = diagnostics;
        this.memories = new MemoryNames(module, diagnostics);
        this.types = new DeclaredTypes(module);
    }

    /**
     * The memory, exported as {@code memory}, if the module does not define one itself.
     *
     * @param imported {@code module,name} of the host's memory instead; may be empty
     */
    void emitMemory(MemoryLayout layout, String imported) {
        if (!layout.used()) return;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof MemoryDefinitions.MemoryOp || op instanceof Definitions.MemoryOp) return;
        }
        String name = SymbolTable.lookupNearest(module, SymbolRef.of(MEMORY)) == null ? MEMORY : "__" + MEMORY;
        Builder start = Builder.atStart(module.region(0).entry());
        if (relocatable) {
            start.insert(new Definitions.ImportMemoryOp(
                    module.location(), name, ENV, "__linear_memory", layout.pages(), null));
            return;
        }
        if (!imported.isEmpty()) {
            int comma = imported.indexOf(',');
            start.insert(new Definitions.ImportMemoryOp(
                    module.location(),
                    name,
                    imported.substring(0, comma),
                    imported.substring(comma + 1),
                    layout.pages(),
                    null));
            return;
        }
        start.insert(new Definitions.MemoryOp(module.location(), name, layout.pages(), null));
        exports.add(new Segments.ExportOp(module.location(), MEMORY, name));
    }

    /** Replaces {@code op}; functions stay until ssawasm-to-wasm and only give their export. */
    void emit(Operation op) {
        if (op instanceof Symbol s && s.symbolName() != null) export(op, s.symbolName());
        if (op instanceof Functions.FuncImportOp f) emitImport(f);
        else if (op instanceof Globals.GlobalVarOp g) emitGlobal(g);
        else if (op instanceof MemoryDefinitions.MemoryOp m) emitMemory(m);
        else if (op instanceof MemoryDefinitions.DataOp d) emitData(d);
        else if (op instanceof TableOp t) emitTable(t);
        else if (op instanceof Elements.ElemOp e) emitElements(e);
        else if (op instanceof Continuations.ContTypeOp c) {
            replace(c, new ContTypeOp(c.location(), name(c), StackTypes.of(c.type())));
        } else if (op instanceof Continuations.TagOp t) {
            emitTag(t);
        }
    }

    /** Exports come last, after what they name. */
    void finish() {
        for (Operation e : exports) module.region(0).entry().add(e);
    }

    private void export(Operation op, String symbol) {
        String exported = Linkage.exportName(op);
        if (exported != null) exports.add(new Segments.ExportOp(op.location(), exported, symbol));
    }

    private static void replace(Operation old, Operation definition) {
        old.requiredBlock().insertBefore(definition, old);
        old.erase();
    }

    private static String name(Symbol s) {
        String name = s.symbolName();
        if (name == null) throw new IllegalStateException("a definition has a name");
        return name;
    }

    private static void emitImport(Functions.FuncImportOp f) {
        replace(
                f,
                new Definitions.ImportFuncOp(
                        f.location(), name(f), f.importModule(), f.importName(), StackTypes.of(f.signature())));
    }

    private static void emitTag(Continuations.TagOp t) {
        String module = Linkage.importModule(t);
        String imported = Linkage.importName(t);
        FunctionType type = StackTypes.of(t.type());
        replace(
                t,
                module != null && imported != null
                        ? new Definitions.ImportTagOp(t.location(), name(t), module, imported, type)
                        : new Definitions.TagOp(t.location(), name(t), type));
    }

    private void emitGlobal(Globals.GlobalVarOp g) {
        Type plain = StackTypes.of(g.type());
        if (relocatable && emitLinked(g, plain)) return;
        Type type = types.ofGlobal(g, plain);
        String module = Linkage.importModule(g);
        String imported = Linkage.importName(g);
        if (module != null && imported != null) {
            replace(g, new Definitions.ImportGlobalOp(g.location(), name(g), module, imported, type, !g.isConstant()));
        } else {
            boolean vector = Vectors.isConstant(g.value());
            boolean written = vector || !type.equals(plain);
            Definitions.GlobalOp global =
                    new Definitions.GlobalOp(g.location(), name(g), type, !g.isConstant(), written ? null : g.value());
            if (!type.equals(plain)) global.addExpression().add(reference(g, type));
            if (vector) {
                V128 bits = Vectors.bits(requireNonNull(g.value()));
                global.addExpression().add(new V128ConstOp(g.location(), bits.low(), bits.high()));
            }
            replace(g, global);
        }
    }

    /** What a global of references is at first. */
    private static Operation reference(Globals.GlobalVarOp g, Type type) {
        if (!(g.value() instanceof SymbolRef ref)) return new Constants.RefNullOp(g.location(), type);
        return SymbolTable.lookupNearest(g, ref) instanceof CallableLike
                ? new FuncInstructionOp(g.location(), Opcode.REF_FUNC, ref.root())
                : new GlobalInstructionOp(g.location(), Opcode.GLOBAL_GET, ref.root());
    }

    /** What a linker knows under these names: a global, and the addresses where the stack ends and the heap begins. */
    private static boolean emitLinked(Globals.GlobalVarOp g, Type type) {
        String name = name(g);
        switch (name) {
            case RuntimeSymbols.STACK_POINTER ->
                replace(g, new Definitions.ImportGlobalOp(g.location(), name, ENV, name, type, true));
            case RuntimeSymbols.STACK_LOW, RuntimeSymbols.HEAP_BASE ->
                replace(g, new Definitions.ImportGlobalOp(g.location(), name, LinkedAddress.DATA, name, type, false));
            default -> {
                return false;
            }
        }
        return true;
    }

    private void emitMemory(MemoryDefinitions.MemoryOp m) {
        if (relocatable) {
            diagnostics.error(m, "an object has no memory of its own: the linker makes the one memory");
            return;
        }
        String module = Linkage.importModule(m);
        String imported = Linkage.importName(m);
        if (module != null && imported != null) {
            replace(m, new Definitions.ImportMemoryOp(m.location(), name(m), module, imported, m.memoryType()));
        } else {
            replace(m, new Definitions.MemoryOp(m.location(), name(m), m.memoryType()));
        }
    }

    /** Memory is zero at first: zeros at the ends of a segment, or a segment of nothing else, need no bytes. */
    private void emitData(MemoryDefinitions.DataOp d) {
        byte[] bytes = d.hasBytes() || relocatable ? d.bytes() : new byte[0];
        String memory = memories.of(d.memory(), d);
        if (d.isPassive()) {
            replace(d, new Segments.DataOp(d.location(), name(d), memory, null, bytes));
            return;
        }
        if (relocatable) {
            Segments.DataOp data = new Segments.DataOp(d.location(), name(d), memory, d.offset(), bytes);
            data.setAlign(d.align());
            if (d.visibility() != Symbol.Visibility.PUBLIC) data.setPrivate();
            replace(d, data);
            return;
        }
        int from = 0;
        int to = bytes.length;
        while (to > 0 && bytes[to - 1] == 0) to--;
        while (from < to && bytes[from] == 0) from++;
        if (from == to && !namedSegments().contains(name(d))) d.erase();
        else {
            byte[] trimmed = Arrays.copyOfRange(bytes, from, to);
            replace(d, new Segments.DataOp(d.location(), name(d), memory, d.offset() + from, trimmed));
        }
    }

    /** The data segments that instructions name: an active one may be dropped again. */
    private Set<String> namedSegments() {
        if (named != null) return named;
        named = new HashSet<>();
        for (StorageInstruction op : module.collect(StorageInstruction.class)) {
            boolean names = op.opcode() == Opcode.MEMORY_INIT || op.opcode() == Opcode.DATA_DROP;
            if (names) named.add(op.segment().root());
        }
        return named;
    }

    private void emitTable(TableOp t) {
        List<String> functions = t.functions().stream().map(SymbolRef::root).toList();
        if (!functions.isEmpty()) {
            Segments.ElemOp elements =
                    new Segments.ElemOp(t.location(), name(t) + ".elements", name(t), t.offset(), functions);
            t.requiredBlock().insertBefore(elements, t.next());
        }
        boolean linked = relocatable && name(t).equals(FUNCTION_TABLE);
        String module = linked ? ENV : Linkage.importModule(t);
        String imported = linked ? name(t) : Linkage.importName(t);
        Type type = StackTypes.of(t.type());
        Long max = t.max();
        Limits sizes = max == null ? Limits.atLeast(t.min()) : Limits.between(t.min(), max);
        AddressType indices = t.isWide() ? AddressType.I64 : AddressType.I32;
        Operation table = module != null && imported != null
                ? new Definitions.ImportTableOp(t.location(), name(t), module, imported, type, sizes, indices)
                : new Definitions.TableOp(t.location(), name(t), type, sizes, indices);
        replace(t, table);
    }

    /** A list of functions where nothing else is among the elements, which is shorter. */
    private static void emitElements(Elements.ElemOp e) {
        boolean functions =
                e.type() == FuncRefType.FUNC_REF && e.elements().stream().allMatch(a -> isFunction(e, a));
        SymbolRef table = e.table();
        Segments.ElemOp segment = Segments.ElemOp.of(
                e.location(),
                name(e),
                functions ? null : (WasmRefType) StackTypes.of(e.type()),
                false,
                false,
                table == null ? null : table.root(),
                e.elements());
        if (table != null) segment.setAttribute("offset", IntegerAttr.i64(e.offset()));
        replace(e, segment);
    }

    private static boolean isFunction(Operation user, Attribute element) {
        return element instanceof SymbolRef ref && SymbolTable.lookupNearest(user, ref) instanceof CallableLike;
    }
}
