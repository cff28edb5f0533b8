package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;

/** Instructions of a machine, as text. Upstream: llvm.inline_asm. */
public final class InlineAsmOp extends Operation implements MemoryEffects {
    static final OpSpec SPEC = OpSpec.of(LlvmOp.INLINE_ASM, "instructions of a machine")
            .variadic("operands", LlvmTypes.TYPE)
            .attribute("asm_string", Attrs.STRING)
            .attribute("constraints", Attrs.STRING)
            .optionalAttribute("has_side_effects", Attrs.UNIT)
            .optionalAttribute("is_align_stack", Attrs.UNIT)
            .defaulted("tail_call_kind", LlvmWordAttr.Kind.TAIL_CALL, LlvmWordAttr.NO_TAIL_KIND)
            .optionalAttribute("asm_dialect", LlvmEnum.ASM_DIALECT)
            .optionalAttribute("operand_attrs", Attrs.ARRAY)
            .optionalResult("res", LlvmTypes.TYPE)
            .format("(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?"
                    + " (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)?"
                    + " (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:`"
                    + " functional-type(operands, results)");

    InlineAsmOp(OpState state) {
        super(SPEC, state);
    }

    public String text() {
        return property("asm_string", StringAttr.class).value();
    }

    public String constraints() {
        return property("constraints", StringAttr.class).value();
    }

    public boolean hasSideEffects() {
        return hasAttribute("has_side_effects");
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        if (property("tail_call_kind", LlvmWordAttr.class).word().equals("musttail")) {
            diagnostics.error(this, "tail call kind 'musttail' is not supported by this operation");
        }
    }

    @Override
    public void effects(EffectList out) {
        if (!hasSideEffects()) return;
        out.read(null);
        out.write(null);
    }
}
