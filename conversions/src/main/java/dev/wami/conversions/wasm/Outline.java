package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.Definitions.FunctionDefinition;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes functions of instructions that a module has several times, where that saves bytes. They stand one behind the
 * other and leave at most one value on the stack; what they take from there and the locals that they read become
 * parameters. What saves most comes first, counted in the bytes of the binary. Counterparts: LLVM's MachineOutliner,
 * Binaryen's outlining; both find equal sequences with a suffix tree, here their hashes do not depend on which locals
 * they read.
 *
 * <pre>{@code
 * x; get 5; A ... y; get 9; A   ->   x; get 5; call @outlined ... y; get 9; call @outlined
 * func @outlined(p, q) { get p; get q; A }
 * }</pre>
 */
public final class Outline extends Pass {
    public final Option<Integer> maxInstructions = Option.of(
            "max-instructions", 20_000, "modules with more instructions are left alone: each sequence is looked at");

    private static final Statistic OUTLINED = new Statistic("num-outlined", "Number of sequences that became calls");
    private static final Statistic FUNCTIONS = new Statistic("num-functions", "Number of functions made of them");
    private static final Statistic SAVED = new Statistic("bytes-saved", "Bytes that the module has fewer");

    /** The type's index, the length, no locals, the end. */
    private static final int FUNCTION_BYTES = 4;

    /** Lengths of 128 and more take a second byte. */
    private static final int SHORT_LENGTHS = 128;

    /** What is left after functions were made may have more; it seldom has. */
    private static final int ROUNDS = 3;

    /** Functions beyond have indices of two bytes. */
    private static final int SHORT_INDICES = 128;

    @Override
    public String name() {
        return "wasm-outline";
    }

    @Override
    public String summary() {
        return "make functions of instructions that occur several times";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(OUTLINED, FUNCTIONS, SAVED);
    }

    @Override
    public void run(Operation module, PassContext context) {
        int[] instructions = {0};
        module.walk(op -> instructions[0]++);
        if (instructions[0] > maxInstructions.get()) return;
        Map<String, FunctionDefinition> functions = new LinkedHashMap<>();
        for (Operation op : module.region(0).entry()) {
            if (op instanceof FunctionDefinition f) functions.put(f.definitionName(), f);
        }
        for (int round = 0, before = -1; round < ROUNDS && functions.size() > before; round++) {
            before = functions.size();
            outline(module, functions, context);
        }
    }

    private void outline(Operation module, Map<String, FunctionDefinition> functions, PassContext context) {
        Set<FunctionType> types = new HashSet<>();
        for (FunctionDefinition f : functions.values()) types.add(f.type());
        List<Repeated> worth = new ArrayList<>();
        for (List<ClosedSequence> same : repeated(functions).values()) {
            Repeated r = Repeated.of(same, Set.of(), types);
            if (r.saved > 0) worth.add(r);
        }
        worth.sort(Comparator.comparingInt(r -> -r.saved));
        Set<Operation> gone = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Repeated candidate : worth) {
            if (functions.size() >= SHORT_INDICES) return;
            Repeated left = Repeated.of(candidate.places, gone, types);
            if (left.saved <= 0) continue;
            FuncOp made = left.outline(module, functions.size(), gone);
            functions.put(made.definitionName(), made);
            types.add(made.type());
            context.count(OUTLINED.name(), left.places.size());
            context.count(FUNCTIONS.name(), 1);
            context.count(SAVED.name(), left.saved);
        }
    }

    /** Sequences of which there are several, by their hashes; the first walk finds out which. */
    private static Map<Long, List<ClosedSequence>> repeated(Map<String, FunctionDefinition> functions) {
        Set<Long> once = new HashSet<>();
        Set<Long> several = new HashSet<>();
        Map<Long, List<ClosedSequence>> found = new LinkedHashMap<>();
        for (boolean counted : new boolean[] {false, true}) {
            for (FunctionDefinition f : functions.values()) {
                if (!(f instanceof FuncOp function)) continue;
                function.walk(op -> new ClosedSequence.Growth(op, function, functions)
                        .grow(
                                hash -> counted && several.contains(hash),
                                hash -> {
                                    if (!counted && !once.add(hash)) several.add(hash);
                                },
                                s -> found.computeIfAbsent(s.hash(), h -> new ArrayList<>())
                                        .add(s)));
            }
        }
        return found;
    }

    /**
     * @param places that do not overlap
     * @param saved bytes, if all become calls
     */
    private record Repeated(List<ClosedSequence> places, int saved) {
        /** @param gone instructions that are in other functions already */
        static Repeated of(List<ClosedSequence> same, Set<Operation> gone, Set<FunctionType> types) {
            List<ClosedSequence> apart = new ArrayList<>();
            Set<Operation> used = Collections.newSetFromMap(new IdentityHashMap<>());
            ClosedSequence one = null;
            int saved = 0;
            for (ClosedSequence s : same) {
                int less = s.bytes() - s.callBytes();
                if (less <= 0 || gone.contains(s.first())) continue;
                List<InstructionOp> all = s.instructions();
                boolean free = all.size() == s.count();
                for (InstructionOp op : all) free &= !gone.contains(op) && !used.contains(op);
                if (!free || one != null && !s.doesTheSameAs(one)) continue;
                if (one == null) one = s;
                apart.add(s);
                used.addAll(all);
                saved += less;
            }
            return new Repeated(apart, one == null || apart.size() < 2 ? 0 : saved - overhead(one, types));
        }

        private static int overhead(ClosedSequence one, Set<FunctionType> types) {
            int function = FUNCTION_BYTES + one.bodyBytes() + (one.bodyBytes() + 2 < SHORT_LENGTHS ? 0 : 1);
            if (types.contains(one.type())) return function;
            // what it is, how many parameters and results, and their types
            return function
                    + 3
                    + one.type().inputs().size()
                    + one.type().results().size();
        }

        /** @param gone gets what was moved and what was put in its place */
        FuncOp outline(Operation module, int number, Set<Operation> gone) {
            ClosedSequence one = places.get(0);
            String name = "outlined_" + number;
            while (SymbolTable.lookupNearest(module, SymbolRef.of(name)) != null) name += "_";
            FuncOp made = new FuncOp(one.first().location(), name, one.type());
            module.region(0).entry().insertBefore(made, one.first().parentOfType(FuncOp.class));
            for (int i = 0; i < one.taken(); i++) {
                made.body().add(new LocalOp(made.location(), Opcode.LOCAL_GET, i));
            }
            for (InstructionOp op : one.instructions()) {
                made.body()
                        .add(
                                op instanceof LocalOp l
                                        ? new LocalOp(
                                                l.location(),
                                                l.opcode(),
                                                one.taken() + one.locals().indexOf(l.index()))
                                        : op.copy());
            }
            for (ClosedSequence place : places) replace(place, name, gone);
            return made;
        }

        private static void replace(ClosedSequence place, String function, Set<Operation> gone) {
            Operation first = place.first();
            List<Operation> call = new ArrayList<>();
            for (int l : place.locals()) call.add(new LocalOp(first.location(), Opcode.LOCAL_GET, l));
            call.add(new FuncInstructionOp(first.location(), Opcode.CALL, function));
            for (Operation op : call) first.requiredBlock().insertBefore(op, first);
            List<InstructionOp> moved = place.instructions();
            gone.addAll(call);
            gone.addAll(moved);
            for (Operation op : moved) op.erase();
        }
    }
}
