package dev.wami.std.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
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
            case "llvm.icmp" -> new LlvmCompare.ICmpOp(state);
            case "llvm.fcmp" -> new LlvmCompare.FCmpOp(state);
            case "llvm.select" -> new LlvmCompare.SelectOp(state);
            case "llvm.freeze" -> new LlvmCompare.FreezeOp(state);
            case "llvm.extractelement" -> new LlvmVectors.ExtractElementOp(state);
            case "llvm.insertelement" -> new LlvmVectors.InsertElementOp(state);
            case "llvm.shufflevector" -> new LlvmVectors.ShuffleVectorOp(state);
            case "llvm.alloca" -> new LlvmMemory.AllocaOp(state);
            case "llvm.load" -> new LlvmMemory.LoadOp(state);
            case "llvm.store" -> new LlvmMemory.StoreOp(state);
            case "llvm.getelementptr" -> new GepOp(state);
            case "llvm.atomicrmw" -> new LlvmAtomics.AtomicRmwOp(state);
            case "llvm.cmpxchg" -> new LlvmAtomics.CmpXchgOp(state);
            case "llvm.fence" -> new LlvmAtomics.FenceOp(state);
            case "llvm.br" -> new LlvmBranches.BrOp(state);
            case "llvm.cond_br" -> new LlvmBranches.CondBrOp(state);
            case "llvm.switch" -> new LlvmSwitchOp(state);
            case "llvm.return" -> new LlvmBranches.ReturnOp(state);
            case "llvm.unreachable" -> new LlvmBranches.UnreachableOp(state);
            case "llvm.func" -> new LlvmFuncOp(state);
            case "llvm.call" -> new LlvmCallOp(state);
            case "llvm.call_intrinsic" -> new CallIntrinsicOp(state);
            case "llvm.mlir.global" -> new LlvmGlobals.GlobalOp(state);
            case "llvm.mlir.addressof" -> new LlvmGlobals.AddressOfOp(state);
            case "llvm.mlir.alias" -> new LlvmAliases.AliasOp(state);
            case "llvm.mlir.ifunc" -> new LlvmAliases.IFuncOp(state);
            case "llvm.comdat" -> new LlvmComdat.ComdatOp(state);
            case "llvm.comdat_selector" -> new LlvmComdat.SelectorOp(state);
            case "llvm.mlir.global_ctors" -> new LlvmModule.StructorsOp(LlvmModule.StructorsOp.CTORS, state);
            case "llvm.mlir.global_dtors" -> new LlvmModule.StructorsOp(LlvmModule.StructorsOp.DTORS, state);
            case "llvm.linker_options" -> new LlvmModule.LinkerOptionsOp(state);
            case "llvm.module_flags" -> new LlvmModule.ModuleFlagsOp(state);
            case "llvm.blockaddress" -> new LlvmBlockAddresses.BlockAddressOp(state);
            case "llvm.blocktag" -> new LlvmBlockAddresses.BlockTagOp(state);
            case "llvm.dso_local_equivalent" -> new LlvmBlockAddresses.DsoLocalEquivalentOp(state);
            case "llvm.indirectbr" -> new LlvmIndirectBrOp(state);
            case "llvm.inline_asm" -> new InlineAsmOp(state);
            case "llvm.invoke" -> new LlvmInvokeOp(state);
            case "llvm.landingpad" -> new LlvmExceptions.LandingpadOp(state);
            case "llvm.resume" -> new LlvmExceptions.ResumeOp(state);
            case "llvm.va_arg" -> new LlvmExceptions.VaArgOp(state);
            default -> member(opName, state);
        };
    }

    /** An operation of a family that a table describes. */
    private static @Nullable Operation member(String opName, OpState state) {
        LlvmOpSpec<LlvmIntrinsic> intrinsic = LlvmIntrinsics.find(opName);
        if (intrinsic != null) return IntrinsicOp.create(intrinsic, state);
        for (IntOp.Kind k : IntOp.Kind.values()) if (k.spec.name().equals(opName)) return IntOp.create(k, state);
        for (FloatOp.Kind k : FloatOp.Kind.values()) if (k.spec.name().equals(opName)) return new FloatOp(k, state);
        for (CastOp.Kind k : CastOp.Kind.values()) if (k.spec.name().equals(opName)) return new CastOp(k, state);
        return null;
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "llvm.func",
                "llvm.call",
                "llvm.call_intrinsic",
                "llvm.return",
                "llvm.br",
                "llvm.cond_br",
                "llvm.switch",
                "llvm.unreachable",
                "llvm.mlir.global",
                "llvm.mlir.addressof",
                "llvm.mlir.alias",
                "llvm.mlir.ifunc",
                "llvm.comdat",
                "llvm.comdat_selector",
                "llvm.mlir.global_ctors",
                "llvm.mlir.global_dtors",
                "llvm.linker_options",
                "llvm.module_flags",
                "llvm.blockaddress",
                "llvm.blocktag",
                "llvm.dso_local_equivalent",
                "llvm.indirectbr",
                "llvm.inline_asm",
                "llvm.invoke",
                "llvm.landingpad",
                "llvm.resume",
                "llvm.va_arg",
                "llvm.mlir.constant",
                "llvm.mlir.undef",
                "llvm.mlir.poison",
                "llvm.mlir.zero",
                "llvm.mlir.none",
                "llvm.alloca",
                "llvm.load",
                "llvm.store",
                "llvm.getelementptr",
                "llvm.atomicrmw",
                "llvm.cmpxchg",
                "llvm.fence",
                "llvm.icmp",
                "llvm.fcmp",
                "llvm.select",
                "llvm.freeze",
                "llvm.extractvalue",
                "llvm.insertvalue",
                "llvm.extractelement",
                "llvm.insertelement",
                "llvm.shufflevector"));
        for (IntOp.Kind k : IntOp.Kind.values()) names.add(k.spec.name());
        for (FloatOp.Kind k : FloatOp.Kind.values()) names.add(k.spec.name());
        for (CastOp.Kind k : CastOp.Kind.values()) names.add(k.spec.name());
        names.addAll(LlvmIntrinsics.names());
        return names;
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
            if (address.mnemonic().equals("blockaddress"))
                return new LlvmBlockAddresses.BlockAddressOp(location, address, type);
            if (address.mnemonic().equals("dso_local_equivalent") && address.get("sym") instanceof SymbolRef s)
                return new LlvmBlockAddresses.DsoLocalEquivalentOp(location, s, type);
        }
        if (value instanceof SymbolRef s && type instanceof LlvmPointerType)
            return new LlvmGlobals.AddressOfOp(location, s.leaf());
        return isBuildable(value, type) ? new LlvmConstants.ConstantOp(location, type, value) : null;
    }

    /** Whether passes make a constant of {@code value}; text may say more of them. Upstream: ConstantOp::isBuildableWith. */
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
