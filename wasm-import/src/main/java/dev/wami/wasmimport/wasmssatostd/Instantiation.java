package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmimport.wasmssatostd.Stores.Segment;
import dev.wami.wasmssa.Definitions.GlobalOp;
import dev.wami.wasmssa.Definitions.MemoryDefinition;
import dev.wami.wasmssa.Definitions.TableDefinition;
import dev.wami.wasmssa.Definitions.TableOp;
import dev.wami.wasmssa.Imported;
import dev.wami.wasmssa.ModuleFields;
import dev.wami.wasmssa.Segments;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The function that has to be called first. It makes memories and tables, computes what globals and segments start
 * with, copies active segments and calls the start function, in the order of the specification, section 4.5.4.
 */
final class Instantiation {
    private final ModuleConversion module;
    private final Definitions definitions;
    private final Builder at = new Builder();
    /** Offsets in segments, and their lengths, of which a hundred thousand segments have few different ones. */
    private final Map<Long, Value> numbers = new HashMap<>();

    Instantiation(ModuleConversion module, Definitions definitions) {
        this.module = module;
        this.definitions = definitions;
    }

    /** Adds it to {@code target} if there is anything to do. */
    void run(Operation source, Block target) {
        FuncOp init = FuncOp.define(source.location(), module.initFunction(), new FunctionType(List.of(), List.of()));
        at.setToEnd(init.body().entry());
        for (Operation op : definitions.all()) {
            if (op instanceof Imported) continue;
            if (op instanceof MemoryDefinition m) call(op, module.make(definitions.memory(m.definitionName())));
            else if (op instanceof TableDefinition t) call(op, module.make(definitions.table(t.definitionName())));
        }
        for (Operation op : definitions.all()) if (op instanceof GlobalOp g) initialize(g);
        for (Operation op : definitions.all()) if (op instanceof TableOp t) initialize(t);
        for (Operation op : definitions.all()) if (op instanceof Segments.ElemOp e) fill(e);
        for (Operation op : definitions.all()) if (op instanceof Segments.ElemOp e && e.isActive()) copy(e);
        for (Operation op : definitions.all()) if (op instanceof Segments.DataOp d && d.isActive()) copy(d);
        for (Operation op : source.region(0).entry()) {
            if (!(op instanceof ModuleFields.StartOp s)) continue;
            call(op, module.function(s.function()));
            if (module.leaves(s.function())) at.insert(module.uncaught(op.location()));
        }
        if (init.body().entry().isEmpty()) return;
        at.insert(new FuncCalls.ReturnOp(source.location(), List.of()));
        init.setAttribute("wasm.kind", StringAttr.of("start"));
        target.add(init);
    }

    private void call(Operation op, String function, Value... arguments) {
        at.insert(new FuncCalls.CallOp(op.location(), function, List.of(arguments), List.of()));
    }

    private void initialize(GlobalOp g) {
        if (FunctionConversion.constant(g.initializer()) != null) return;
        Value value = FunctionConversion.constantExpression(module, g.initializer(), at);
        if (value != null) module.write(g.definitionName(), value, new Scalars(at, g.location()));
    }

    /** A table whose elements are not null at first. */
    private void initialize(TableOp t) {
        if (t.initializer().isEmpty()) return;
        Value value = FunctionConversion.constantExpression(module, t.initializer(), at);
        if (value == null) return;
        Store table = definitions.table(t.definitionName());
        Scalars scalars = new Scalars(at, t.location());
        Value from = scalars.constant(table.index(), 0);
        call(t, module.fill(table), from, value, scalars.constant(table.index(), table.min()));
    }

    private void fill(Segments.ElemOp e) {
        String fill = definitions.fill(e);
        if (fill != null) call(e, fill);
    }

    private void copy(Segments.ElemOp e) {
        Segment segment = definitions.segment(e.definitionName());
        copy(e, segment, module.initTable(e.table(), segment), module.dropElements(segment));
    }

    private void copy(Segments.DataOp d) {
        Segment segment = definitions.segment(d.definitionName());
        String init = module.initMemory(d.memory(), segment);
        String drop = module.dropData(segment);
        // there may be many of these
        module.keep(segment);
        module.keep(init);
        module.keep(drop);
        copy(d, segment, init, drop);
    }

    /** An active segment is copied, then dropped. */
    private void copy(Segments.Segment s, Segment segment, String init, String drop) {
        Operation op = (Operation) s;
        Value to = FunctionConversion.constantExpression(module, s.offset(), at);
        if (to == null) return;
        call(op, init, to, number(0, op), number(segment.length(), op));
        call(op, drop);
    }

    private Value number(long value, Operation op) {
        return numbers.computeIfAbsent(value, v -> new Scalars(at, op.location()).constant(IntegerType.I32, v));
    }
}
