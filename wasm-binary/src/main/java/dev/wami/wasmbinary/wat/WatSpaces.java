package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.Names;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediate;

/** The index spaces of a module that is read from text (specification 6.1.4: the context). */
final class WatSpaces {
    final WatTypes types = new WatTypes();
    final WatNameSpace functions = new WatNameSpace("function", Names.Kind.FUNCTION);
    final WatNameSpace tables = new WatNameSpace("table", Names.Kind.TABLE);
    final WatNameSpace memories = new WatNameSpace("memory", Names.Kind.MEMORY);
    final WatNameSpace globals = new WatNameSpace("global", Names.Kind.GLOBAL);
    final WatNameSpace tags = new WatNameSpace("tag", Names.Kind.TAG);
    final WatNameSpace elements = new WatNameSpace("elem segment", Names.Kind.ELEMENT);
    final WatNameSpace data = new WatNameSpace("data segment", Names.Kind.DATA);

    WatNameSpace of(ExternKind kind) {
        return switch (kind) {
            case FUNC -> functions;
            case TABLE -> tables;
            case MEMORY -> memories;
            case GLOBAL -> globals;
            case TAG -> tags;
        };
    }

    /** The space that an immediate is an index of, if it is one of a module. */
    WatNameSpace of(Immediate kind) {
        return switch (kind) {
            case FUNC -> functions;
            case TYPE -> types.names;
            case TABLE -> tables;
            case MEMORY -> memories;
            case GLOBAL -> globals;
            case TAG -> tags;
            case ELEM -> elements;
            case DATA -> data;
            default -> throw new IllegalArgumentException(kind.toString());
        };
    }
}
