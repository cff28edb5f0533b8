package dev.wami.tests.operations;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.tools.Wami;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Executes operations alone, on whatever operands, to hear what the interpreter says of one that it cannot execute. */
final class Trial {
    private Trial() {}

    /**
     * What the interpreter says of {@code operation}, or of what names it if it is a definition, as it stands somewhere
     * in {@code chunk}.
     */
    static Optional<String> refusal(Wami wami, Chunk chunk, String operation) {
        Operation module = wami.parse(SourceFile.of(chunk.file(), chunk.text()), new Diagnostics());
        if (module == null) return Optional.empty();
        Set<Operation> found = new LinkedHashSet<>();
        module.walk(op -> {
            if (op.name().equals(operation)) addExecuted(op, module, found);
        });
        return found.stream().flatMap(op -> refusal(op, module).stream()).findFirst();
    }

    /** Adds {@code op}, or what is executed where it takes part if it is a definition. */
    private static void addExecuted(Operation op, Operation module, Set<Operation> found) {
        if (op.regionCount() == 0) found.add(op);
        if (op instanceof Symbol symbol) {
            String name = symbol.symbolName();
            module.walk(user -> {
                for (NamedAttribute a : user.properties()) {
                    if (a.value() instanceof SymbolRef ref && ref.root().equals(name)) addExecuted(user, module, found);
                }
            });
        }
    }

    private static Optional<String> refusal(Operation op, Operation module) {
        FuncOp function = alone(op);
        module.region(0).entry().add(function);
        List<Object> arguments = new ArrayList<>();
        for (Type t : function.functionType().inputs()) arguments.add(one(t));
        try {
            new Interpreter(module, 32, (d, a, m) -> null).call(function, arguments);
        } catch (Trap t) {
            String said = String.valueOf(t.getMessage());
            if (said.contains("'" + op.name() + "'")) return Optional.of(said);
        } catch (ClassCastException wrongValue) {
            // It is executed, on values that are not such numbers.
        } finally {
            function.erase();
        }
        return Optional.empty();
    }

    /** A function whose parameters are the operands of {@code op}, and whose body is a copy of it. */
    private static FuncOp alone(Operation op) {
        List<Type> types = new ArrayList<>();
        for (Value v : op.operands()) types.add(v.type());
        FuncOp function = FuncOp.define(Location.UNKNOWN, "__alone", new FunctionType(types, List.of()));
        Block body = function.region(0).entry();
        IrMapping mapping = new IrMapping();
        for (int i = 0; i < types.size(); i++) mapping.map(op.operand(i), body.argument(i));
        for (Block successor : op.successors()) {
            Block end = function.region(0).add(new Block());
            for (BlockArgument a : successor.arguments()) end.addArgument(a.type(), a.location());
            end.add(new ReturnOp(Location.UNKNOWN, List.of()));
            mapping.map(successor, end);
        }
        body.add(op.copy(mapping));
        if (!(op instanceof Terminator)) body.add(new ReturnOp(Location.UNKNOWN, List.of()));
        return function;
    }

    private static Object one(Type type) {
        if (type instanceof VectorType v) {
            Object[] elements = new Object[(int) v.shape().elementCount()];
            Arrays.fill(elements, one(v.element()));
            return elements;
        }
        return type instanceof FloatType f && FloatFormat.supports(f) ? FloatFormat.encode(f, 1) : (Object) 1L;
    }
}
