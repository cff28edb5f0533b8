package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.AffineScope;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A function of LLVM, or the declaration of one if the body is empty. Upstream: llvm.func. */
public final class LlvmFuncOp extends Operation implements FunctionLike, AffineScope, AllocationScope {
    static final String LINKAGE = "linkage";
    static final String CCONV = "CConv";
    static final String VISIBILITY_KIND = "visibility_";
    static final String UNNAMED_ADDR = "unnamed_addr";

    /** The type of a function, as an attribute. */
    enum FunctionTypeAttr implements AttrConstraint {
        FUNCTION;

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof TypeAttr t && t.type() instanceof LlvmFunctionType;
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.TYPE;
        }

        @Override
        public String description() {
            return "type attribute of LLVM function type";
        }
    }

    static final OpSpec SPEC = functionAttributes(OpSpec.of(LlvmOp.FUNC, "an LLVM function")
                    .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                    .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                    .attribute(FunctionLike.FUNCTION_TYPE, FunctionTypeAttr.FUNCTION)
                    .defaulted(LINKAGE, LlvmWordAttr.Kind.LINKAGE, LlvmWordAttr.EXTERNAL)
                    .optionalAttribute("dso_local", Attrs.UNIT)
                    .defaulted(CCONV, LlvmWordAttr.Kind.CCONV, LlvmWordAttr.CCC)
                    .optionalAttribute("comdat", Attrs.SYMBOL_REF)
                    .defaulted(VISIBILITY_KIND, LlvmEnum.VISIBILITY, IntegerAttr.i64(0))
                    .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                    .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
                    .optionalAttribute(UNNAMED_ADDR, LlvmEnum.UNNAMED_ADDR))
            .region("body", RegionKind.ANY)
            .customSyntax();

    private static OpSpec functionAttributes(OpSpec spec) {
        for (String unit : List.of(
                "convergent",
                "arm_streaming",
                "arm_locally_streaming",
                "arm_streaming_compatible",
                "arm_new_za",
                "arm_in_za",
                "arm_out_za",
                "arm_inout_za",
                "arm_preserves_za",
                "no_inline",
                "always_inline",
                "inline_hint",
                "no_unwind",
                "will_return",
                "optimize_none")) spec.optionalAttribute(unit, Attrs.UNIT);
        for (String string : List.of(
                "garbageCollector",
                "section",
                "target_cpu",
                "tune_cpu",
                "reciprocal_estimates",
                "prefer_vector_width",
                "denormal_fp_math",
                "denormal_fp_math_f32",
                "fp_contract",
                "instrument_function_entry",
                "instrument_function_exit")) spec.optionalAttribute(string, Attrs.STRING);
        for (String bool : List.of("no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math")) {
            spec.optionalAttribute(bool, Attrs.BOOL);
        }
        return spec.optionalAttribute("personality", Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute("passthrough", Attrs.ARRAY)
                .optionalAttribute("function_entry_count", Attrs.I64)
                .optionalAttribute(LlvmMemoryEffects.MNEMONIC, Attrs.ANY)
                .optionalAttribute("alignment", Attrs.I64)
                .optionalAttribute("vscale_range", new LlvmMetadata.Only("vscale_range", "LLVM vscale_range attribute"))
                .optionalAttribute("frame_pointer", LlvmWordAttr.Kind.FRAME_POINTER)
                .optionalAttribute(
                        "target_features", new LlvmMetadata.Only("target_features", "LLVM target_features attribute"))
                .optionalAttribute(
                        "vec_type_hint", new LlvmMetadata.Only("vec_type_hint", "LLVM vec_type_hint attribute"))
                .optionalAttribute("work_group_size_hint", Attrs.DENSE_I32_ARRAY)
                .optionalAttribute("reqd_work_group_size", Attrs.DENSE_I32_ARRAY)
                .optionalAttribute("intel_reqd_sub_group_size", Attrs.I32)
                .optionalAttribute("uwtable_kind", LlvmWordAttr.Kind.UWTABLE);
    }

    LlvmFuncOp(OpState state) {
        super(SPEC, state);
    }

    private LlvmFuncOp(Location location, String name, LlvmFunctionType type, LlvmWordAttr linkage) {
        super(
                SPEC,
                OpState.at(location)
                        .property(Symbol.NAME, StringAttr.of(name))
                        .property(FunctionLike.FUNCTION_TYPE, new TypeAttr(type))
                        .property(LINKAGE, linkage)
                        .region());
    }

    /** A function whose body is an entry block with an argument per parameter and nothing else yet. */
    public static LlvmFuncOp define(Location location, String name, LlvmFunctionType type, LlvmWordAttr linkage) {
        LlvmFuncOp op = declare(location, name, type, linkage);
        Block entry = op.body().add(new Block());
        for (Type parameter : type.parameters()) entry.addArgument(parameter, location);
        return op;
    }

    /** A function without a body. */
    public static LlvmFuncOp declare(Location location, String name, LlvmFunctionType type, LlvmWordAttr linkage) {
        return new LlvmFuncOp(location, name, type, linkage);
    }

    /** A function of elsewhere. */
    public static LlvmFuncOp declare(Location location, String name, LlvmFunctionType type) {
        return declare(location, name, type, LlvmWordAttr.EXTERNAL);
    }

    /** The type as LLVM has it: one result, or void. */
    public LlvmFunctionType llvmType() {
        return (LlvmFunctionType)
                property(FunctionLike.FUNCTION_TYPE, TypeAttr.class).type();
    }

    @Override
    public FunctionType functionType() {
        LlvmFunctionType type = llvmType();
        return new FunctionType(type.parameters(), type.results());
    }

    public LlvmWordAttr linkage() {
        return property(LINKAGE, LlvmWordAttr.class);
    }

    public LlvmWordAttr callingConvention() {
        return property(CCONV, LlvmWordAttr.class);
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        String linkage = linkage().word();
        verifySignature(diagnostics);
        if (linkage.equals("common")) {
            diagnostics.error(this, "functions cannot have 'common' linkage");
        } else if (!LlvmComdat.verifyReference(this, diagnostics)) {
            return;
        } else if (isDeclaration()) {
            if (!linkage.equals("external") && !linkage.equals("extern_weak")) {
                diagnostics.error(this, "external functions must have 'external' or 'extern_weak' linkage");
            }
        } else if (hasAttribute("no_inline") && hasAttribute("always_inline")) {
            diagnostics.error(location(), "no_inline and always_inline attributes are incompatible");
        } else if (hasAttribute("optimize_none") && !hasAttribute("no_inline")) {
            diagnostics.error(this, "with optimize_none must also be no_inline");
        } else {
            LlvmExceptions.verifyTypes(this, diagnostics);
            verifyTags(diagnostics);
        }
    }

    @Override
    public void verifyRegions(Diagnostics diagnostics) {
        if (isDeclaration()) return;
        List<BlockArgument> arguments = region(0).entry().arguments();
        for (int i = 0; i < arguments.size(); i++) {
            if (LlvmTypes.TYPE.accepts(arguments.get(i).type())) continue;
            diagnostics.error(this, "entry block argument #%d is not of LLVM type", i);
            return;
        }
    }

    /** The operations inside have not been verified. */
    private void verifyTags(Diagnostics diagnostics) {
        Set<LlvmMetadata> tags = new HashSet<>();
        walk(op -> {
            if (!(op instanceof LlvmBlockAddresses.BlockTagOp)) return;
            if (!(op.attribute("tag") instanceof LlvmMetadata tag) || tags.add(tag)) return;
            if (tag.get("id") instanceof IntegerAttr id) {
                diagnostics.error(op.location(), "duplicate block tag '%s' in the same function: ", id.value());
            }
        });
    }

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        return LlvmFunctionSyntax.parse(parser, state);
    }

    @Override
    public void print(AsmPrinter printer) {
        LlvmFunctionSyntax.print(this, printer);
    }
}
