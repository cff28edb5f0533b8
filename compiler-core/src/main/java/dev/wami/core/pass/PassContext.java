package dev.wami.core.pass;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;

/** What a pass is given besides the operation: dialects, a place for diagnostics, cached analyses. */
public final class PassContext {
    private final Context context;
    private final Diagnostics diagnostics;
    private final AnalysisCache analyses;

    public PassContext(Context context, Diagnostics diagnostics, AnalysisCache analyses) {
        this.context = context;
        this.diagnostics = diagnostics;
        this.analyses = analyses;
    }

    public Context context() {
        return context;
    }

    public Diagnostics diagnostics() {
        return diagnostics;
    }

    public AnalysisCache analyses() {
        return analyses;
    }
}
