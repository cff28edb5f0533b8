package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Definitions.GlobalOp;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known about globals that only the module itself uses: one that nothing reads goes with its writes, one that
 * nothing writes is immutable, so that engines compile its value, and becomes its constant where that takes no more
 * bytes. Counterpart: Binaryen's simplify-globals.
 *
 * <pre>{@code
 * global @g mutable = 5   global.get @g          ->   i32.const 5
 * global @g mutable = 5   x; global.set @g       ->   x; drop
 * }</pre>
 */
public final class SimplifyGlobals extends Pass {
    private static final Statistic CONSTANT =
            new Statistic("num-constant", "Number of globals that became their constants");
    private static final Statistic IMMUTABLE =
            new Statistic("num-immutable", "Number of globals that became immutable");
    private static final Statistic UNREAD = new Statistic("num-unread", "Number of globals that nothing read");

    private static final int ACCESS_BYTES = 2;
    /** The type, whether it is mutable, the end of the expression. */
    private static final int DEFINITION_BYTES = 3;

    @Override
    public String name() {
        return "wasm-simplify-globals";
    }

    @Override
    public String summary() {
        return "replace globals that do not change, remove those that nothing reads";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CONSTANT, IMMUTABLE, UNREAD);
    }

    /** Where functions read and write a global. */
    private record Uses(List<GlobalInstructionOp> gets, List<GlobalInstructionOp> sets) {}

    @Override
    public void run(Operation module, PassContext context) {
        Map<String, Uses> uses = new LinkedHashMap<>();
        Set<String> elsewhere = new HashSet<>();
        module.walk(op -> {
            if (op instanceof GlobalInstructionOp g && g.parentOfType(FuncOp.class) != null) {
                Uses its = uses.computeIfAbsent(g.global(), n -> new Uses(new ArrayList<>(), new ArrayList<>()));
                (g.opcode() == Opcode.GLOBAL_GET ? its.gets : its.sets).add(g);
            } else {
                for (NamedAttribute a : op.properties()) mention(a.value(), elsewhere);
            }
        });
        for (Operation op = module.region(0).entry().first(); op != null; ) {
            Operation next = op.next();
            if (op instanceof GlobalOp g && !elsewhere.contains(g.definitionName())) {
                Uses its = uses.getOrDefault(g.definitionName(), new Uses(List.of(), List.of()));
                if (its.gets.isEmpty()) {
                    context.count(UNREAD.name(), 1);
                    for (GlobalInstructionOp set : its.sets) dropValue(set);
                    g.erase();
                } else if (its.sets.isEmpty()) {
                    settle(g, its.gets, context);
                }
            }
            op = next;
        }
    }

    /** Exports, elements and constant expressions name globals, too. */
    private static void mention(Attribute a, Set<String> names) {
        if (a instanceof SymbolRef s) names.add(s.root());
        if (a instanceof ArrayAttr array) for (Attribute e : array.elements()) mention(e, names);
    }

    private static void settle(GlobalOp global, List<GlobalInstructionOp> gets, PassContext context) {
        ConstOp constant = constant(global);
        if (constant == null || gets.size() * (bytes(constant) - ACCESS_BYTES) > DEFINITION_BYTES + bytes(constant)) {
            if (!global.isMutable()) return;
            global.removeAttribute("mutable");
            context.count(IMMUTABLE.name(), 1);
            return;
        }
        for (GlobalInstructionOp get : gets) {
            get.requiredBlock().insertBefore(constant.copy(), get);
            get.erase();
        }
        global.erase();
        context.count(CONSTANT.name(), 1);
    }

    private static int bytes(ConstOp constant) {
        return EncodedSize.of(constant);
    }

    private static @Nullable ConstOp constant(GlobalOp global) {
        Attribute value = global.value();
        boolean number = value instanceof IntegerAttr || value instanceof FloatAttr;
        return number && value != null ? new ConstOp(global.location(), value) : null;
    }

    private static void dropValue(GlobalInstructionOp set) {
        Operation value = set.prev();
        if (value instanceof ConstOp || value instanceof LocalOp l && l.opcode() == Opcode.LOCAL_GET) value.erase();
        else set.requiredBlock().insertBefore(new PlainOp(set.location(), Opcode.DROP), set);
        set.erase();
    }
}
