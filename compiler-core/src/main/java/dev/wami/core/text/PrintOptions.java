package dev.wami.core.text;

import java.util.EnumSet;
import java.util.Set;

/**
 * How programs are written; each part is what the mlir-opt option in its description does.
 *
 * @param flags what is on
 * @param elideElementsLargerThan elements attributes of more elements are left out; -1 for none
 *     ({@code --mlir-elide-elementsattrs-if-larger})
 * @param hexElementsLargerThan elements attributes of more elements are written in hexadecimal; -1 for none
 *     ({@code --mlir-print-elementsattrs-with-hex-if-larger})
 * @param elideResourcesLargerThan resources of more characters are left out; -1 for none
 *     ({@code --mlir-elide-resource-strings-if-larger})
 */
public record PrintOptions(
        Set<Flag> flags, long elideElementsLargerThan, long hexElementsLargerThan, long elideResourcesLargerThan) {

    /** What is on or off. */
    public enum Flag {
        /** Every operation in generic form ({@code --mlir-print-op-generic}). */
        GENERIC,
        /** With locations ({@code --mlir-print-debuginfo}). */
        DEBUG_INFO,
        /** Locations as people like to read them, which no tool reads again ({@code --mlir-pretty-debuginfo}). */
        PRETTY_DEBUG_INFO,
        /** Without aliases ({@code --mlir-print-local-scope}). */
        LOCAL_SCOPE,
        /** No SSA name occurs twice ({@code --mlir-print-unique-ssa-ids}). */
        UNIQUE_SSA_IDS,
        /** Regions are written {@code {...}} ({@code --mlir-print-skip-regions}). */
        SKIP_REGIONS,
        /** Each value with a comment that names its users ({@code --mlir-print-value-users}). */
        VALUE_USERS,
        /** Values are named after their locations, if these are names ({@code --mlir-use-nameloc-as-prefix}). */
        NAME_LOC_AS_PREFIX
    }

    public static final PrintOptions DEFAULT = new PrintOptions(Set.of(), -1, 100, -1);

    public boolean is(Flag flag) {
        return flags.contains(flag);
    }

    public PrintOptions with(Flag flag, boolean on) {
        Set<Flag> changed = EnumSet.noneOf(Flag.class);
        changed.addAll(flags);
        if (on) changed.add(flag);
        else changed.remove(flag);
        return new PrintOptions(changed, elideElementsLargerThan, hexElementsLargerThan, elideResourcesLargerThan);
    }

    public boolean generic() {
        return is(Flag.GENERIC);
    }

    public boolean debugInfo() {
        return is(Flag.DEBUG_INFO);
    }

    public boolean localScope() {
        return is(Flag.LOCAL_SCOPE);
    }

    public boolean uniqueSsaIds() {
        return is(Flag.UNIQUE_SSA_IDS);
    }

    public boolean skipRegions() {
        return is(Flag.SKIP_REGIONS);
    }

    public PrintOptions withGeneric(boolean on) {
        return with(Flag.GENERIC, on);
    }

    public PrintOptions withDebugInfo(boolean on) {
        return with(Flag.DEBUG_INFO, on);
    }

    public PrintOptions withLocalScope(boolean on) {
        return with(Flag.LOCAL_SCOPE, on);
    }

    public PrintOptions withUniqueSsaIds(boolean on) {
        return with(Flag.UNIQUE_SSA_IDS, on);
    }

    public PrintOptions withSkipRegions(boolean on) {
        return with(Flag.SKIP_REGIONS, on);
    }

    public PrintOptions withElideElementsLargerThan(long count) {
        return new PrintOptions(flags, count, hexElementsLargerThan, elideResourcesLargerThan);
    }

    public PrintOptions withHexElementsLargerThan(long count) {
        return new PrintOptions(flags, elideElementsLargerThan, count, elideResourcesLargerThan);
    }

    public PrintOptions withElideResourcesLargerThan(long characters) {
        return new PrintOptions(flags, elideElementsLargerThan, hexElementsLargerThan, characters);
    }
}
