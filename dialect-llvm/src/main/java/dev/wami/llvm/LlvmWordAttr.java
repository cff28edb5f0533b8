package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice that is an attribute of its own: {@code #llvm.linkage<internal>}.
 *
 * @param word one of the words of {@code kind}, the one that LLVM's text has
 */
public record LlvmWordAttr(Kind kind, String word) implements DialectAttr {
    public static final LlvmWordAttr EXTERNAL = new LlvmWordAttr(Kind.LINKAGE, "external");
    public static final LlvmWordAttr PRIVATE = new LlvmWordAttr(Kind.LINKAGE, "private");
    public static final LlvmWordAttr INTERNAL = new LlvmWordAttr(Kind.LINKAGE, "internal");
    public static final LlvmWordAttr CCC = new LlvmWordAttr(Kind.CCONV, "ccc");
    public static final LlvmWordAttr NO_TAIL_KIND = new LlvmWordAttr(Kind.TAIL_CALL, "none");

    /** Which attribute it is, and the words that it may have. */
    public enum Kind implements AttrConstraint {
        LINKAGE(
                "linkage",
                "external",
                "available_externally",
                "linkonce",
                "linkonce_odr",
                "weak",
                "weak_odr",
                "appending",
                "internal",
                "private",
                "extern_weak",
                "common"),
        CCONV(
                "cconv",
                "ccc",
                "fastcc",
                "coldcc",
                "cc_10",
                "cc_11",
                "anyregcc",
                "preserve_mostcc",
                "preserve_allcc",
                "swiftcc",
                "cxx_fast_tlscc",
                "tailcc",
                "cfguard_checkcc",
                "swifttailcc",
                "x86_stdcallcc",
                "x86_fastcallcc",
                "arm_apcscc",
                "arm_aapcscc",
                "arm_aapcs_vfpcc",
                "msp430_intrcc",
                "x86_thiscallcc",
                "ptx_kernelcc",
                "ptx_devicecc",
                "spir_funccc",
                "spir_kernelcc",
                "intel_ocl_bicc",
                "x86_64_sysvcc",
                "win64cc",
                "x86_vectorcallcc",
                "hhvmcc",
                "hhvm_ccc",
                "x86_intrcc",
                "avr_intrcc",
                "avr_builtincc",
                "amdgpu_vscc",
                "amdgpu_gscc",
                "amdgpu_cscc",
                "amdgpu_kernelcc",
                "x86_regcallcc",
                "amdgpu_hscc",
                "msp430_builtincc",
                "amdgpu_lscc",
                "amdgpu_escc",
                "aarch64_vectorcallcc",
                "aarch64_sve_vectorcallcc",
                "wasm_emscripten_invokecc",
                "amdgpu_gfxcc",
                "m68k_intrcc"),
        TAIL_CALL("tailcallkind", "none", "tail", "musttail", "notail"),
        FRAME_POINTER("framePointerKind", "none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"),
        UWTABLE("uwtableKind", "none", "sync", "async");

        private final String mnemonic;
        private final List<String> words;

        Kind(String mnemonic, String... words) {
            this.mnemonic = mnemonic;
            this.words = List.of(words);
        }

        static @Nullable Kind named(String mnemonic) {
            for (Kind k : values()) if (k.mnemonic.equals(mnemonic)) return k;
            return null;
        }

        public boolean has(String word) {
            return words.contains(word);
        }

        /** The choice written next, taken; null if there is none. */
        @Nullable
        LlvmWordAttr optional(AsmParser parser) {
            String word = parser.peekKeyword();
            if (word == null || !has(word)) return null;
            parser.parseAnyKeyword();
            return new LlvmWordAttr(this, word);
        }

        /** Reads {@code <internal>}; null after a reported error. */
        @Nullable
        LlvmWordAttr parse(AsmParser parser) {
            if (!parser.parse("<")) return null;
            String quoted = parser.optionalString();
            String word = quoted != null ? quoted : parser.parseAnyKeyword();
            if (word == null) return null;
            if (!has(word)) {
                parser.error("unknown %s '%s'", mnemonic, word);
                return null;
            }
            return parser.parse(">") ? new LlvmWordAttr(this, word) : null;
        }

        @Override
        public boolean hasShortForm() {
            return true;
        }

        @Override
        public boolean startsShort(AsmParser parser) {
            return parser.atPunctuation("<");
        }

        @Override
        public @Nullable Attribute parseShort(AsmParser parser) {
            return parse(parser);
        }

        @Override
        public void printShort(Attribute attribute, AsmText out) {
            out.text(((LlvmWordAttr) attribute).parameters());
        }

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof LlvmWordAttr w && w.kind == this;
        }

        @Override
        public String description() {
            return switch (this) {
                case LINKAGE -> "LLVM Linkage specification";
                case CCONV -> "LLVM Calling Convention specification";
                case TAIL_CALL -> "LLVM Tail Call Kind";
                case FRAME_POINTER -> "LLVM FramePointerKind specification";
                case UWTABLE -> "LLVM UWTable specification";
            };
        }
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmWordAttr w && w.kind == kind && w.word.equals(word);
    }

    @Override
    public int hashCode() {
        return word.hashCode();
    }

    @Override
    public String toString() {
        boolean dashed = word.indexOf('-') >= 0;
        return "#llvm." + kind.mnemonic + "<" + (dashed ? '"' + word + '"' : word) + ">";
    }
}
