package dev.wami.core.text;

import dev.wami.core.ir.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A word of an enumeration in an assembly format, bare or in quotes. Upstream: enumParserForAttr of its op generator.
 */
public final class EnumWord {
    private EnumWord() {}

    /**
     * Takes one of {@code words} as the value of {@code attribute}; null after an error, which names the words unless
     * it is in quotes. A word that is empty stands for a number without a name.
     */
    public static @Nullable String parse(AsmParser parser, String attribute, List<String> words) {
        Location at = parser.here();
        String quoted = parser.optionalString();
        if (quoted != null) {
            if (!quoted.isEmpty() && words.contains(quoted)) return quoted;
            parser.error(at, "invalid %s attribute specification: \"%s\"", attribute, quoted);
            return null;
        }
        String word = parser.peekKeyword();
        if (word == null || !words.contains(word)) {
            String named =
                    String.join(", ", words.stream().filter(w -> !w.isEmpty()).toList());
            parser.error("expected string or keyword containing one of the following enum values for attribute '"
                    + attribute + "' [" + named + "]");
            return null;
        }
        parser.parseAnyKeyword();
        return word;
    }
}
