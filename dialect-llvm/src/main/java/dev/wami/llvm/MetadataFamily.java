package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.text.AsmParser;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A parameter that is one of several attributes of this dialect. Upstream: the base classes of LLVMAttrs.h. */
enum MetadataFamily implements MetadataForm {
    NODE("di_annotation di_basic_type di_common_block di_compile_unit di_composite_type di_derived_type di_file"
            + " di_generic_subrange di_global_variable di_imported_entity di_label di_lexical_block"
            + " di_lexical_block_file di_local_variable di_module di_namespace di_null_type di_string_type"
            + " di_subprogram di_subrange di_subroutine_type"),
    SCOPE("di_common_block di_compile_unit di_composite_type di_derived_type di_file di_lexical_block"
            + " di_lexical_block_file di_module di_namespace di_subprogram"),
    VARIABLE("di_global_variable di_local_variable"),
    DI_TYPE("di_basic_type di_composite_type di_derived_type di_null_type di_string_type di_subroutine_type"),
    TBAA_NODE("tbaa_root tbaa_type_desc");

    private final Set<String> mnemonics;

    MetadataFamily(String mnemonics) {
        this.mnemonics = Set.of(mnemonics.split(" "));
    }

    @Override
    public @Nullable Attribute parse(AsmParser parser) {
        Location at = parser.here();
        Attribute a = parser.parseAttribute();
        if (a == null || a instanceof LlvmMetadata m && mnemonics.contains(m.mnemonic())) return a;
        parser.error(at, "invalid kind of attribute specified");
        return null;
    }

    @Override
    public void print(Attribute value, AsmText out) {
        out.print(value);
    }
}
