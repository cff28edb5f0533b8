package dev.wami.wasmbinary.optimize.tree;

import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.optimize.ModuleEdit;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out parameters that nothing reads or that are the same constant in all calls, and results that no call takes
 * (binaryen: dae). Only functions of which all calls are known: what is exported or in a table stays.
 *
 * <pre>
 *   f(x, 0); f(y, 0)   f(a, b) { .. b .. }   -&gt;   f(x); f(y)   f(a) { b = 0; .. b .. }
 * </pre>
 */
public final class DeadArguments {
    /** Trees of all functions are held at a time. */
    private static final int MAX_INSTRUCTIONS = 2_000_000;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final int imported;
    private final @Nullable Node[] trees;
    /** Functions of which not all calls are known. */
    private final boolean[] open;

    /** A call, what drops its result, and the function that it is in. */
    private record Site(Node call, @Nullable Node drop, int owner) {}

    private final List<List<Site>> calls = new ArrayList<>();
    /** What is never reached is in no tree, but in the code. */
    private final int[] callsInCode;

    private final boolean[] changed;
    private final List<RecGroup> types;
    private final Map<FuncType, Integer> newTypes = new HashMap<>();
    private final List<Function> functions;

    private DeadArguments(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        imported = spaces.importedFunctions();
        functions = new ArrayList<>(module.functions());
        trees = new Node[functions.size()];
        open = new boolean[functions.size()];
        callsInCode = new int[functions.size()];
        changed = new boolean[functions.size()];
        types = new ArrayList<>(module.types());
        for (int i = 0; i < functions.size(); i++) calls.add(new ArrayList<>());
    }

    public static WasmModule apply(WasmModule module) {
        long instructions = 0;
        for (Function f : module.functions()) instructions += f.body().size();
        return instructions > MAX_INSTRUCTIONS ? module : new DeadArguments(module).apply();
    }

    private WasmModule apply() {
        for (Export e : module.exports()) if (e.kind() == ExternKind.FUNC) open(e.index());
        module.start().ifPresent(this::open);
        for (Global g : module.globals()) openNamed(g.init());
        for (Table t : module.tables()) openNamed(t.init());
        module.elements().forEach(s -> s.elements().forEach(this::openNamed));
        for (int i = 0; i < trees.length; i++) {
            Function f = functions.get(i);
            FuncType type = spaces.funcType(f.typeIndex());
            Node root = type == null ? null : TreeReader.read(spaces, type, f);
            trees[i] = root;
            if (root == null) {
                open[i] = true;
                openNamed(f.body());
            } else {
                collect(root, null, i);
            }
            for (Instruction x : f.body()) {
                boolean isCall = x.opcode() == Opcode.CALL && ((Instruction.Indexed) x).index() >= imported;
                if (isCall) callsInCode[((Instruction.Indexed) x).index() - imported]++;
            }
        }
        boolean any = false;
        for (int i = 0; i < trees.length; i++) any |= !open[i] && shrink(i);
        if (!any) return module;
        ModuleEdit edit = new ModuleEdit(module);
        for (int i = 0; i < trees.length; i++) {
            Node root = trees[i];
            if (!changed[i] || root == null) continue;
            Function f = functions.get(i);
            functions.set(i, new Function(f.typeIndex(), f.locals(), TreeWriter.write(root)));
        }
        edit.types = types;
        edit.functions = functions;
        return edit.done();
    }

    // ---- who calls whom

    private void open(int function) {
        if (function >= imported) open[function - imported] = true;
    }

    private void openNamed(List<Instruction> code) {
        for (Instruction i : code) {
            if (i instanceof Instruction.Indexed x && x.opcode().immediates() == Immediates.FUNC_INDEX) open(x.index());
        }
    }

    private void collect(Node n, @Nullable Node parent, int owner) {
        for (Node k : n.kids) collect(k, n, owner);
        if (!(n.instruction instanceof Instruction.Indexed x)) return;
        if (x.opcode().immediates() != Immediates.FUNC_INDEX || x.index() < imported) return;
        int place = x.index() - imported;
        if (x.opcode() != Opcode.CALL) {
            open[place] = true;
            return;
        }
        calls.get(place).add(new Site(n, parent != null && parent.is(Opcode.DROP) ? parent : null, owner));
    }

    // ---- one function

    private boolean shrink(int place) {
        Function f = functions.get(place);
        FuncType type = spaces.funcType(f.typeIndex());
        Node root = trees[place];
        List<Site> sites = calls.get(place);
        if (type == null || root == null || sites.isEmpty() || sites.size() != callsInCode[place]) return false;
        boolean[] read = new boolean[type.params().size()];
        markRead(root, read);
        List<Integer> gone = new ArrayList<>();
        List<Node> entry = new ArrayList<>();
        for (int p = 0; p < read.length; p++) {
            if (!(type.params().get(p) instanceof NumericType)) continue;
            Instruction.Constant same = sameConstant(sites, p);
            if (read[p] && same == null) continue;
            gone.add(p);
            if (read[p] && same != null) {
                Node value = Node.of(same, type.params().get(p));
                entry.add(Node.of(Instruction.of(Opcode.LOCAL_SET, p), null, value));
            }
        }
        boolean noResult =
                root.type != null && sites.stream().allMatch(s -> s.drop() != null) && !givesOtherwise(root, root);
        if (gone.isEmpty() && !noResult) return false;
        root.kids.addAll(0, entry);
        for (Site s : sites) {
            without(s.call(), gone);
            changed[s.owner()] = true;
        }
        if (noResult) withoutResult(root, sites);
        List<ValueType> params = new ArrayList<>();
        List<ValueType> locals = new ArrayList<>(f.locals());
        int[] index = new int[read.length + f.locals().size()];
        for (int p = 0; p < read.length; p++) {
            if (gone.contains(p)) continue;
            index[p] = params.size();
            params.add(type.params().get(p));
        }
        for (int l = read.length; l < index.length; l++) index[l] = l - gone.size();
        for (int p : gone) {
            index[p] = params.size() + locals.size();
            locals.add(type.params().get(p));
        }
        renumber(root, index);
        functions.set(place, new Function(type(params, noResult ? List.of() : type.results()), locals, List.of()));
        changed[place] = true;
        return true;
    }

    private static void markRead(Node n, boolean[] read) {
        if (n.is(Opcode.LOCAL_GET) && n.local() < read.length) read[n.local()] = true;
        for (Node k : n.kids) markRead(k, read);
    }

    /** The constant that the argument is in all calls. */
    private static Instruction.@Nullable Constant sameConstant(List<Site> sites, int p) {
        Instruction first = sites.get(0).call().kid(p).instruction;
        for (Site s : sites) {
            Instruction other = s.call().kid(p).instruction;
            if (other == null || !other.equals(first)) return null;
        }
        return first instanceof Instruction.Constant c ? c : null;
    }

    /** Whether it gives what another function returns, or leaves a value under a condition. */
    private static boolean givesOtherwise(Node n, Node root) {
        if (n.is(Opcode.RETURN_CALL) || n.is(Opcode.RETURN_CALL_INDIRECT) || n.is(Opcode.RETURN_CALL_REF)) return true;
        if (!n.is(Opcode.BR)) for (Node t : n.targets) if (t == root) return true;
        for (Node k : n.kids) if (givesOtherwise(k, root)) return true;
        return false;
    }

    /** A call without some arguments; what they do is done as before. */
    private static void without(Node call, List<Integer> gone) {
        for (int g = gone.size() - 1; g >= 0; g--) {
            int p = gone.get(g);
            Node argument = call.kids.remove(p);
            if (argument.is(Opcode.LOCAL_GET) || argument.instruction instanceof Instruction.Constant) continue;
            Node drop = Node.drop(argument);
            if (p < call.kids.size()) {
                Node next = Node.sequence(call.kid(p).type);
                next.kids.add(drop);
                next.kids.add(call.kid(p));
                call.kids.set(p, next);
            } else if (p > 0) {
                Node before = Node.sequence(call.kid(p - 1).type);
                before.kids.add(call.kid(p - 1));
                before.kids.add(drop);
                call.kids.set(p - 1, before);
            } else {
                // a statement as the first of the call's operands is done before it
                call.kids.add(drop);
            }
        }
    }

    private static void withoutResult(Node root, List<Site> sites) {
        root.type = null;
        root.kids.replaceAll(k -> k.type == null ? k : Node.drop(k));
        dropReturned(root, root);
        for (Site s : sites) {
            s.call().type = null;
            // a sequence of the call alone
            if (s.drop() != null) s.drop().instruction = null;
        }
    }

    private static void dropReturned(Node n, Node root) {
        for (Node k : n.kids) dropReturned(k, root);
        for (Node t : n.targets) {
            if (t != root) continue;
            if (n.is(Opcode.BR)) n.kids.replaceAll(k -> k.type == null ? k : Node.drop(k));
        }
    }

    private static void renumber(Node n, int[] index) {
        Instruction i = n.instruction;
        if (i != null && i.opcode().immediates() == Immediates.LOCAL_INDEX) {
            n.instruction = Instruction.of(i.opcode(), index[n.local()]);
        }
        for (Node k : n.kids) renumber(k, index);
    }

    private int type(List<ValueType> params, List<ValueType> results) {
        FuncType type = new FuncType(params, results);
        Integer known = newTypes.get(type);
        if (known != null) return known;
        int count = 0;
        for (RecGroup g : types) count += g.types().size();
        types.add(RecGroup.of(type));
        newTypes.put(type, count);
        return count;
    }
}
