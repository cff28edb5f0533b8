package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a symbol is known outside the module: {@code from "env" "f"} imports it, {@code exported "f"} exports it, each
 * under a name of its own.
 */
public final class Linkage {
    private static final String MODULE = "import_module";
    private static final String NAME = "import_name";
    static final String EXPORTED = "exported";

    private Linkage() {}

    /** Adds the attributes of a symbol that can be imported and exported. */
    static OpSpec attributes(OpSpec spec) {
        return spec.attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .optionalAttribute(MODULE, Attrs.STRING)
                .optionalAttribute(NAME, Attrs.STRING)
                .optionalAttribute(EXPORTED, Attrs.STRING);
    }

    /** The module that {@code op} is imported from, or null. */
    public static @Nullable String importModule(Operation op) {
        return text(op, MODULE);
    }

    /** The name under which {@code op} is imported, or null if it is defined here. */
    public static @Nullable String importName(Operation op) {
        return text(op, NAME);
    }

    /** The name under which {@code op} is exported, or null. */
    public static @Nullable String exportName(Operation op) {
        return text(op, EXPORTED);
    }

    private static @Nullable String text(Operation op, String key) {
        return op.attribute(key) instanceof StringAttr s ? s.value() : null;
    }

    /** Imports {@code op} from {@code module} under {@code name}. */
    public static void setImport(Operation op, String module, String name) {
        op.setAttribute(MODULE, StringAttr.of(module));
        op.setAttribute(NAME, StringAttr.of(name));
    }

    /** Exports {@code op} under {@code name}. */
    public static void setExport(Operation op, String name) {
        op.setAttribute(EXPORTED, StringAttr.of(name));
    }

    /** Whether nothing outside the module can refer to {@code op} and nothing inside needs to. */
    static boolean canDiscard(Operation op) {
        boolean isPrivate = ((Symbol) op).visibility() == Symbol.Visibility.PRIVATE;
        return exportName(op) == null && (isPrivate || importName(op) != null);
    }

    static void verify(Operation op, Diagnostics diagnostics) {
        if ((importModule(op) == null) != (importName(op) == null)) {
            diagnostics.error(op, "needs both '%s' and '%s' to be imported", MODULE, NAME);
        }
    }

    // ---- text

    /** {@code @name}; false after a reported error. */
    static boolean parseName(AsmParser parser, OpState state) {
        String name = parser.parseSymbolName();
        if (name != null) state.property(Symbol.NAME, StringAttr.of(name));
        return name != null;
    }

    /** {@code from "module" "name" exported "name"}, each optional; false after a reported error. */
    static boolean parse(AsmParser parser, OpState state) {
        if (parser.optionalKeyword("from")) {
            String module = parser.parseString();
            String name = module == null ? null : parser.parseString();
            if (module == null || name == null) return false;
            state.property(MODULE, StringAttr.of(module)).property(NAME, StringAttr.of(name));
        }
        if (!parser.optionalKeyword(EXPORTED)) return true;
        String name = parser.parseString();
        if (name == null) return false;
        state.property(EXPORTED, StringAttr.of(name));
        return true;
    }

    static void printVisibility(Operation op, AsmPrinter out) {
        if (op.attribute(Symbol.VISIBILITY) instanceof StringAttr v) {
            out.text(" ").text(v.value());
        }
    }

    static void printName(Operation op, AsmPrinter out) {
        String name = ((Symbol) op).symbolName();
        out.text(" @").keywordOrString(name == null ? "" : name);
    }

    static void print(Operation op, AsmPrinter out) {
        String module = importModule(op);
        String name = importName(op);
        if (module != null && name != null) {
            out.text(" from ").quoted(module).text(" ").quoted(name);
        }
        String exported = exportName(op);
        if (exported != null) out.text(" exported ").quoted(exported);
    }

    /** What the syntax says, so that the attribute dictionary need not. */
    static List<String> and(String... more) {
        List<String> all = new ArrayList<>(List.of(Symbol.NAME, Symbol.VISIBILITY, MODULE, NAME, EXPORTED));
        all.addAll(List.of(more));
        return all;
    }
}
