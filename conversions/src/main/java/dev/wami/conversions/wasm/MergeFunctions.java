package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.FuncOp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Leaves one of several functions that do the same: the same instructions, whatever the names of functions, locals and
 * labels. Callees first, so that functions which only differ in equal functions that they call are equal, too. What was
 * exported is exported under its name, as the function that stays. Counterparts: LLVM's MergeFunctions, Binaryen's
 * duplicate-function-elimination.
 *
 * <pre>{@code
 * func @f { A }  func @g { A }  call @g  export "g" @g   ->   func @f { A }  call @f  export "g" @f
 * }</pre>
 *
 * <p>Where a function is in a table or becomes a reference, it stays, unless only active segments name it that fill
 * tables nobody else sees: then each still has an index of its own there, and that is all that a program can compare.
 */
public final class MergeFunctions extends Pass {
    private static final Statistic MERGED =
            new Statistic("num-merged", "Number of functions that went because there was an equal one");

    @Override
    public String name() {
        return "wasm-merge-functions";
    }

    @Override
    public String summary() {
        return "leave one of several functions that do the same";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(MERGED);
    }

    @Override
    public void run(Operation module, PassContext context) {
        List<FuncOp> functions = new ArrayList<>();
        for (Operation op : module.region(0).entry()) if (op instanceof FuncOp f) functions.add(f);
        Set<String> observed = ObservedFunctions.of(module);
        // what must stay takes the place of what need not
        functions.sort(Comparator.comparing(f -> !observed.contains(f.definitionName())));
        Map<String, String> merged = new HashMap<>();
        int before;
        do {
            before = merged.size();
            for (List<FuncOp> alike : alike(functions)) mergeEqual(alike, observed, merged);
            functions.removeIf(f -> merged.containsKey(f.definitionName()));
        } while (merged.size() > before);
        if (!merged.isEmpty()) replace(module, merged);
        context.count(MERGED.name(), merged.size());
    }

    /** What functions must have in common before their instructions are compared. */
    private record Shape(FunctionType type, List<Type> locals, int instructions) {
        // written out, as the JVM makes those of a record at their first call, which costs a start

        @Override
        public boolean equals(Object other) {
            return other instanceof Shape that
                    && instructions == that.instructions
                    && type.equals(that.type)
                    && locals.equals(that.locals);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * type.hashCode() + locals.hashCode()) + instructions;
        }
    }

    private static List<List<FuncOp>> alike(List<FuncOp> functions) {
        Map<Shape, List<FuncOp>> shapes = new LinkedHashMap<>();
        for (FuncOp f : functions) {
            int[] count = {0};
            f.walk(op -> count[0]++);
            Shape shape = new Shape(f.type(), f.locals(), count[0]);
            shapes.computeIfAbsent(shape, s -> new ArrayList<>()).add(f);
        }
        List<List<FuncOp>> several = new ArrayList<>();
        for (List<FuncOp> same : shapes.values()) if (same.size() > 1) several.add(same);
        return several;
    }

    private static void mergeEqual(List<FuncOp> alike, Set<String> observed, Map<String, String> merged) {
        Map<List<Object>, FuncOp> first = new HashMap<>();
        for (FuncOp f : alike) {
            FuncOp kept = first.putIfAbsent(InstructionKeys.of(f, merged), f);
            if (kept == null || observed.contains(f.definitionName())) continue;
            merged.put(f.definitionName(), kept.definitionName());
        }
    }

    private static void replace(Operation module, Map<String, String> merged) {
        List<Operation> gone = new ArrayList<>();
        module.walkOuterFirst(op -> {
            if (op instanceof FuncOp f && merged.containsKey(f.definitionName())) {
                gone.add(f);
                return Operation.Walk.OVER;
            }
            for (NamedAttribute a : op.properties()) {
                Attribute other = replaced(a.value(), merged);
                if (!other.equals(a.value())) op.setAttribute(a.name(), other);
            }
            return Operation.Walk.INTO;
        });
        for (Operation op : gone) op.erase();
    }

    private static Attribute replaced(Attribute a, Map<String, String> merged) {
        if (a instanceof ArrayAttr array) {
            List<Attribute> elements = new ArrayList<>(array.size());
            for (Attribute e : array.elements()) elements.add(replaced(e, merged));
            return new ArrayAttr(elements);
        }
        if (!(a instanceof SymbolRef s)) return a;
        String last = s.root();
        // one that took the place of others may have gone later
        for (String by = merged.get(last); by != null; by = merged.get(last)) last = by;
        return last.equals(s.root()) ? a : SymbolRef.of(last);
    }
}
