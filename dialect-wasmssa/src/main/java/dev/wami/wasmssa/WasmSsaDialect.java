package dev.wami.wasmssa;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code wasmssa} dialect. Source: upstream's dialect of that name, and the WebAssembly specification 2.0. */
public final class WasmSsaDialect extends Dialect {
    public static final String NAME = "wasmssa";

    public WasmSsaDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(WasmSsaOp.values()));
        all.addAll(StorageSpec.all());
        all.addAll(TypedSpec.all());
        all.addAll(InstructionTable.all());
        return all;
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        boolean number = Numbers.isNumber(value) || Vectors.isConstant(value);
        boolean fits = number
                && WasmTypes.NUMBER.accepts(type)
                && ((TypedAttr) value).type().equals(type);
        return fits ? new ConstOp(location, (TypedAttr) value) : null;
    }

    // ---- types

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        switch (mnemonic) {
            case "ref":
                return RefType.parse(parser);
            case "local":
                if (!parser.parseKeyword("ref") || !parser.parseKeyword("to")) return null;
                Type inner = parser.parseType();
                return inner == null ? null : new LocalType(inner);
            case "limit":
                return LimitType.parse(parser);
            case "tabletype":
                boolean wide = parser.optionalKeyword("i64");
                Type element = parser.parseType();
                if (element == null) return null;
                LimitType limits = LimitType.parseBrackets(parser, wide ? AddressType.I64 : AddressType.I32);
                if (limits == null) return null;
                if (element instanceof RefType r) return new TableType(r, limits);
                parser.error("a table cannot have elements of type '%s'", element);
                return null;
            default:
                return RefType.named(mnemonic);
        }
    }

    @Override
    public List<String> typeMnemonics() {
        List<String> out = new ArrayList<>(List.of("limit", "local", "ref", "tabletype"));
        for (AbstractHeapType h : AbstractHeapType.values()) out.add(h.nullableText());
        return out;
    }
}
