package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Table;
import dev.wami.wasmops.WasmTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of functions for indirect calls: {@code ssawasm.table @t min = 4 offset = 1 functions = [@f, @g]} has f at
 * index 1, g at 2 and nothing at 0 and 3; or of other references, all null at first: {@code ssawasm.table @t :
 * !ssawasm.cont<"ct">}; {@code i64} says that indices have 64 bits. Other elements come from {@link Elements.ElemOp}.
 * {@code import_module} and {@code import_name} import it.
 */
public final class TableOp extends Operation implements WasmTable, SymbolUser {
    private static final String TYPE = "type";
    private static final String WIDE = "i64";
    private static final String MIN = "min";
    private static final String MAX = "max";
    private static final String OFFSET = "offset";
    private static final String FUNCTIONS = "functions";

    static final OpSpec SPEC = Linkage.attributes(OpSpec.of(SsaWasmOp.TABLE, "a table of references"))
            .optionalAttribute(TYPE, Attrs.TYPE)
            .optionalAttribute(WIDE, Attrs.UNIT)
            .optionalAttribute(MIN, Attrs.I64)
            .optionalAttribute(MAX, Attrs.I64)
            .defaultedWhenGiven(OFFSET, Attrs.I64, IntegerAttr.i64(0))
            .defaultedWhenGiven(FUNCTIONS, Attrs.ARRAY, new ArrayAttr(List.of()))
            .format(
                    "$sym_name (`:` $type^)? (`i64` $i64^)? (`min` `=` $min^)? (`max` `=` $max^)? (`offset` `=` $offset^)?"
                            + " (`functions` `=` $functions^)? (`exported` $exported^)? attr-dict");

    TableOp(OpState state) {
        super(SPEC, state);
    }

    /** @param offset the index of the first function */
    public TableOp(Location location, String name, long offset, List<String> functions) {
        super(
                SPEC,
                OpState.at(location)
                        .property(Symbol.NAME, StringAttr.of(name))
                        .optionalProperty(OFFSET, offset == 0 ? null : IntegerAttr.i64(offset))
                        .property(FUNCTIONS, references(functions)));
    }

    /** A table of references of {@code type}, empty at first. */
    public TableOp(Location location, String name, Type type) {
        super(
                SPEC,
                OpState.at(location).property(Symbol.NAME, StringAttr.of(name)).property(TYPE, new TypeAttr(type)));
    }

    /** The type of its elements. */
    public Type type() {
        TypeAttr type = optionalProperty(TYPE, TypeAttr.class);
        return type == null ? FuncRefType.FUNC_REF : type.type();
    }

    private static ArrayAttr references(List<String> names) {
        List<Attribute> out = new ArrayList<>(names.size());
        for (String n : names) out.add(SymbolRef.of(n));
        return new ArrayAttr(out);
    }

    /** The index of the first function. */
    public long offset() {
        return number(OFFSET, 0);
    }

    @Override
    public Type elementType() {
        return type();
    }

    @Override
    public long min() {
        return number(MIN, offset() + functions().size());
    }

    /** @param max null for no limit */
    public void setLimits(long min, @Nullable Long max) {
        setAttribute(MIN, IntegerAttr.i64(min));
        if (max != null) setAttribute(MAX, IntegerAttr.i64(max));
    }

    @Override
    public @Nullable Long max() {
        return hasAttribute(MAX) ? (Long) number(MAX, 0) : null;
    }

    /** Says that indices have 64 bits. */
    public void setWide() {
        setAttribute(WIDE, UnitAttr.UNIT);
    }

    /** Whether indices have 64 bits. */
    public boolean isWide() {
        return hasAttribute(WIDE);
    }

    private long number(String key, long otherwise) {
        IntegerAttr n = optionalProperty(key, IntegerAttr.class);
        return n == null ? otherwise : n.value();
    }

    /** The functions, from index {@link #offset} on. */
    public List<SymbolRef> functions() {
        List<SymbolRef> out = new ArrayList<>();
        for (Attribute a : elements()) out.add((SymbolRef) a);
        return out;
    }

    private List<Attribute> elements() {
        ArrayAttr functions = optionalProperty(FUNCTIONS, ArrayAttr.class);
        return functions == null ? List.of() : functions.elements();
    }

    @Override
    public void initialize(Table table, Instance instance) {
        Object[] functions = instance.references(elements());
        table.copy(offset(), functions, 0, functions.length);
    }

    @Override
    public boolean canDiscardOnUseEmpty() {
        return Linkage.canDiscard(this);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Linkage.verify(this, diagnostics);
        if (type() != FuncRefType.FUNC_REF
                && (!SsaTypes.isReference(type()) || !elements().isEmpty())) {
            diagnostics.error(
                    this, "cannot have %s of type '%s'", elements().isEmpty() ? "elements" : "functions", type());
        }
        for (Attribute a : elements()) {
            if (a instanceof SymbolRef) continue;
            diagnostics.error(this, "has %s among its functions, which is no symbol", a);
            return;
        }
        Long max = max();
        if (offset() < 0 || min() < offset() + functions().size()) {
            diagnostics.error(
                    this,
                    "has no room for %d functions at offset %d",
                    functions().size(),
                    offset());
        } else if (max != null && max < min()) {
            diagnostics.error(this, "maximum %d is less than the minimum, %d", max, min());
        }
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        for (SymbolRef f : functions()) Functions.verifyFunction(this, f, symbols, diagnostics);
    }
}
