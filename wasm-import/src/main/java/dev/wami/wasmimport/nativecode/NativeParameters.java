package dev.wami.wasmimport.nativecode;

import dev.wami.core.analysis.SymbolUses;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.Overflow;
import dev.wami.std.func.FuncCalls;
import dev.wami.std.func.FuncOp;
import dev.wami.wasmssa.Names;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Parameters that are addresses become 64 bits wide, of which the upper are zeros: an address is extended for each
 * access, and a function that gets it extended needs no second register for that. Who calls has it extended mostly for
 * nothing, as instructions on 32 bits do on common processors. Only functions that nobody but known calls refers to.
 */
final class NativeParameters {
    private final NativeLibrary library;
    private final Set<String> accesses;
    private final Map<FuncOp, List<FuncCalls.CallOp>> calls = new LinkedHashMap<>();
    private final Map<FuncOp, BitSet> addresses = new LinkedHashMap<>();
    private final Deque<FuncOp> changed = new ArrayDeque<>();

    /** @param accesses the functions whose first parameter is where they load or store */
    NativeParameters(NativeLibrary library, Set<String> accesses) {
        this.library = library;
        this.accesses = accesses;
    }

    void run() {
        findFunctions();
        calls.keySet().forEach(this::look);
        // a parameter that is passed on as an address is one
        while (!changed.isEmpty()) {
            for (FuncCalls.CallOp call : calls.getOrDefault(changed.poll(), List.of())) {
                FuncOp caller = call.parentOfType(FuncOp.class);
                if (caller != null && calls.containsKey(caller)) look(caller);
            }
        }
        addresses.forEach(NativeParameters::widen);
        addresses.forEach((f, parameters) -> {
            for (FuncCalls.CallOp call : calls.getOrDefault(f, List.of())) extend(call, parameters);
        });
    }

    /** Those all of whose callers can be changed with them; a tail call needs the type that its caller has. */
    private void findFunctions() {
        List<SymbolUses.SymbolUse> uses = SymbolUses.inside(library.module());
        if (uses == null) return;
        for (FuncOp f : library.functions()) {
            if (!f.isDeclaration() && f.visibility() == Symbol.Visibility.PRIVATE) calls.put(f, new ArrayList<>());
        }
        for (SymbolUses.SymbolUse use : uses) {
            FuncOp f = library.function(use.reference().root());
            List<FuncCalls.CallOp> known = f == null ? null : calls.get(f);
            if (known == null) continue;
            if (use.user() instanceof FuncCalls.CallOp c && !c.hasAttribute(Names.TAIL_CALL)) known.add(c);
            else calls.remove(f);
        }
        for (String access : accesses) {
            FuncOp f = library.function(access);
            if (f != null) calls.remove(f);
        }
    }

    /** Finds the parameters of {@code f} that are addresses. */
    private void look(FuncOp f) {
        List<? extends Value> parameters = f.body().entry().arguments();
        for (int i = 0; i < parameters.size(); i++) {
            if (isAddress(f, i) || !parameters.get(i).type().equals(IntegerType.I32)) continue;
            for (Use use : parameters.get(i).uses()) {
                if (!isAddress(use)) continue;
                addresses.computeIfAbsent(f, g -> new BitSet()).set(i);
                changed.add(f);
                break;
            }
        }
    }

    private boolean isAddress(FuncOp f, int parameter) {
        BitSet known = addresses.get(f);
        return known != null && known.get(parameter);
    }

    private boolean isAddress(Use use) {
        if (!(use.owner() instanceof FuncCalls.CallOp call)) return false;
        String callee = call.callee().root();
        if (accesses.contains(callee)) return use.index() == 0;
        FuncOp f = library.function(callee);
        return f != null && isAddress(f, use.index());
    }

    /** {@code f(i32)} becomes {@code f(i64)}, and takes the lower half of what it gets. */
    private static void widen(FuncOp f, BitSet parameters) {
        List<Type> inputs = new ArrayList<>(f.functionType().inputs());
        Block entry = f.body().entry();
        Builder at = Builder.atStart(entry);
        parameters.stream().forEach(i -> {
            inputs.set(i, IntegerType.I64);
            Value parameter = entry.argument(i);
            parameter.setType(IntegerType.I64);
            Operation low = new ArithCast.TruncIOp(f.location(), parameter, IntegerType.I32, Overflow.NUW);
            at.insert(low);
            parameter.replaceUsesIf(low.result(0), use -> use.owner() != low);
        });
        FunctionType type = new FunctionType(inputs, f.functionType().results());
        f.setAttribute(FunctionLike.FUNCTION_TYPE, new TypeAttr(type));
    }

    private static void extend(FuncCalls.CallOp call, BitSet parameters) {
        Builder at = Builder.before(call);
        parameters.stream().forEach(i -> {
            Value address = call.operand(i);
            // the caller's own parameter is wide already
            if (address.definedBy() instanceof ArithCast.TruncIOp low
                    && low.flags().equals(Overflow.NUW)) {
                call.setOperand(i, low.operand(0));
            } else {
                Operation extended = new ArithCast.ExtUIOp(call.location(), address, IntegerType.I64);
                at.insert(extended);
                call.setOperand(i, extended.result(0));
            }
        });
    }
}
