package dev.wami.tools.link;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes one module of several, as a linker does of objects: a declaration stands for the public definition of its name
 * in another module, which must have its type; what is private in a module keeps apart from what others have, under
 * another name if it must; two public definitions of one name, or two declarations that differ, are errors at both
 * places.
 */
public final class ModuleLinker {
    private static final String IMPORT_MODULE = "import_module";
    private static final String IMPORT_NAME = "import_name";
    /** Where a declaration is imported from that says nothing. */
    private static final String HOST = "env";

    private final Diagnostics diagnostics;
    /** What has a name that other modules may mean: public definitions, and declarations that none has defined yet. */
    private final Map<String, Operation> global = new HashMap<>();
    /** All names that are taken in the result, or mean something in a module that is still to come. */
    private final Set<String> taken = new HashSet<>();

    private ModuleLinker(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The first of {@code modules} with all that the others have, which are used up; null after a report. */
    public static @Nullable Operation link(List<Operation> modules, Diagnostics diagnostics) {
        return new ModuleLinker(diagnostics).link(modules);
    }

    private @Nullable Operation link(List<Operation> modules) {
        int errors = diagnostics.errorCount();
        for (Operation module : modules) {
            for (Operation op : symbols(module)) if (isGlobal(op)) taken.add(name(op));
        }
        Set<String> local = new HashSet<>();
        for (Operation module : modules) keepApart(module, local);
        Operation into = modules.get(0);
        for (Operation module : modules) {
            for (Operation op : symbols(module)) if (isGlobal(op)) resolve(op);
            if (module != into) append(module, into);
        }
        return diagnostics.errorCount() > errors ? null : into;
    }

    private static List<Operation> symbols(Operation module) {
        List<Operation> all = new ArrayList<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Symbol s && s.symbolName() != null) all.add(op);
        }
        return all;
    }

    private static String name(Operation op) {
        return String.valueOf(((Symbol) op).symbolName());
    }

    /** A declaration that names another module of Wasm is an import, whatever the modules here define. */
    private static boolean isGlobal(Operation op) {
        if (!((Symbol) op).isDeclaration()) return ((Symbol) op).visibility() == Symbol.Visibility.PUBLIC;
        return !(op.attribute(IMPORT_MODULE) instanceof StringAttr s)
                || s.value().equals(HOST);
    }

    // ---- names

    /** Renames what only {@code module} knows where another has or means something of that name. */
    private void keepApart(Operation module, Set<String> local) {
        Map<String, String> renamed = new HashMap<>();
        Set<String> own = new HashSet<>();
        for (Operation op : symbols(module)) own.add(name(op));
        for (Operation op : symbols(module)) {
            if (isGlobal(op)) continue;
            String name = name(op);
            if (!taken.contains(name) && local.add(name)) continue;
            Set<String> all = new HashSet<>(taken);
            all.addAll(local);
            all.addAll(own);
            String fresh = FreshNames.like(name, all);
            local.add(fresh);
            renamed.put(name, fresh);
            if (((Symbol) op).isDeclaration() && !op.hasAttribute(IMPORT_NAME)) {
                op.setAttribute(IMPORT_NAME, StringAttr.of(name));
            }
            ((Symbol) op).setSymbolName(fresh);
        }
        SymbolUses.rename(module, renamed);
    }

    // ---- meanings

    private void resolve(Operation op) {
        Operation other = global.get(name(op));
        if (other == null) {
            global.put(name(op), op);
        } else if (((Symbol) op).isDeclaration()) {
            if (agree(op, other)) op.erase();
        } else if (((Symbol) other).isDeclaration()) {
            if (!agree(other, op)) return;
            other.erase();
            global.put(name(op), op);
        } else {
            diagnostics
                    .error(op, "redefinition of symbol named '%s'", name(op))
                    .note(other.location(), "the other definition");
        }
    }

    /** Whether {@code declaration} means what {@code other} is; else an error. */
    private boolean agree(Operation declaration, Operation other) {
        String wanted = declaration.name() + " of type " + type(declaration);
        String found = other.name() + " of type " + type(other);
        if (wanted.equals(found)) return true;
        diagnostics
                .error(declaration, "declares '%s' as %s", name(declaration), wanted)
                .note(other.location(), "here it is %s", found);
        return false;
    }

    private static String type(Operation op) {
        if (op instanceof FunctionLike f) return f.functionType().toString();
        return op.attribute("type") instanceof TypeAttr t ? t.type().toString() : "";
    }

    // ---- one module

    private void append(Operation module, Operation into) {
        for (NamedAttribute a : module.attributes()) {
            Attribute there = into.attribute(a.name());
            if (there == null) into.setAttribute(a.name(), a.value());
            else if (!there.equals(a.value())) {
                diagnostics
                        .error(module, "attribute '%s' is %s", a.name(), a.value())
                        .note(into.location(), "and %s here", there);
            }
        }
        List<Operation> all = new ArrayList<>();
        for (Operation op : module.region(0).entry()) all.add(op);
        for (Operation op : all) {
            op.detach();
            into.region(0).entry().add(op);
        }
    }
}
