package dev.wami.core.analysis;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where symbols are referred to, in attributes at any depth. */
public final class SymbolUses {
    private SymbolUses() {}

    /** A reference and the operation that makes it. */
    public record SymbolUse(Operation user, SymbolRef reference) {}

    /**
     * The references that {@code op} makes and, unless it is a symbol table, operations nested in it; what is inside a
     * nested symbol table has its own scope and is left out. Null if an unknown operation may be such a table.
     */
    public static @Nullable List<SymbolUse> of(Operation op) {
        List<SymbolUse> out = new ArrayList<>();
        boolean known = op.walkOuterFirst(o -> {
            if (o instanceof UnregisteredOp && o.regionCount() == 1) return Walk.STOP;
            collect(o, o.properties(), out);
            collect(o, o.attributes(), out);
            return o instanceof SymbolTable ? Walk.OVER : Walk.INTO;
        });
        return known ? out : null;
    }

    /** Like {@link #of}, for what is directly in the symbol table {@code table}. */
    public static @Nullable List<SymbolUse> inside(Operation table) {
        List<SymbolUse> out = new ArrayList<>();
        for (var region : table.regions()) {
            for (var block : region) {
                for (Operation op : block) {
                    List<SymbolUse> uses = of(op);
                    if (uses == null) return null;
                    out.addAll(uses);
                }
            }
        }
        return out;
    }

    private static void collect(Operation user, Attribute a, List<SymbolUse> out) {
        if (a instanceof SymbolRef ref) {
            out.add(new SymbolUse(user, ref));
        } else if (a instanceof ArrayAttr array) {
            for (Attribute e : array.elements()) collect(user, e, out);
        } else if (a instanceof DictionaryAttr d) {
            for (NamedAttribute n : d) collect(user, n.value(), out);
        }
    }

    /**
     * Renames symbols of {@code table} where it and what is in it refer to them; their definitions stay as they are,
     * and so does what is inside a nested symbol table, which has its own scope.
     */
    public static void rename(Operation table, Map<String, String> renamed) {
        if (renamed.isEmpty()) return;
        table.walkOuterFirst(op -> {
            op.setProperties(rename(op.properties(), renamed));
            op.setAttributes(rename(op.attributes(), renamed));
            return op != table && op instanceof SymbolTable ? Walk.OVER : Walk.INTO;
        });
    }

    private static DictionaryAttr rename(DictionaryAttr all, Map<String, String> renamed) {
        DictionaryAttr out = all;
        for (NamedAttribute a : all) {
            Attribute value = rename(a.value(), renamed);
            if (value != a.value()) out = out.with(a.name(), value);
        }
        return out;
    }

    private static Attribute rename(Attribute a, Map<String, String> renamed) {
        if (a instanceof SymbolRef ref) {
            String fresh = renamed.get(ref.root());
            return fresh == null ? a : new SymbolRef(fresh, ref.nested());
        }
        if (a instanceof DictionaryAttr d) return rename(d, renamed);
        if (!(a instanceof ArrayAttr array)) return a;
        List<Attribute> elements = new ArrayList<>();
        boolean changed = false;
        for (Attribute e : array.elements()) {
            Attribute element = rename(e, renamed);
            elements.add(element);
            changed |= element != e;
        }
        return changed ? new ArrayAttr(elements) : a;
    }
}
