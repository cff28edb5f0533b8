package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Operation;
import dev.wami.wasmssa.Functions.FuncOp;
import dev.wami.wasmssa.References.RefFuncOp;
import dev.wami.wasmssa.StorageOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What has to be known of all bodies before the first is converted, so that they need not be in memory together: where
 * exceptions go, which functions references are to, whether there are types that standard MLIR does not have, and
 * whether data segments are named.
 */
final class BodySurvey {
    private final Throwing throwing;
    private final Map<FuncOp, List<String>> references = new IdentityHashMap<>();
    private boolean namesData;
    private final Set<FuncOp> unknown = Collections.newSetFromMap(new IdentityHashMap<>(0));

    /** One of no bodies yet. */
    BodySurvey(Operation module) {
        throwing = new Throwing(module);
    }

    /** One of a module whose bodies are there. */
    static BodySurvey of(Operation module) {
        BodySurvey survey = new BodySurvey(module);
        boolean exceptions = Throwing.isPossible(module);
        for (Operation op : module.region(0).entry()) if (op instanceof FuncOp f) survey.look(f, exceptions);
        return survey;
    }

    /**
     * Looks at the body of {@code f}.
     *
     * @param exceptions whether there may be any
     */
    void look(FuncOp f, boolean exceptions) {
        if (exceptions) throwing.look(f);
        if (!Limitations.knowsBody(f)) unknown.add(f);
        List<String> named = new ArrayList<>(0);
        for (RefFuncOp r : f.collect(RefFuncOp.class)) named.add(r.function().root());
        addReferences(f, named);
        for (StorageOp s : f.collect(StorageOp.class)) {
            namesData |= s.opcode().immediates().haveData();
        }
    }

    /** Says that the body of a function names a data segment. */
    void setNamesData() {
        namesData = true;
    }

    /** Whether any body names a data segment. */
    boolean namesData() {
        return namesData;
    }

    /** Says which functions the body of {@code f} makes references to, in the order of its instructions. */
    void addReferences(FuncOp f, List<String> named) {
        if (!named.isEmpty()) references.put(f, named);
    }

    /** Ends the survey. */
    Throwing throwing() {
        throwing.spread();
        return throwing;
    }

    /** The functions that {@code f} makes references to, in the order of its instructions. */
    List<String> references(FuncOp f) {
        return references.getOrDefault(f, List.of());
    }

    /** Whether standard MLIR has the types of all values in {@code f}. */
    boolean knowsTypes(FuncOp f) {
        return !unknown.contains(f);
    }
}
