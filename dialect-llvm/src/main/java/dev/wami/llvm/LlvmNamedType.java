package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.std.dlti.LayoutEntry;
import dev.wami.std.dlti.LayoutType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The types without parameters: no value, and kinds of values that only some operations know. */
public enum LlvmNamedType implements LlvmType, LayoutType {
    VOID("void"),
    LABEL("label"),
    TOKEN("token"),
    METADATA("metadata"),
    X86_AMX("x86_amx"),
    /** IBM's pair of doubles, a float; written in full also inside other types. */
    PPC_FP128("ppc_fp128");

    private final String mnemonic;

    LlvmNamedType(String mnemonic) {
        this.mnemonic = mnemonic;
    }

    public String mnemonic() {
        return mnemonic;
    }

    static @Nullable LlvmNamedType named(String word) {
        for (LlvmNamedType t : values()) if (t.mnemonic.equals(word)) return t;
        return null;
    }

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text(mnemonic);
    }

    @Override
    public boolean isMemRefElement() {
        return this == PPC_FP128;
    }

    @Override
    public boolean isVectorElement() {
        return this == PPC_FP128;
    }

    @Override
    public @Nullable String layoutMistake(LayoutEntry entry) {
        return this == PPC_FP128 ? entry.numberMistake() : "data layout specified for a type that does not support it";
    }

    @Override
    public String toString() {
        return "!llvm." + mnemonic;
    }
}
