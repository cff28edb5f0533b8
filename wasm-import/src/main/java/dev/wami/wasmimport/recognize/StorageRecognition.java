package dev.wami.wasmimport.recognize;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Elements.ElemOp;
import dev.wami.ssawasm.Globals;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.ssawasm.Globals.GlobalVarOp;
import dev.wami.ssawasm.Linkage;
import dev.wami.ssawasm.MemoryDefinitions.DataOp;
import dev.wami.ssawasm.MemoryDefinitions.MemoryOp;
import dev.wami.ssawasm.TableOp;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAllocation;
import dev.wami.std.memref.MemRefGlobal.GetGlobalOp;
import dev.wami.std.memref.MemRefGlobal.GlobalOp;
import dev.wami.wasm.Segments;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmssa.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Definitions, by the attributes that wasmssa-to-std leaves on what stands for them. */
final class StorageRecognition {
    private static final String KIND = "wasm.kind";
    private static final StringAttr MAY_BE_NULL = StringAttr.of("ref null");
    private static final StringAttr PRIVATE = StringAttr.of("private");

    private final Operation module;
    private final Block body;
    private final Diagnostics diagnostics;
    private final Map<String, GlobalOp> stored = new HashMap<>();
    private final Map<String, FuncOp> functions = new HashMap<>();
    private final List<GlobalOp> order = new ArrayList<>();
    /** Functions that have the names of what called them for those who know nothing of exceptions. */
    private final Map<String, String> renamed = new HashMap<>();
    /** The index of each memory. */
    private final Map<String, Integer> memories = new HashMap<>();

    StorageRecognition(Operation module, Diagnostics diagnostics) {
        this.module = module;
        this.body = module.region(0).entry();
        this.diagnostics = diagnostics;
        for (Operation op : body) {
            if (op instanceof GlobalOp g && g.attribute(KIND) != null && g.symbolName() != null) {
                stored.put(g.symbolName(), g);
                order.add(g);
                if (kind(g).equals("memory")) memories.put(g.symbolName(), memories.size());
            }
            if (op instanceof FuncOp f && f.symbolName() != null) functions.put(f.symbolName(), f);
        }
    }

    /** Whether anything here was Wasm. */
    boolean isWasm() {
        return !stored.isEmpty()
                || functions.values().stream().anyMatch(StorageRecognition::isMarked)
                || functions.values().stream().anyMatch(StorageRecognition::hasTailCall);
    }

    private static boolean hasTailCall(FuncOp f) {
        for (FuncCalls.CallOp c : f.collect(FuncCalls.CallOp.class)) if (c.hasAttribute(Names.TAIL_CALL)) return true;
        return false;
    }

    private static boolean isMarked(FuncOp f) {
        return f.attribute(KIND) != null || f.attribute("wasm.forwards") != null || instruction(f) != null;
    }

    static @Nullable String instruction(FuncOp f) {
        return f.attribute("wasm.instruction") instanceof StringAttr s ? s.value() : null;
    }

    static String kind(GlobalOp g) {
        return g.attribute(KIND) instanceof StringAttr s ? s.value() : "";
    }

    void run() {
        for (FuncOp f : functions.values()) ReferenceTypes.change(f);
        Instantiation instantiation = new Instantiation(module, functions, stored);
        instantiation.run();
        CallRecognition calls = new CallRecognition(functions, memories, diagnostics);
        instantiation.places().forEach((segment, place) -> calls.activate(segment, place.store()));
        for (FuncOp f : functions.values()) {
            if (f.block() == null || instruction(f) != null) continue;
            for (FuncCalls.CallOp c : f.collect(FuncCalls.CallOp.class)) calls.recognize(c);
            ExceptionRecognition.cut(f);
            for (GetGlobalOp g : f.collect(GetGlobalOp.class)) access(g);
        }
        for (FuncOp f : functions.values()) if (f.block() != null && instruction(f) != null) f.erase();
        for (GlobalOp g : order) replace(g, instantiation, calls);
        for (FuncOp f : functions.values()) if (f.block() != null) forward(f);
        SymbolUses.rename(module, renamed);
        for (Map.Entry<String, String> e : renamed.entrySet()) {
            FuncOp f = functions.get(e.getKey());
            if (f != null) f.setSymbolName(e.getValue());
        }
        checkMemory();
    }

    // ---- globals

    /** {@code load (get_global @g) -> global_get @g}, and stores alike. */
    private void access(GetGlobalOp get) {
        GlobalOp global = stored.get(get.global().root());
        if (global == null || !kind(global).equals("global")) return;
        String name = get.global().root();
        for (Operation user : List.copyOf(users(get))) {
            if (user instanceof LoadOp load) {
                GlobalGetOp read =
                        new GlobalGetOp(load.location(), name, load.result(0).type());
                Builder.before(load).insert(read);
                load.result(0).replaceAllUsesWith(read.result(0));
                load.erase();
            } else if (user instanceof StoreOp store && store.memref() == get.result(0)) {
                Builder.before(store).insert(new GlobalSetOp(store.location(), name, store.value()));
                store.erase();
            } else {
                diagnostics.error(user, "uses the address of '%s', a global variable of Wasm, which has none", name);
                return;
            }
        }
        get.erase();
    }

    private static List<Operation> users(GetGlobalOp get) {
        List<Operation> out = new ArrayList<>();
        for (var use : get.result(0).uses()) out.add(use.owner());
        return out;
    }

    private void replace(GlobalOp g, Instantiation instantiation, CallRecognition calls) {
        Operation found = switch (kind(g)) {
            case "global" -> global(g, instantiation);
            case "memory" -> memory(g);
            case "table" -> table(g);
            case "tag" -> ExceptionRecognition.tag(g, name(g));
            case "segment" -> segment(g, instantiation, calls);
            default -> null;
        };
        if (found != null) {
            Builder.before(g).insert(found);
            linkage(g, found);
        }
        g.erase();
    }

    private static String name(GlobalOp g) {
        String name = g.symbolName();
        if (name == null) throw new IllegalStateException("a global has a name");
        return name;
    }

    private static long number(GlobalOp g, String key, long otherwise) {
        return g.attribute(key) instanceof IntegerAttr i ? i.value() : otherwise;
    }

    private static @Nullable Long maximum(GlobalOp g) {
        return g.attribute("wasm.max") instanceof IntegerAttr i ? (Long) i.value() : null;
    }

    private static Operation global(GlobalOp g, Instantiation instantiation) {
        Type type = ReferenceTypes.of(g.type().element());
        Attribute first = instantiation.initial(name(g));
        Attribute value = first == UnitAttr.UNIT ? null : first;
        if (first == null && g.initialValue() instanceof DenseElementsAttr dense) {
            long bits = dense.get(0);
            value = type instanceof FloatType f ? new FloatAttr(f, bits) : IntegerAttr.of(type, bits);
        }
        GlobalVarOp op = new GlobalVarOp(g.location(), name(g), type, value);
        boolean immutable = g.isConstant() || first != null && g.attribute("wasm.immutable") != null;
        if (immutable) op.setConstant();
        // one that the start function sets is null before
        boolean imported = g.attribute("import_name") != null;
        ArrayAttr reference = g.attribute(Globals.REFERENCE) instanceof ArrayAttr a ? a : null;
        boolean said = imported
                || value != null
                || reference != null && MAY_BE_NULL.equals(reference.elements().get(0));
        if (reference != null && said) op.setAttribute(Globals.REFERENCE, ReferenceTypes.of(reference));
        return op;
    }

    private static Operation memory(GlobalOp g) {
        MemoryOp op = new MemoryOp(g.location(), name(g), number(g, "wasm.min", 0), maximum(g));
        AddressType addresses = isWide(g) ? AddressType.I64 : AddressType.I32;
        op.setKind(addresses, g.hasAttribute("wasm.shared"), pageBits(g));
        return op;
    }

    /** The binary logarithm of the size of a memory's pages. */
    static int pageBits(GlobalOp memory) {
        return (int) number(memory, "wasm.page", MemoryType.DEFAULT_PAGE_SIZE_LOG2);
    }

    /** Whether the addresses of a memory, or the indices of a table, have 64 bits. */
    static boolean isWide(GlobalOp g) {
        return g.hasAttribute("wasm.i64");
    }

    private static Operation table(GlobalOp g) {
        Type element = ((MemRefType) g.type().element()).element();
        TableOp op = new TableOp(g.location(), name(g), ReferenceTypes.of(element));
        op.setLimits(number(g, "wasm.min", 0), maximum(g));
        if (isWide(g)) op.setWide();
        return op;
    }

    private Operation segment(GlobalOp g, Instantiation instantiation, CallRecognition calls) {
        Instantiation.Place place = instantiation.place(name(g));
        MemRefType type = g.type();
        if (type.element().isInteger(8)) {
            Long offset = place == null ? null : (Long) place.offset();
            DataOp data = new DataOp(g.location(), name(g), type, offset, g.initialValue());
            data.setMemory(calls.memoryOf(name(g)));
            return data;
        }
        List<Attribute> elements = g.attribute("wasm.elements") instanceof ArrayAttr a ? a.elements() : List.of();
        return new ElemOp(
                g.location(),
                name(g),
                ReferenceTypes.of(type.element()),
                place == null ? null : place.store(),
                place == null ? 0 : place.offset(),
                elements);
    }

    private void linkage(GlobalOp from, Operation to) {
        if (from.attribute("import_module") instanceof StringAttr m
                && from.attribute("import_name") instanceof StringAttr n) {
            Linkage.setImport(to, m.value(), n.value());
        }
        if (!(from.attribute("wasm.exports") instanceof ArrayAttr names)) {
            if (to instanceof GlobalVarOp || to instanceof TableOp) to.setAttribute(Symbol.VISIBILITY, PRIVATE);
            return;
        }
        for (int i = 0; i < names.elements().size(); i++) {
            String export = ((StringAttr) names.elements().get(i)).value();
            if (i == 0) Linkage.setExport(to, export);
            else body.add(new Segments.ExportOp(from.location(), export, name(from)));
        }
    }

    // ---- functions

    /** A function that only calls another for a second name of it is that name. */
    private void forward(FuncOp f) {
        if (!(f.attribute("wasm.forwards") instanceof SymbolRef target) || f.symbolName() == null) return;
        String exported = f.attribute("exported") instanceof StringAttr s ? s.value() : f.symbolName();
        body.add(new Segments.ExportOp(f.location(), exported, target.root()));
        String name = f.symbolName();
        boolean own = target.root().equals(name + Names.THROWS) && functions.containsKey(target.root());
        if (own) renamed.put(target.root(), name);
        f.erase();
    }

    /** What needs memory besides the module's own would lie in it. */
    private void checkMemory() {
        boolean own = order.stream().anyMatch(g -> kind(g).equals("memory"));
        if (!own) return;
        for (Operation op : module.collect(Operation.class)) {
            boolean needs = op instanceof MemRefAllocation.AllocOp
                    || op instanceof MemRefAllocation.AllocaOp
                    || op instanceof GlobalOp;
            if (needs) diagnostics.error(op, "needs memory besides that of the Wasm module, which has no room for it");
        }
    }
}
