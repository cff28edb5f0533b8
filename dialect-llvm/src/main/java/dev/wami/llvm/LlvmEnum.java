package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.EnumWord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Choices that are kept as numbers and written as words; which number is a word's place in the list. Upstream: the
 * enumerations of LLVMEnums.td.
 */
public enum LlvmEnum implements AttrConstraint {
    ORDERING("not_atomic", "unordered", "monotonic", "", "acquire", "release", "acq_rel", "seq_cst"),
    ATOMIC_OPERATION(
            "xchg",
            "add",
            "sub",
            "_and",
            "nand",
            "_or",
            "_xor",
            "max",
            "min",
            "umax",
            "umin",
            "fadd",
            "fsub",
            "fmax",
            "fmin",
            "uinc_wrap",
            "udec_wrap",
            "usub_cond",
            "usub_sat",
            "fmaximum",
            "fminimum"),
    ICMP_PREDICATE("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    FCMP_PREDICATE(
            "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
            "_true"),
    ROUNDING_MODE("towardzero", "tonearest", "upward", "downward", "tonearestaway", "", "", "dynamic"),
    FP_EXCEPTION("ignore", "maytrap", "strict"),
    ASM_DIALECT("att", "intel"),
    COMDAT("any", "exactmatch", "largest", "nodeduplicate", "samesize"),
    VISIBILITY("", "hidden", "protected"),
    UNNAMED_ADDR("", "local_unnamed_addr", "unnamed_addr");

    private final List<String> words;

    LlvmEnum(String... words) {
        this.words = List.of(words);
    }

    /** The number of {@code word}, -1 if it is none of the choices. */
    public int numberOf(String word) {
        return word.isEmpty() ? -1 : words.indexOf(word);
    }

    public String word(Attribute number) {
        return words.get((int) ((IntegerAttr) number).value());
    }

    public IntegerAttr attribute(String word) {
        return IntegerAttr.i64(words.indexOf(word));
    }

    /** The choice written next, taken; null if there is none. */
    @Nullable
    IntegerAttr optional(AsmParser parser) {
        String word = parser.peekKeyword();
        if (word == null || numberOf(word) < 0) return null;
        parser.parseAnyKeyword();
        return attribute(word);
    }

    @Override
    public boolean accepts(Attribute attribute) {
        if (!(attribute instanceof IntegerAttr i) || !i.type().equals(IntegerType.I64)) return false;
        if (i.value() < 0 || i.value() >= words.size()) return false;
        boolean nameless = words.get((int) i.value()).isEmpty();
        return !nameless || i.value() == 0;
    }

    @Override
    public String description() {
        StringBuilder out = new StringBuilder("allowed 64-bit signless integer cases: ");
        String separator = "";
        for (int i = 0; i < words.size(); i++) {
            if (i > 0 && words.get(i).isEmpty()) continue;
            out.append(separator).append(i);
            separator = ", ";
        }
        return out.toString();
    }

    @Override
    public Type impliedType() {
        return IntegerType.I64;
    }

    @Override
    public boolean hasShortForm() {
        return true;
    }

    @Override
    public boolean startsShort(AsmParser parser) {
        String word = parser.peekKeyword();
        return word != null && numberOf(word) >= 0;
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        String word = EnumWord.parse(parser, property(), words);
        return word == null ? null : attribute(word);
    }

    private String property() {
        return switch (this) {
            case ORDERING -> "ordering";
            case ATOMIC_OPERATION -> "bin_op";
            case ICMP_PREDICATE, FCMP_PREDICATE -> "predicate";
            case ROUNDING_MODE -> "roundingmode";
            case FP_EXCEPTION -> "fpExceptionBehavior";
            case ASM_DIALECT -> "asm_dialect";
            case COMDAT -> "comdat";
            case VISIBILITY -> "visibility_";
            case UNNAMED_ADDR -> "unnamed_addr";
        };
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        out.text(word(attribute));
    }
}
