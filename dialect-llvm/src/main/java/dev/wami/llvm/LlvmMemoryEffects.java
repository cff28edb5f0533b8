package dev.wami.llvm;

import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * {@code #llvm.memory_effects<other = none, argMem = read, ...>}: what a function may do to which memory. Upstream:
 * LLVM::MemoryEffectsAttr.
 *
 * @param effects one of {@code none}, {@code read}, {@code write}, {@code readwrite} for each of {@link #PLACES}
 */
public record LlvmMemoryEffects(List<String> effects) implements DialectAttr {
    static final String MNEMONIC = "memory_effects";
    private static final String[] PLACES = {"other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"
    };
    private static final String[] IR_PLACES = {
        "", "argmem: ", "inaccessiblemem: ", "errnomem: ", "target_mem0: ", "target_mem1: "
    };
    private static final List<String> EFFECTS = List.of("none", "read", "write", "readwrite");

    public LlvmMemoryEffects {
        effects = List.copyOf(effects);
    }

    /** Reads what is in angle brackets; null after a reported error. */
    static @Nullable LlvmMemoryEffects parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        List<String> effects = new ArrayList<>();
        for (String place : PLACES) {
            if (!effects.isEmpty() && !parser.parse(",")) return null;
            if (!parser.parseKeyword(place) || !parser.parse("=")) return null;
            String effect = parser.parseAnyKeyword();
            if (effect == null) return null;
            if (!EFFECTS.contains(effect)) {
                parser.error("expected one of: none, read, write, readwrite");
                return null;
            }
            effects.add(effect);
        }
        return parser.parse(">") ? new LlvmMemoryEffects(effects) : null;
    }

    /** The attribute as .ll writes it: {@code memory(argmem: read)}. */
    public String functionAttribute() {
        StringJoiner out = new StringJoiner(", ", "memory(", ")");
        String other = effects.get(0);
        if (!other.equals("none") || effects.stream().allMatch("none"::equals)) out.add(other);
        for (int i = 1; i < PLACES.length; i++) {
            if (!effects.get(i).equals(other)) out.add(IR_PLACES[i] + effects.get(i));
        }
        return out.toString();
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmMemoryEffects m && m.effects.equals(effects);
    }

    @Override
    public int hashCode() {
        return effects.hashCode();
    }

    @Override
    public String toString() {
        StringJoiner out = new StringJoiner(", ", "#llvm.memory_effects<", ">");
        for (int i = 0; i < PLACES.length; i++) out.add(PLACES[i] + " = " + effects.get(i));
        return out.toString();
    }
}
