package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The {@code llvm} dialect: LLVM IR. */
public final class LlvmDialect extends Dialect {
    public static final String NAME = "llvm";

    /** Opens this dialect alone, to be joined with others. */
    public static final DialectSource SOURCE = DialectSource.of(NAME, LlvmDialect::new);

    static final List<String> TYPES = List.of(
            "array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "void", "x86_amx");

    /** By name; a name means one struct everywhere. */
    private final Map<String, LlvmStructType> identified = new ConcurrentHashMap<>();

    public LlvmDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        List<OpKind> all = new ArrayList<>(List.of(LlvmOp.values()));
        all.addAll(List.of(IntOp.Kind.values()));
        all.addAll(List.of(FloatOp.Kind.values()));
        all.addAll(List.of(CastOp.Kind.values()));
        all.addAll(List.of(Intrinsic.values()));
        return all;
    }

    /** Intrinsics without an operation of their own among them. */
    @Override
    public boolean allowsUnknownOperations() {
        return true;
    }

    @Override
    public @Nullable OpKind operation(String opName) {
        return opName.startsWith("llvm.intr.") ? Intrinsic.named(opName) : super.operation(opName);
    }

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        return new LlvmTypeParser(parser, identified).parse(mnemonic);
    }

    @Override
    public List<String> typeMnemonics() {
        return TYPES;
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        LlvmWordAttr.Kind words = LlvmWordAttr.Kind.named(mnemonic);
        if (words != null) return words.parse(parser);
        return switch (mnemonic) {
            case "fastmath" -> LlvmFastMath.parse(parser);
            case LlvmMemoryEffects.MNEMONIC -> LlvmMemoryEffects.parse(parser);
            case LlvmOverflow.MNEMONIC -> LlvmOverflow.parse(parser);
            case LlvmDereferenceable.MNEMONIC -> LlvmDereferenceable.parse(parser);
            default -> {
                LlvmValueAttr value = LlvmValueAttr.named(mnemonic);
                if (value != null) yield value;
                boolean known = mnemonic.equals(LlvmExpression.MNEMONIC) || MetadataKind.named(mnemonic) != null;
                yield known ? LlvmMetadata.parse(mnemonic, parser) : null;
            }
        };
    }

    @Override
    public List<String> attributeMnemonics() {
        List<String> all = new ArrayList<>(MetadataKind.mnemonics());
        all.addAll(List.of(
                "cconv",
                "dereferenceable",
                LlvmExpression.MNEMONIC,
                "fastmath",
                "framePointerKind",
                "linkage",
                LlvmOverflow.MNEMONIC,
                "memory_effects",
                "poison",
                "tailcallkind",
                "undef",
                "uwtableKind",
                "zero"));
        return all;
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        if (value instanceof LlvmValueAttr named) {
            return switch (named) {
                case UNDEF -> new LlvmConstants.UndefOp(location, type);
                case POISON -> new LlvmConstants.PoisonOp(location, type);
                case ZERO -> new LlvmConstants.ZeroOp(location, type);
            };
        }
        if (value instanceof LlvmMetadata address && type instanceof LlvmPointerType) {
            if (address.mnemonic().equals("blockaddress")) {
                return new LlvmBlockAddresses.BlockAddressOp(location, address, type);
            }
            if (address.mnemonic().equals("dso_local_equivalent") && address.get("sym") instanceof SymbolRef s) {
                return new LlvmBlockAddresses.DsoLocalEquivalentOp(location, s, type);
            }
        }
        if (value instanceof SymbolRef s && type instanceof LlvmPointerType pointer) {
            return new LlvmGlobals.AddressOfOp(location, s.leaf(), pointer);
        }
        return isBuildable(value, type) ? new LlvmConstants.ConstantOp(location, type, value) : null;
    }

    /**
     * Whether passes make a constant of {@code value}; text may say more of them. Upstream:
     * ConstantOp::isBuildableWith.
     */
    private static boolean isBuildable(Attribute value, Type type) {
        return value instanceof TypedAttr typed
                && !(value instanceof StringAttr)
                && typed.type().equals(type)
                && LlvmTypes.isCompatible(type);
    }

    @Override
    public void verifyAttribute(Operation op, NamedAttribute attribute, Diagnostics diagnostics) {
        if (!attribute.name().equals("llvm.data_layout")) return;
        if (!(attribute.value() instanceof StringAttr layout)) {
            diagnostics.error(op, "expected 'llvm.data_layout' to be a string attributes");
            return;
        }
        String mistake = LlvmDataLayout.mistake(layout.value());
        if (mistake != null) diagnostics.error(op, "invalid data layout descriptor: %s", mistake);
    }

    @Override
    public void verifyParameterAttribute(
            Operation function, Type type, boolean result, NamedAttribute attribute, Diagnostics diagnostics) {
        ParameterAttributes.verify(function, type, result, attribute, diagnostics);
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
