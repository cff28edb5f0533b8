package dev.wami.std.dlti;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.builtin.BuiltinDialect;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.BuiltinType;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks the data layout of a module: each entry, and that it agrees with the layouts of the modules around. Upstream:
 * detail::verifyDataLayoutSpec, DataLayoutSpecAttr::combineWith.
 */
final class LayoutVerifier {
    private static final String ENDIANNESS = "dlti.endianness";
    private static final Set<String> NAMES = Set.of(
            ENDIANNESS,
            "dlti.alloca_memory_space",
            "dlti.default_memory_space",
            "dlti.function_pointer_alignment",
            "dlti.global_memory_space",
            "dlti.legal_int_widths",
            "dlti.mangling_mode",
            "dlti.program_memory_space",
            "dlti.stack_alignment");

    private final ModuleOp module;
    private final LayoutEntries layout;
    private final Diagnostics diagnostics;

    LayoutVerifier(ModuleOp module, LayoutEntries layout, Diagnostics diagnostics) {
        this.module = module;
        this.layout = layout;
        this.diagnostics = diagnostics;
    }

    void verify() {
        for (LayoutEntry e : layout.entries()) {
            Type type = e.type();
            String mistake = type == null ? nameMistake(e) : typeMistake(type, e);
            if (mistake == null) continue;
            diagnostics.error(module.location(), "%s", mistake);
            return;
        }
        combine();
    }

    // ---- entries

    private @Nullable String typeMistake(Type type, LayoutEntry entry) {
        if (type == IndexType.INDEX) {
            if (entry.value() instanceof IntegerAttr) return null;
            return "expected integer attribute in the data layout entry for 'index'";
        }
        if (type instanceof IntegerType || type instanceof FloatType) return entry.numberMistake();
        if (type instanceof LayoutType t) return t.layoutMistake(entry);
        return type instanceof BuiltinType
                ? "unexpected data layout for a built-in type"
                : "data layout specified for a type that does not support it";
    }

    private @Nullable String nameMistake(LayoutEntry entry) {
        String name = ((StringAttr) entry.key()).value();
        int dot = name.indexOf('.');
        if (dot <= 0 || dot == name.length() - 1) return null;
        String dialect = name.substring(0, dot);
        if (!dialect.equals(DltiDialect.NAME)) {
            return isInUse(dialect)
                    ? "the '" + dialect + "' dialect does not support identifier data layout entries"
                    : null;
        }
        if (!NAMES.contains(name)) return "unknown data layout entry name: " + name;
        if (!name.equals(ENDIANNESS)
                || entry.value() instanceof StringAttr s
                        && (s.value().equals("big") || s.value().equals("little"))) return null;
        return "'" + name + "' data layout entry is expected to be either 'big' or 'little'";
    }

    /**
     * Whether the program has operations of {@code dialect}: what a dialect that was not asked for would say is not
     * known.
     */
    private boolean isInUse(String dialect) {
        if (dialect.equals(BuiltinDialect.NAME)) return true;
        Operation top = module;
        for (Operation p = top.parentOp(); p != null; p = p.parentOp()) top = p;
        boolean[] found = {false};
        top.walk(op -> found[0] |= op.dialect().equals(dialect) && !(op instanceof UnregisteredOp));
        return found[0];
    }

    // ---- layouts around

    private void combine() {
        List<Operation> around = new ArrayList<>();
        Map<Attribute, LayoutEntry> outer = new HashMap<>();
        for (Operation p = module.parentOp(); p != null; p = p.parentOp()) {
            if (!(p instanceof ModuleOp && p.attribute(DltiDialect.DATA_LAYOUT) instanceof LayoutEntries l)) continue;
            around.add(0, p);
            for (LayoutEntry e : l.entries()) outer.putIfAbsent(e.key(), e);
        }
        if (layout.entries().stream().allMatch(e -> fits(e, outer))) return;
        Diagnostic error =
                diagnostics.error(module.location(), "data layout does not combine with layouts of enclosing ops");
        for (Operation p : around) error.note(p.location(), "enclosing op with data layout");
    }

    private static boolean fits(LayoutEntry entry, Map<Attribute, LayoutEntry> outer) {
        Type type = entry.type();
        if (type == null) {
            LayoutEntry same = outer.get(entry.key());
            return same == null || same.equals(entry);
        }
        if (!(type instanceof LayoutType t)) return true;
        List<LayoutEntry> alike = new ArrayList<>();
        for (LayoutEntry e : outer.values()) {
            if (e.type() != null && e.type().getClass() == type.getClass()) alike.add(e);
        }
        return alike.isEmpty() || t.layoutFits(entry.value(), alike);
    }
}
