package dev.wami.llvmemit;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmGlobals;
import org.jspecify.annotations.Nullable;

/** The operations of a module, and what is written of the module beside them: target, struct types, metadata. */
final class ModuleText {
    private final Diagnostics diagnostics;
    private final TypeText types = new TypeText();
    private final ConstantText constants = new ConstantText(types);
    private final MetadataNodes metadata = new MetadataNodes();
    private final AttributeText attributes = new AttributeText(types);

    ModuleText(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The text of a global or function, or a part of it after a report. */
    String of(Operation op) {
        StringBuilder out = new StringBuilder();
        try {
            if (op instanceof LlvmGlobals.GlobalOp g) global(g, out);
            else if (op instanceof LlvmFuncOp f) function(f, out);
            else throw new Unsupported(op.location(), "'" + op.name() + "' has no LLVM IR");
        } catch (Unsupported e) {
            diagnostics.error(e.location(), "%s", e.what());
        }
        return out.toString();
    }

    /** What comes before the operations, of which all have been written. */
    String head(Operation module) {
        StringBuilder out = new StringBuilder();
        target(module, "llvm.data_layout", "datalayout", out);
        target(module, "llvm.target_triple", "triple", out);
        String definitions = types.definitions();
        if (out.length() > 0 && !definitions.isEmpty()) out.append('\n');
        return out.append(definitions).toString();
    }

    /** What comes after the operations, of which all have been written. */
    String foot() {
        return metadata.definitions();
    }

    private static void target(Operation module, String attribute, String word, StringBuilder out) {
        if (module.attribute(attribute) instanceof StringAttr s && !s.value().isEmpty()) {
            out.append("target ")
                    .append(word)
                    .append(" = ")
                    .append(Identifiers.quoted(s.value()))
                    .append('\n');
        }
    }

    // ---- globals

    private void global(LlvmGlobals.GlobalOp op, StringBuilder out) {
        Location at = op.location();
        String linkage = op.linkage().word();
        // defined here, external is what LLVM assumes; declared, it must be said
        if (!op.isDeclaration() && linkage.equals("external")) linkage = "";
        out.append(Identifiers.global(String.valueOf(op.symbolName()))).append(" = ");
        word(linkage, out);
        if (op.hasAttribute("dso_local")) word("dso_local", out);
        word(visibility(op), out);
        if (op.isThreadLocal()) word("thread_local", out);
        word(unnamedAddr(op), out);
        if (op.addressSpace() != 0) word("addrspace(" + op.addressSpace() + ")", out);
        if (op.hasAttribute("externally_initialized")) word("externally_initialized", out);
        word(op.isConstant() ? "constant" : "global", out);
        out.append(types.of(op.type(), at));
        Attribute value = op.value();
        if (value != null) out.append(' ').append(constants.of(value, op.type(), at));
        else if (op.initializer() != null) {
            out.append(' ').append(new InitializerText(types, constants).of(op.initializer()));
        } else if (!op.isDeclaration()) out.append(" undef");
        if (op.attribute("section") instanceof StringAttr s) {
            out.append(", section ").append(Identifiers.quoted(s.value()));
        }
        if (op.attribute("alignment") instanceof IntegerAttr a) {
            out.append(", align ").append(a.value());
        }
        out.append('\n');
    }

    private static void word(String word, StringBuilder out) {
        if (!word.isEmpty()) out.append(word).append(' ');
    }

    private static String visibility(Operation op) {
        return choice(op.attribute("visibility_"), "hidden", "protected");
    }

    private static String unnamedAddr(Operation op) {
        return choice(op.attribute("unnamed_addr"), "local_unnamed_addr", "unnamed_addr");
    }

    private static String choice(@Nullable Attribute number, String one, String two) {
        if (!(number instanceof IntegerAttr i) || i.value() == 0) return "";
        return i.value() == 1 ? one : two;
    }

    // ---- functions

    private void function(LlvmFuncOp op, StringBuilder out) {
        boolean declaration = op.isDeclaration();
        FunctionText body = new FunctionText(op, types, constants, attributes, metadata);
        out.append(declaration ? "declare " : "define ");
        String linkage = op.linkage().word();
        if (!linkage.equals("external")) word(linkage, out);
        if (op.hasAttribute("dso_local")) word("dso_local", out);
        word(visibility(op), out);
        if (!op.callingConvention().word().equals("ccc")) {
            word(convention(op.callingConvention().word()), out);
        }
        out.append(attributes.ofParameter(op, "res_attrs", 0).stripLeading());
        if (out.charAt(out.length() - 1) != ' ') out.append(' ');
        LlvmFunctionType type = op.llvmType();
        out.append(types.of(type.result(), op.location())).append(' ');
        out.append(Identifiers.global(op.functionName())).append('(');
        for (int i = 0; i < type.parameters().size(); i++) {
            if (i > 0) out.append(", ");
            out.append(types.of(type.parameters().get(i), op.location()));
            out.append(attributes.ofParameter(op, "arg_attrs", i));
            if (!declaration) out.append(' ').append(body.name(op.body().entry().argument(i)));
        }
        if (type.varArg()) out.append(type.parameters().isEmpty() ? "..." : ", ...");
        out.append(')');
        String unnamed = unnamedAddr(op);
        if (!unnamed.isEmpty()) out.append(' ').append(unnamed);
        out.append(attributes.ofFunction(op));
        if (op.attribute("section") instanceof StringAttr s) {
            out.append(" section ").append(Identifiers.quoted(s.value()));
        }
        if (op.attribute("alignment") instanceof IntegerAttr a) {
            out.append(" align ").append(a.value());
        }
        if (op.attribute("garbageCollector") instanceof StringAttr s) {
            out.append(" gc ").append(Identifiers.quoted(s.value()));
        }
        if (declaration) out.append('\n');
        else {
            out.append(" {\n");
            body.write(out);
            out.append("}\n");
        }
    }

    /** GHC's and HiPE's conventions are numbers in LLVM's text. */
    static String convention(String word) {
        return word.equals("cc_10") ? "ghccc" : word.equals("cc_11") ? "cc 11" : word;
    }
}
