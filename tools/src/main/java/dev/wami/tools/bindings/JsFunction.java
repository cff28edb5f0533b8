package dev.wami.tools.bindings;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.type.Type;
import dev.wami.tools.bindings.Interface.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An exported function that JavaScript calls with its own values.
 *
 * @param names of the parameters in JavaScript
 */
record JsFunction(Function function, List<String> names, List<JsType> parameters, List<JsType> results) {
    /** What the object of functions has besides; {@code then} would make it a promise. */
    static final Set<String> TAKEN = Set.of("alloc", "instance", "memory", "then");

    JsFunction {
        names = List.copyOf(names);
        parameters = List.copyOf(parameters);
        results = List.copyOf(results);
    }

    /** Those of {@code all} that JavaScript can call; of the others a warning says why not. */
    static List<JsFunction> of(List<Function> all, Diagnostics diagnostics) {
        List<JsFunction> out = new ArrayList<>();
        for (Function f : all) {
            if (f.isCInterface() || HostAllocator.isPart(f.name())) continue;
            JsFunction made = of(f);
            if (made != null) out.add(made);
            else {
                diagnostics.warning(
                        f.location(),
                        "JavaScript gets no function for '@%s' because %s; 'instance.exports' has the one of WebAssembly",
                        f.symbol(),
                        problem(f));
            }
        }
        return out;
    }

    private static @Nullable JsFunction of(Function f) {
        if (f.abi().problem() != null || TAKEN.contains(f.name())) return null;
        List<JsType> parameters = new ArrayList<>();
        List<JsType> results = new ArrayList<>();
        for (Interface.Parameter p : f.parameters()) {
            JsType type = JsType.of(p.type(), f.abi().memrefs());
            if (type == null) return null;
            parameters.add(type);
        }
        for (Type t : f.results()) {
            JsType type = JsType.of(t, f.abi().memrefs());
            if (type == null) return null;
            results.add(type);
        }
        List<String> names = JsText.NAMES.distinct(
                f.parameters().stream().map(Interface.Parameter::name).toList());
        return new JsFunction(f, names, parameters, results);
    }

    /** Why {@code f} has no wrapper. */
    private static String problem(Function f) {
        for (Interface.Parameter p : f.parameters()) {
            if (JsType.of(p.type(), f.abi().memrefs()) == null) {
                return "of its parameter '%" + p.name() + "', of type " + p.type();
            }
        }
        for (Type t : f.results()) if (JsType.of(t, f.abi().memrefs()) == null) return "of its result, of type " + t;
        return f.abi().problem() != null ? f.abi().problem() : "the name is taken";
    }

    boolean hasViews() {
        return parameters.stream().anyMatch(p -> p instanceof JsMemRef);
    }

    /** Whether a call allocates in memory. */
    boolean usesMemory() {
        return hasViews()
                || function.abi().resultsInMemory()
                || results.stream().anyMatch(r -> r instanceof JsMemRef);
    }
}
