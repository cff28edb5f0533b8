package dev.wami.core.text;

/**
 * How programs are written; each component is what the mlir-opt option in its description does.
 *
 * @param generic every operation in generic form ({@code --mlir-print-op-generic})
 * @param debugInfo with locations ({@code --mlir-print-debuginfo})
 * @param localScope without aliases ({@code --mlir-print-local-scope})
 * @param uniqueSsaIds no SSA name occurs twice ({@code --mlir-print-unique-ssa-ids})
 * @param skipRegions regions are written {@code {...}} ({@code --mlir-print-skip-regions})
 * @param elideElementsLargerThan elements attributes of more elements are left out; -1 for none
 *     ({@code --mlir-elide-elementsattrs-if-larger})
 * @param hexElementsLargerThan elements attributes of more elements are written in hexadecimal; -1 for none
 *     ({@code --mlir-print-elementsattrs-with-hex-if-larger})
 */
public record PrintOptions(
        boolean generic,
        boolean debugInfo,
        boolean localScope,
        boolean uniqueSsaIds,
        boolean skipRegions,
        long elideElementsLargerThan,
        long hexElementsLargerThan) {

    public static final PrintOptions DEFAULT = new PrintOptions(false, false, false, false, false, -1, 100);

    public PrintOptions withGeneric(boolean on) {
        return new PrintOptions(
                on, debugInfo, localScope, uniqueSsaIds, skipRegions, elideElementsLargerThan, hexElementsLargerThan);
    }

    public PrintOptions withDebugInfo(boolean on) {
        return new PrintOptions(
                generic, on, localScope, uniqueSsaIds, skipRegions, elideElementsLargerThan, hexElementsLargerThan);
    }

    public PrintOptions withLocalScope(boolean on) {
        return new PrintOptions(
                generic, debugInfo, on, uniqueSsaIds, skipRegions, elideElementsLargerThan, hexElementsLargerThan);
    }

    public PrintOptions withUniqueSsaIds(boolean on) {
        return new PrintOptions(
                generic, debugInfo, localScope, on, skipRegions, elideElementsLargerThan, hexElementsLargerThan);
    }

    public PrintOptions withSkipRegions(boolean on) {
        return new PrintOptions(
                generic, debugInfo, localScope, uniqueSsaIds, on, elideElementsLargerThan, hexElementsLargerThan);
    }

    public PrintOptions withElideElementsLargerThan(long count) {
        return new PrintOptions(
                generic, debugInfo, localScope, uniqueSsaIds, skipRegions, count, hexElementsLargerThan);
    }

    public PrintOptions withHexElementsLargerThan(long count) {
        return new PrintOptions(
                generic, debugInfo, localScope, uniqueSsaIds, skipRegions, elideElementsLargerThan, count);
    }
}
