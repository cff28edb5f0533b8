package dev.wami.llvmemit;

import java.util.LinkedHashMap;
import java.util.Map;

/** The metadata nodes of a module, numbered as they are first used. */
final class MetadataNodes {
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    /** {@code !3}, the node of this content, such as {@code i32 1}. */
    String node(String content) {
        return "!" + numbers.computeIfAbsent(content, c -> numbers.size());
    }

    /** The definitions of the nodes, each a line. */
    String definitions() {
        StringBuilder out = new StringBuilder();
        numbers.forEach((content, n) ->
                out.append('!').append(n).append(" = !{").append(content).append("}\n"));
        return out.toString();
    }
}
