package dev.wami.core.text;

import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import org.jspecify.annotations.Nullable;

/** Reads the top level of a file: aliases, operations, metadata. */
final class FileParser {
    private final Parsing p;
    private final Cursor in;

    FileParser(Parsing parsing) {
        this.p = parsing;
        this.in = parsing.cursor;
    }

    @Nullable
    ParsedFile parse() {
        ModuleOp wrapper = new ModuleOp(in.source().beginning());
        Block body = wrapper.body();
        while (!in.at(Token.END)) {
            int at = in.start();
            if (statement(body)) continue;
            if (p.stopsAtFirstError || in.at(Token.END)) break;
            p.operations.recover(at);
            // a brace that nothing opened ends no region here
            if (in.at(Token.RIGHT_BRACE)) in.take();
        }
        if (p.stopsAtFirstError && in.diagnostics().hasErrors()) return null;
        p.operations.values.finish();
        p.operations.regions().finish(); // blocks of the file itself, after names, as upstream
        p.unknownDialects.finish();
        p.locations.resolve(wrapper);
        if (in.diagnostics().hasErrors()) return null;
        Operation first = body.first();
        if (first instanceof ModuleOp only && only.next() == null) {
            only.detach();
            return new ParsedFile(only, false, p.metadata.metadata());
        }
        return new ParsedFile(wrapper, true, p.metadata.metadata());
    }

    private boolean statement(Block body) {
        switch (in.kind()) {
            case HASH:
                return attributeAlias();
            case BANG:
                return typeAlias();
            case METADATA_BEGIN:
                return p.metadata.parse();
            case ERROR:
                return false;
            default:
                return p.operations.parse(body);
        }
    }

    /** {@code #name = attribute}. */
    private boolean attributeAlias() {
        String name = in.suffix();
        if (p.attributeAliases.containsKey(name)) {
            in.error("redefinition of attribute alias id '%s'", name);
            return false;
        }
        if (name.indexOf('.') >= 0) {
            in.error("attribute names with a '.' are reserved for dialect-defined names");
            return false;
        }
        in.take();
        if (!in.parse(Token.EQUAL, " in attribute alias definition")) return false;
        Attribute a = p.attributes.parse(null);
        if (a == null) return false;
        p.attributeAliases.put(name, a);
        return true;
    }

    /** {@code !name = type}. */
    private boolean typeAlias() {
        String name = in.suffix();
        if (p.typeAliases.containsKey(name)) {
            in.error("redefinition of type alias id '%s'", name);
            return false;
        }
        if (name.indexOf('.') >= 0) {
            in.error("type names with a '.' are reserved for dialect-defined names");
            return false;
        }
        in.take();
        if (!in.parse(Token.EQUAL, " in type alias definition")) return false;
        Type t = p.types.parse();
        if (t == null) return false;
        p.typeAliases.put(name, t);
        return true;
    }
}
