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

    /** {@code a} with every reference to the symbol {@code from} turned into one to {@code to}. */
    public static Attribute rename(Attribute a, String from, String to) {
        if (a instanceof SymbolRef ref && ref.root().equals(from)) return new SymbolRef(to, ref.nested());
        if (a instanceof ArrayAttr array) {
            return new ArrayAttr(
                    array.elements().stream().map(e -> rename(e, from, to)).toList());
        }
        if (a instanceof DictionaryAttr d) {
            DictionaryAttr out = d;
            for (NamedAttribute n : d) out = out.with(n.name(), rename(n.value(), from, to));
            return out;
        }
        return a;
    }
}
