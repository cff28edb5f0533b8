package dev.wami.tools.link;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.pass.PassContext;
import dev.wami.runtime.RuntimeLibrary;
import dev.wami.std.func.FuncDialectOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Copies library symbols into one module until nothing that it refers to is missing. */
final class Linker {
    /** What malloc guarantees, as memref-to-ssawasm knows. */
    static final int MALLOC_ALIGNMENT = 16;

    /** Of the library, where its allocator says what it does and what is wrong. */
    private static final String REPORT = "__wami_heap_event";

    private final Block module;
    private final RuntimeModules library;
    private final PassContext context;
    private final Diagnostics diagnostics;
    /** The module's own symbols by name. */
    private final Map<String, Operation> own = new HashMap<>();
    /** The names that library symbols have in the module. */
    private final Map<String, String> names = new HashMap<>();

    private final Deque<Wanted> wanted = new ArrayDeque<>();
    private final Allocator allocator;
    private final boolean report;
    private boolean changed;

    /**
     * A library symbol to copy.
     *
     * @param user what needs it
     * @param replaces the declaration in the module that it defines
     */
    private record Wanted(
            String resource,
            String symbol,
            @Nullable Operation user,
            @Nullable Operation replaces) {}

    /**
     * @param allocator of those in the library
     * @param report whether it tells the host
     */
    Linker(Operation module, RuntimeModules library, PassContext context, Allocator allocator, boolean report) {
        this.allocator = allocator;
        this.report = report;
        this.module = module.region(0).entry();
        this.library = library;
        this.context = context;
        this.diagnostics = context.diagnostics();
        for (Operation op : this.module) {
            if (op instanceof Symbol s && s.symbolName() != null) own.putIfAbsent(s.symbolName(), op);
        }
    }

    /** Defines what the module declares and the library has with the same type. */
    void linkDeclarations(boolean withAllocator) {
        for (Operation op : List.copyOf(operations())) {
            if (!(op instanceof FuncOp f) || !f.isDeclaration()) continue;
            String symbol = f.attribute(LinkRuntime.STANDS_FOR) instanceof StringAttr s ? s.value() : f.functionName();
            Optional<String> resource = RuntimeLibrary.resourceOf(symbol);
            if (resource.isEmpty() || isAllocator(symbol) && !withAllocator) continue;
            Operation definition = library.lookup(resource.get(), symbol, context);
            if (!(definition instanceof FuncOp d) || !d.functionType().equals(f.functionType())) continue;
            if (isAllocator(symbol)) {
                wantAllocator(symbol, f.functionName(), caller(f), f);
                continue;
            }
            names.put(symbol, f.functionName());
            wanted.add(new Wanted(resource.get(), symbol, caller(f), f));
        }
    }

    /** The first that refers to {@code function}, or itself. */
    private Operation caller(FuncOp function) {
        for (Operation op : operations()) {
            Operation[] found = {null};
            op.walkOuterFirst(o -> {
                boolean calls =
                        o.attribute("callee") instanceof SymbolRef s && s.root().equals(function.functionName());
                if (calls) found[0] = o;
                return calls ? Operation.Walk.STOP : Operation.Walk.INTO;
            });
            if (found[0] != null) return found[0];
        }
        return function;
    }

    private List<Operation> operations() {
        List<Operation> all = new ArrayList<>();
        for (Operation op : module) all.add(op);
        return all;
    }

    private static boolean isAllocator(String symbol) {
        return RuntimeLibrary.resourceOf(symbol).orElse("").equals("malloc");
    }

    // ---- the allocator, which memref-to-ssawasm calls by name

    void linkAllocator() {
        Map<String, Operation> users = new HashMap<>();
        for (Operation op : operations()) {
            op.walk(o -> {
                for (String function : allocatorsOf(o)) users.putIfAbsent(function, o);
            });
        }
        Operation malloc = own.get("malloc");
        FuncOp ownAllocator = malloc instanceof FuncOp f && !f.isDeclaration() ? f : null;
        for (String function : List.of("malloc", "free", "realloc", "aligned_alloc")) {
            Operation user = users.get(function);
            if (user == null || !allocator.has(function) || names.containsKey(function)) continue;
            linkAllocator(function, user, ownAllocator);
        }
    }

    private static List<String> allocatorsOf(Operation op) {
        if (op instanceof AllocOp) {
            IntegerAttr alignment = op.optionalProperty("alignment", IntegerAttr.class);
            return List.of(alignment != null && alignment.value() > MALLOC_ALIGNMENT ? "aligned_alloc" : "malloc");
        }
        if (op.kind() == MemRefOp.REALLOC) return List.of("realloc");
        if (op.kind() == MemRefOp.DEALLOC) return List.of("free");
        if (!(op.kind() instanceof FuncDialectOp kind)) return List.of();
        if (!passesUnranked(op)) return List.of();
        return List.of(kind == FuncDialectOp.RETURN ? "malloc" : "free");
    }

    /** The descriptor of an unranked memref leaves a function on the heap. */
    static boolean passesUnranked(Operation op) {
        if (!(op.kind() instanceof FuncDialectOp kind)) return false;
        return switch (kind) {
            case RETURN -> anyUnranked(op.operands());
            case CALL, CALL_INDIRECT -> anyUnranked(op.results());
            case FUNC, CONSTANT -> false;
        };
    }

    private static boolean anyUnranked(List<? extends Value> values) {
        return values.stream().anyMatch(v -> v.type() instanceof UnrankedMemRefType);
    }

    private void linkAllocator(String function, Operation user, @Nullable FuncOp ownAllocator) {
        Operation definition = library.lookup("malloc", function, context);
        if (!(definition instanceof FuncOp library)) return; // reported
        Operation mine = own.get(function);
        if (mine instanceof FuncOp f && f.functionType().equals(library.functionType())) return;
        if (mine != null) {
            diagnostics
                    .error(user, "needs a function @%s of type %s", function, library.functionType())
                    .note(mine.location(), "'@%s' is not a function that the module can call", function);
        } else if (ownAllocator != null) {
            diagnostics
                    .error(user, "needs a function @%s of type %s", function, library.functionType())
                    .note(ownAllocator.location(), "the module has an allocator of its own, to which it must belong");
        } else {
            wantAllocator(function, function, user, null);
        }
    }

    private void wantAllocator(String function, String as, Operation user, @Nullable Operation replaces) {
        String symbol = allocator.symbol(function);
        names.put(function, as);
        names.put(symbol, as);
        wanted.add(new Wanted(allocator.resource(), symbol, user, replaces));
    }

    /** Reports what would have been copied. */
    void refuse() {
        for (Wanted w : wanted) {
            Location where = w.user() == null ? Location.UNKNOWN : w.user().location();
            diagnostics.error(where, "needs @%s of the runtime library, which --no-runtime leaves out", w.symbol());
        }
        context.keepAllAnalyses();
    }

    // ---- copying

    void finish() {
        while (!wanted.isEmpty()) {
            Wanted next = wanted.remove();
            Operation definition = library.lookup(next.resource(), next.symbol(), context);
            if (definition == null) continue; // reported
            Operation copy =
                    report && next.symbol().equals(REPORT) ? imported((FuncOp) definition) : library.copy(definition);
            String name = names.get(next.symbol());
            ((Symbol) copy).setSymbolName(name == null ? next.symbol() : name);
            ((Symbol) copy).setPrivate();
            copy.walk(op -> rename(op, next.resource()));
            if (next.replaces() != null) takePlace(copy, next.replaces());
            module.add(copy);
            changed = true;
        }
        if (!changed) context.keepAllAnalyses();
    }

    private static FuncOp imported(FuncOp definition) {
        FuncOp declaration = FuncOp.declare(definition.location(), REPORT, definition.functionType());
        declaration.setAttribute("import_module", StringAttr.of("env"));
        declaration.setAttribute("import_name", StringAttr.of(LinkRuntime.HEAP_EVENT));
        return declaration;
    }

    /** The declaration may ask that the host sees the function. */
    private static void takePlace(Operation copy, Operation declaration) {
        Attribute exported = declaration.attribute("exported");
        if (exported != null) copy.setAttribute("exported", exported);
        declaration.erase();
    }

    private void rename(Operation op, String resource) {
        op.setProperties(rename(op.properties(), resource));
        op.setAttributes(rename(op.attributes(), resource));
    }

    private DictionaryAttr rename(DictionaryAttr all, String resource) {
        DictionaryAttr out = all;
        for (NamedAttribute a : all) out = out.with(a.name(), rename(a.value(), resource));
        return out;
    }

    private Attribute rename(Attribute a, String resource) {
        if (a instanceof SymbolRef ref) return SymbolRef.of(nameOf(ref.root(), resource));
        if (!(a instanceof ArrayAttr array)) return a;
        List<Attribute> elements = new ArrayList<>();
        for (Attribute e : array.elements()) elements.add(rename(e, resource));
        return new ArrayAttr(elements);
    }

    /** The name that the module has for a symbol that {@code resource} refers to; it is copied soon if it is new. */
    private String nameOf(String symbol, String resource) {
        String known = names.get(symbol);
        if (known != null) return known;
        if (RuntimeLibrary.isIntrinsic(symbol)) return declareIntrinsic(symbol, resource);
        String name = FreshNames.like(symbol, own.keySet());
        names.put(symbol, name);
        wanted.add(new Wanted(RuntimeLibrary.resourceOf(symbol).orElse(resource), symbol, null, null));
        return name;
    }

    /** Intrinsics are known to func-to-ssawasm by name, so that these names are theirs. */
    private String declareIntrinsic(String symbol, String resource) {
        names.put(symbol, symbol);
        Operation declaration = library.lookup(resource, symbol, context);
        Operation mine = own.get(symbol);
        if (!(declaration instanceof FuncOp d)) return symbol; // reported
        if (mine == null) {
            module.add(library.copy(declaration));
            changed = true;
        } else if (!(mine instanceof FuncOp f)
                || !f.isDeclaration()
                || !f.functionType().equals(d.functionType())) {
            diagnostics.error(mine, "cannot be called @%s, a name that stands for a Wasm instruction", symbol);
        }
        return symbol;
    }
}
