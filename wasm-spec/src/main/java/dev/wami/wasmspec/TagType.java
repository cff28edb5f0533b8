package dev.wami.wasmspec;

/**
 * An exception or control tag. The parameters of its function type are what is thrown or sent; the results, which only
 * control tags have, are what comes back.
 */
public record TagType(int typeIndex) implements ExternType {
    @Override
    public ExternKind kind() {
        return ExternKind.TAG;
    }
}
