package dev.wami.conversions.dcont;

import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.dcont.AllocatedType;
import dev.wami.dcont.ContinuationType;
import dev.wami.ssawasm.Calls.CallOp;
import dev.wami.ssawasm.ContType;
import dev.wami.ssawasm.Continuations.ContTypeOp;
import dev.wami.ssawasm.Continuations.TagOp;
import dev.wami.ssawasm.Functions.FuncOp;
import dev.wami.ssawasm.Functions.ReturnOp;
import dev.wami.ssawasm.TableOp;
import java.util.List;

/**
 * What continuations need at module level, made when first asked for: their Wasm types, a tag per type here, tables of
 * storage, and functions that begin them.
 */
final class Declarations {
    /** On a tag: the type here that it stands for. Types that differ here may be the same in Wasm. */
    private static final String PROTOCOL = "dcont.protocol";

    /** On a function that begins continuations: the function that it calls. */
    private static final String BEGINS = "dcont.begins";

    private static final String TABLE = "dcont.storage";

    private final Operation module;
    private final WasmTypes types;

    /** For the module that {@code inside} is or is in. */
    Declarations(Operation inside, WasmTypes types) {
        Operation op = inside;
        while (!(op instanceof SymbolTable) && op.parentOp() != null) op = op.parentOp();
        this.module = op;
        this.types = types;
    }

    private Block body() {
        return module.region(0).entry();
    }

    // ---- types

    /** Declares the types of all continuations in the module. */
    void declareTypes() {
        module.walk(op -> {
            for (Value v : op.results()) declare(v.type());
            for (Region r : op.regions()) for (Block b : r) for (Value v : b.arguments()) declare(v.type());
            if (op instanceof FunctionLike f && f.isDeclaration()) {
                f.functionType().inputs().forEach(this::declare);
                f.functionType().results().forEach(this::declare);
            }
        });
    }

    private void declare(Type type) {
        if (type instanceof AllocatedType a) declare(a.held());
        if (!(type instanceof ContinuationType c) || !(types.convertSingle(c) instanceof ContType wasm)) return;
        c.yielded().forEach(this::declare);
        c.sent().forEach(this::declare); // before the type that mentions them
        if (SymbolTable.lookupNearest(module, SymbolRef.of(wasm.name())) instanceof ContTypeOp) return;
        insert(new ContTypeOp(module.location(), wasm.name(), function(c.sent(), List.of())));
    }

    private FunctionType function(List<Type> inputs, List<Type> results) {
        List<Type> from = types.convertAll(inputs);
        List<Type> to = types.convertAll(results);
        if (from == null || to == null) throw new IllegalStateException("checked before");
        return new FunctionType(from, to);
    }

    /** Definitions stand in front, in the order in which they are made. */
    private void insert(Operation definition) {
        Operation first = body().first();
        while (first instanceof ContTypeOp || first instanceof TagOp || first instanceof TableOp) first = first.next();
        if (first == null) body().add(definition);
        else body().insertBefore(definition, first);
    }

    private String fresh(String name) {
        String fresh = name;
        for (int i = 1; SymbolTable.lookupNearest(module, SymbolRef.of(fresh)) != null; i++) fresh = name + "_" + i;
        return fresh;
    }

    // ---- tags

    /** The tag by which continuations of {@code type} suspend. */
    String tag(ContinuationType type) {
        Attribute protocol = new TypeAttr(type.protocol());
        for (Operation op : body()) {
            if (op instanceof TagOp t && protocol.equals(op.attribute(PROTOCOL))) return String.valueOf(t.symbolName());
        }
        String name = fresh("yield");
        TagOp tag = new TagOp(module.location(), name, function(type.yielded(), type.sent()));
        tag.setAttribute(PROTOCOL, protocol);
        insert(tag);
        return name;
    }

    // ---- storage

    /**
     * The table that holds continuations of {@code type} which are stored where more than one function can get at them.
     */
    String table(ContType type) {
        for (Operation op : body()) {
            if (op instanceof TableOp t && t.type().equals(type) && op.hasAttribute(TABLE)) {
                return String.valueOf(t.symbolName());
            }
        }
        String name = fresh("storage");
        TableOp table = new TableOp(module.location(), name, type);
        table.setAttribute(TABLE, dev.wami.core.ir.attr.UnitAttr.UNIT);
        insert(table);
        return name;
    }

    // ---- beginning

    /**
     * The function that a new continuation of {@code type} calls. What the first resume sends comes as its arguments,
     * so if there is any, it is one that drops them and calls {@code function}.
     */
    String entry(String function, ContinuationType type) {
        FunctionType signature = function(type.sent(), List.of());
        if (signature.inputs().isEmpty()) return function;
        SymbolRef target = SymbolRef.of(function);
        for (Operation op : body()) {
            boolean begins =
                    op instanceof FuncOp f && f.signature().equals(signature) && target.equals(op.attribute(BEGINS));
            if (begins) return String.valueOf(((FuncOp) op).symbolName());
        }
        String name = fresh(function + ".begin");
        FuncOp begin = new FuncOp(module.location(), name, signature);
        begin.setPrivate();
        begin.setAttribute(BEGINS, target);
        Builder at = Builder.atEnd(begin.entry());
        at.insert(new CallOp(module.location(), function, List.of(), List.of()));
        at.insert(new ReturnOp(module.location(), List.of()));
        body().add(begin);
        return name;
    }
}
