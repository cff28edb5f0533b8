package dev.wami.llvm;

import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * {@code #llvm.di_expression<[DW_OP_plus_uconst(16), DW_OP_deref]>}: how to get at a variable. Upstream:
 * DIExpressionAttr.
 */
public record LlvmExpression(List<Step> steps) implements DialectAttr {
    static final String MNEMONIC = "di_expression";
    static final LlvmExpression EMPTY = new LlvmExpression(List.of());

    /**
     * One operation.
     *
     * @param arguments numbers, or words of DWARF
     */
    public record Step(String opcode, List<String> arguments) {
        @Override
        public String toString() {
            return arguments.isEmpty() ? opcode : opcode + "(" + String.join(", ", arguments) + ")";
        }
    }

    /** Reads {@code <[DW_OP_deref]>}; null after a reported error. */
    static @Nullable LlvmExpression parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        List<Step> steps = new ArrayList<>();
        if (parser.optional("[")) {
            do {
                Step step = step(parser);
                if (step == null) return null;
                steps.add(step);
            } while (parser.optional(","));
            if (!parser.parse("]")) return null;
        }
        return parser.parse(">") ? new LlvmExpression(steps) : null;
    }

    private static @Nullable Step step(AsmParser parser) {
        String opcode = MetadataForm.dwarf(Dwarf.OPERATION, parser);
        if (opcode == null) return null;
        List<String> arguments = new ArrayList<>();
        if (!parser.optional("(")) return new Step(opcode, arguments);
        do {
            boolean mayBeWord = !arguments.isEmpty() && opcode.equals("DW_OP_LLVM_convert");
            String word = mayBeWord ? parser.optionalAnyKeyword() : null;
            if (word != null && !Dwarf.ENCODING.has(word)) {
                parser.error("encountered unknown attribute encoding \"%s\"", word);
                return null;
            }
            Long number = word != null ? null : parser.parseUnsigned(64);
            if (word == null && number == null) return null;
            arguments.add(word != null ? word : Long.toUnsignedString(number == null ? 0 : number));
        } while (parser.optional(","));
        return parser.parse(")") ? new Step(opcode, arguments) : null;
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public String toString() {
        if (steps.isEmpty()) return "#llvm.di_expression<>";
        StringJoiner out = new StringJoiner(", ", "#llvm.di_expression<[", "]>");
        for (Step s : steps) out.add(s.toString());
        return out.toString();
    }
}
