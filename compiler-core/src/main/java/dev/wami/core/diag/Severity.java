package dev.wami.core.diag;

/** How bad a {@link Diagnostic} is. */
public enum Severity {
    ERROR,
    WARNING,
    REMARK,
    NOTE;

    @Override
    public String toString() {
        return switch (this) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case REMARK -> "remark";
            case NOTE -> "note";
        };
    }
}
