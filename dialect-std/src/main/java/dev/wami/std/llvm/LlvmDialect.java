package dev.wami.std.llvm;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The {@code llvm} dialect: LLVM IR. */
public final class LlvmDialect extends Dialect {
    public static final String NAME = "llvm";

    static final List<String> TYPES = List.of(
            "array", "func", "label", "metadata", "ppc_fp128", "ptr", "struct", "target", "token", "void", "x86_amx");

    /** By name; a name means one struct everywhere. */
    private final Map<String, LlvmStructType> identified = new ConcurrentHashMap<>();

    public LlvmDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "llvm.mlir.constant" -> new LlvmConstants.ConstantOp(state);
            case "llvm.mlir.undef" -> new LlvmConstants.UndefOp(state);
            case "llvm.mlir.poison" -> new LlvmConstants.PoisonOp(state);
            case "llvm.mlir.zero" -> new LlvmConstants.ZeroOp(state);
            case "llvm.mlir.none" -> new LlvmConstants.NoneTokenOp(state);
            case "llvm.extractvalue" -> new LlvmAggregates.ExtractValueOp(state);
            case "llvm.insertvalue" -> new LlvmAggregates.InsertValueOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "llvm.mlir.constant",
                "llvm.mlir.undef",
                "llvm.mlir.poison",
                "llvm.mlir.zero",
                "llvm.mlir.none",
                "llvm.extractvalue",
                "llvm.insertvalue");
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
        return LlvmValueAttr.named(mnemonic);
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("poison", "undef", "zero");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        if (value instanceof LlvmValueAttr named) {
            return switch (named) {
                case UNDEF -> new LlvmConstants.UndefOp(location, type);
                case POISON -> new LlvmConstants.PoisonOp(location, type);
                case ZERO -> new LlvmConstants.ZeroOp(location, type);
                case NONE -> null;
            };
        }
        return LlvmTypes.isCompatible(type) ? new LlvmConstants.ConstantOp(location, type, value) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
