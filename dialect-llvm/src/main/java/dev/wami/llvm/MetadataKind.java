package dev.wami.llvm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of the dialect that consist of parameters, as LLVMAttrDefs.td has them: debug information, annotations
 * of loops, scopes of aliasing, types of memory, flags of modules.
 *
 * @param aliased whether programs define a name for it
 * @param named whether parameters are written with their names, in any order
 * @param parts parameters, and the literals among them where they have no names
 */
record MetadataKind(String mnemonic, boolean aliased, boolean named, List<Part> parts) {

    /** A parameter, or a literal. */
    sealed interface Part permits Parameter, Literal {}

    record Parameter(String name, MetadataForm form, boolean optional) implements Part {}

    record Literal(String text) implements Part {}

    /**
     * One a line: the mnemonic, with {@code *} if aliased, with {@code =} if parameters have no names; then the
     * parameters, {@code name:form}, with {@code ?} if optional. In literals {@code _} is a blank.
     */
    private static final String TABLE = """
            access_group* id:DISTINCT
            address_space= '<' addressSpace:U32 '>'
            alias_scope* id:ATTR domain:@alias_scope_domain description:STRING?
            alias_scope_domain* id:ATTR description:STRING?
            blockaddress function:SYMBOL tag:@blocktag
            blocktag id:U32
            cgprofile_entry from:SYMBOL? to:SYMBOL? count:U64
            comdat= '_' comdat:COMDAT
            constant_range= '<' type:INTEGER_TYPE ',_' lower:WIDE ',_' upper:WIDE '>'
            dependent_libraries= '<' libs:STRING[]? '>'
            di_annotation name:STRING value:STRING
            di_basic_type* tag:TAG? name:STRING sizeInBits:U64? encoding:ENCODING?
            di_common_block* scope:SCOPE decl:@di_global_variable? name:STRING file:@di_file? line:U32?
            di_compile_unit* id:DISTINCT sourceLanguage:LANGUAGE file:@di_file producer:STRING? isOptimized:FLAG \
            emissionKind:EMISSION nameTableKind:NAME_TABLE? splitDebugFilename:STRING?
            di_composite_type* recId:DISTINCT? isRecSelf:FLAG? tag:TAG? name:STRING? file:@di_file? line:U32? \
            scope:SCOPE? baseType:DI_TYPE? flags:DI_FLAGS? sizeInBits:U64? alignInBits:U64? \
            dataLocation:@di_expression? rank:@di_expression? allocated:@di_expression? associated:@di_expression? \
            elements:NODE[]?
            di_derived_type* tag:TAG? name:STRING? baseType:DI_TYPE? sizeInBits:U64? alignInBits:U32? \
            offsetInBits:U64? dwarfAddressSpace:MAYBE_U32? extraData:NODE?
            di_file*= '<' name:STRING '_in_' directory:STRING '>'
            di_generic_subrange count:ATTR? lowerBound:ATTR upperBound:ATTR? stride:ATTR
            di_global_variable* scope:SCOPE? name:STRING? linkageName:STRING? file:@di_file line:U32 type:DI_TYPE \
            isLocalToUnit:FLAG? isDefined:FLAG? alignInBits:U32?
            di_global_variable_expression* var:@di_global_variable expr:@di_expression?
            di_imported_entity* tag:TAG? scope:SCOPE entity:NODE file:@di_file? line:U32? name:STRING? elements:NODE[]?
            di_label* scope:SCOPE name:STRING? file:@di_file? line:U32?
            di_lexical_block* scope:SCOPE file:@di_file? line:U32? column:U32?
            di_lexical_block_file* scope:SCOPE file:@di_file? discriminator:U32
            di_local_variable* scope:SCOPE name:STRING? file:@di_file? line:U32? arg:U32? alignInBits:U32? \
            type:DI_TYPE? flags:DI_FLAGS?
            di_module* file:@di_file? scope:SCOPE? name:STRING? configMacros:STRING? includePath:STRING? apinotes:STRING? \
            line:U32? isDecl:FLAG?
            di_namespace* name:STRING? scope:SCOPE? exportSymbols:FLAG
            di_null_type*=
            di_string_type* tag:TAG? name:STRING sizeInBits:U64? alignInBits:U32? stringLength:VARIABLE? \
            stringLengthExp:@di_expression? stringLocationExp:@di_expression? encoding:ENCODING?
            di_subprogram* recId:DISTINCT? isRecSelf:FLAG? id:DISTINCT? compileUnit:@di_compile_unit? scope:SCOPE? \
            name:STRING? linkageName:STRING? file:@di_file? line:U32? scopeLine:U32? \
            subprogramFlags:SUBPROGRAM_FLAGS? type:@di_subroutine_type? retainedNodes:NODE[]? annotations:NODE[]?
            di_subrange count:ATTR? lowerBound:ATTR? upperBound:ATTR? stride:ATTR?
            di_subroutine_type* callingConvention:CALLING_CONVENTION? types:DI_TYPE[]?
            dso_local_equivalent= '_' sym:SYMBOL
            loop_annotation* disableNonforced:BOOL? vectorize:@loop_vectorize? interleave:@loop_interleave? \
            unroll:@loop_unroll? unrollAndJam:@loop_unroll_and_jam? licm:@loop_licm? distribute:@loop_distribute? \
            pipeline:@loop_pipeline? peeled:@loop_peeled? unswitch:@loop_unswitch? mustProgress:BOOL? \
            isVectorized:BOOL? startLoc:LOCATION? endLoc:LOCATION? parallelAccesses:@access_group[]?
            loop_distribute* disable:BOOL? followupCoincident:@loop_annotation? followupSequential:@loop_annotation? \
            followupFallback:@loop_annotation? followupAll:@loop_annotation?
            loop_interleave* count:INTEGER
            loop_licm* disable:BOOL? versioningDisable:BOOL?
            loop_peeled* count:INTEGER?
            loop_pipeline* disable:BOOL? initiationinterval:INTEGER?
            loop_unroll* disable:BOOL? count:INTEGER? runtimeDisable:BOOL? full:BOOL? followupUnrolled:@loop_annotation? \
            followupRemainder:@loop_annotation? followupAll:@loop_annotation?
            loop_unroll_and_jam* disable:BOOL? count:INTEGER? followupOuter:@loop_annotation? \
            followupInner:@loop_annotation? followupRemainderOuter:@loop_annotation? \
            followupRemainderInner:@loop_annotation? followupAll:@loop_annotation?
            loop_unswitch* partialDisable:BOOL?
            loop_vectorize* disable:BOOL? predicateEnable:BOOL? scalableEnable:BOOL? width:INTEGER? \
            followupVectorized:@loop_annotation? followupEpilogue:@loop_annotation? followupAll:@loop_annotation?
            mlir.module_flag= '<' behavior:BEHAVIOR ',_' key:STRING ',_' value:ATTR '>'
            mlir.workgroup_attribution= '<' num_elements:INTEGER ',_' element_type:TYPE '>'
            mmra_tag*= '<' prefix:TEXT ':' suffix:TEXT '>'
            profile_summary format:SUMMARY total_count:U64 max_count:U64 max_internal_count:U64 \
            max_function_count:U64 num_counts:U64 num_functions:U64 is_partial_profile:MAYBE_U64? \
            partial_profile_ratio:FLOAT? detailed_summary:@profile_summary_detailed[]
            profile_summary_detailed cut_off:U32 min_count:U64 num_counts:U32
            target triple:STRING chip:STRING features:@target_features?
            target_features= '<[' features:STRING[]? ']>'
            tbaa_member= '<' typeDesc:TBAA_NODE ',_' offset:SIGNED '>'
            tbaa_root* id:STRING?
            tbaa_tag* base_type:@tbaa_type_desc access_type:@tbaa_type_desc offset:SIGNED constant:FLAG?
            tbaa_type_desc* id:TEXT members:MEMBERS
            vec_type_hint hint:TYPE is_signed:FLAG?
            vscale_range minRange:INTEGER maxRange:INTEGER
            """;

    private static final Map<String, MetadataKind> KINDS = kinds();

    static @Nullable MetadataKind named(String mnemonic) {
        return KINDS.get(mnemonic);
    }

    static List<String> mnemonics() {
        List<String> all = new ArrayList<>(KINDS.keySet());
        all.sort(null);
        return all;
    }

    /** The parameters in their order. */
    List<Parameter> parameters() {
        List<Parameter> all = new ArrayList<>();
        for (Part p : parts) if (p instanceof Parameter named) all.add(named);
        return all;
    }

    private static Map<String, MetadataKind> kinds() {
        Map<String, MetadataKind> kinds = new HashMap<>();
        for (String line : TABLE.split("\n")) {
            String[] words = line.trim().split("\\s+");
            List<Part> parts = new ArrayList<>();
            for (int i = 1; i < words.length; i++) parts.add(part(words[i]));
            String mnemonic = words[0].replaceAll("[*=]", "");
            kinds.put(mnemonic, new MetadataKind(mnemonic, words[0].contains("*"), !words[0].endsWith("="), parts));
        }
        return Map.copyOf(kinds);
    }

    private static Part part(String word) {
        if (word.startsWith("'")) {
            return new Literal(word.substring(1, word.length() - 1).replace('_', ' '));
        }
        boolean optional = word.endsWith("?");
        int colon = word.indexOf(':');
        String form = word.substring(colon + 1, word.length() - (optional ? 1 : 0));
        return new Parameter(word.substring(0, colon), MetadataForm.named(form), optional);
    }
}
