package dev.wami.wasmimport;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmssa.Functions.FuncOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The names of the name section as attributes of what they name. A section that they would not give back byte by byte,
 * as it is malformed or names types, is kept as bytes instead.
 */
final class NameImport {
    private Names names = Names.EMPTY;
    private @Nullable CustomSection section;

    NameImport(WasmModule module) {
        for (CustomSection c : module.customs()) {
            if (!c.name().equals(Names.SECTION)) continue;
            if (section != null) {
                section = null;
                names = Names.EMPTY;
                return;
            }
            Names read = module.names();
            boolean known = read.all(Names.Kind.TYPE).isEmpty()
                    && read.all(Names.Kind.TAG).isEmpty()
                    && read.allNested(Names.Kind.FIELD).isEmpty()
                    && read.allNested(Names.Kind.PARAMETER).isEmpty();
            if (!known || !read.toSection().payload().equals(c.payload())) continue;
            section = c;
            names = read;
        }
    }

    /** Whether the operations' names say what is in the section. */
    boolean isKept(CustomSection custom) {
        return custom == section;
    }

    private static void name(Operation op, @Nullable String name) {
        if (name != null) op.setAttribute(dev.wami.wasmssa.Names.NAME, StringAttr.of(name));
    }

    void nameModule(Operation module) {
        name(module, names.module().orElse(null));
    }

    void name(Operation op, ExternKind kind, int index) {
        name(
                op,
                names.get(
                        switch (kind) {
                            case FUNC -> Names.Kind.FUNCTION;
                            case TABLE -> Names.Kind.TABLE;
                            case MEMORY -> Names.Kind.MEMORY;
                            case GLOBAL -> Names.Kind.GLOBAL;
                            case TAG -> Names.Kind.TAG;
                        },
                        index));
    }

    void nameElements(Operation op, int index) {
        name(op, names.get(Names.Kind.ELEMENT, index));
    }

    void nameData(Operation op, int index) {
        name(op, names.get(Names.Kind.DATA, index));
    }

    void nameLocal(Operation op, int function, int local) {
        name(op, names.get(Names.Kind.LOCAL, function, local));
    }

    @Nullable
    String label(int function, int ordinal) {
        return names.get(Names.Kind.LABEL, function, ordinal);
    }

    /** Names a function and its parameters. */
    void nameFunction(FuncOp op, int index) {
        name(op, ExternKind.FUNC, index);
        List<Attribute> parameters = new ArrayList<>();
        boolean any = false;
        for (int i = 0; i < op.signature().inputs().size(); i++) {
            String name = names.get(Names.Kind.LOCAL, index, i);
            any |= name != null;
            parameters.add(
                    name == null
                            ? DictionaryAttr.EMPTY
                            : DictionaryAttr.of(
                                    List.of(new NamedAttribute(dev.wami.wasmssa.Names.NAME, StringAttr.of(name)))));
        }
        if (any) op.setAttribute(FuncOp.ARGUMENT_ATTRIBUTES, new ArrayAttr(parameters));
    }
}
