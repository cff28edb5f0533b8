package dev.wami.conversions.llvmtostd;

import dev.wami.core.dialect.builtin.UnrealizedConversionCastOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.LlvmBranches.BrOp;
import dev.wami.llvm.LlvmBranches.CondBrOp;
import dev.wami.llvm.LlvmCallOp;
import dev.wami.llvm.LlvmFuncOp;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmSwitchOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.IntegerSwitch;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.func.FuncCalls.CallIndirectOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.ub.UnreachableOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Functions, calls and branches. */
final class Functions {
    /** Attributes that say how a function is linked, on both sides. */
    private static final List<String> LINKAGE = List.of("import_module", "import_name", "exported");

    private final Std std;
    private final Lowering to;
    private final Set<String> declared;

    /** @param declared the functions that the module declares and does not define */
    Functions(Std std, Set<String> declared) {
        this.std = std;
        this.to = std.to;
        this.declared = declared;
    }

    // ---- functions

    /** See {@link VariableArguments} for those. */
    private @Nullable FunctionType type(LlvmFunctionType type) {
        List<Type> inputs = to.types().convertAll(type.parameters());
        List<Type> results = to.types().convertAll(type.results());
        if (inputs == null || results == null) return null;
        if (type.varArg()) inputs = append(inputs, IntegerType.I32);
        return new FunctionType(inputs, results);
    }

    private static <T> List<T> append(List<? extends T> list, T last) {
        List<T> all = new ArrayList<>(list);
        all.add(last);
        return all;
    }

    boolean function(LlvmFuncOp op) {
        FunctionType type = type(op.llvmType());
        if (type == null) return to.fail("type '" + op.llvmType() + "' has values that must stay in memory");
        if (op.isDeclaration() && Library.mathOperation(op.functionName(), type) != null) return to.erase(op);
        if (op.llvmType().varArg() && !op.isDeclaration()) return to.fail("a definition with variable arguments");
        boolean isAllocator = op.isDeclaration() && Library.isAllocator(op.symbolName());
        FuncOp function = op.isDeclaration()
                ? FuncOp.declare(op.location(), op.functionName(), isAllocator ? Library.narrow(type) : type)
                : FuncOp.define(op.location(), op.functionName(), type);
        for (String name : LINKAGE) {
            Attribute value = op.attribute(name);
            if (value != null) function.setAttribute(name, value);
        }
        if (Globals.isLocal(op)) function.setPrivate();
        to.insert(function);
        if (!op.isDeclaration()) {
            Block entry = function.body().entry();
            function.body().takeBody(op.body());
            entry.detach();
            to.convertArguments(function.body());
        }
        return to.erase(op);
    }

    // ---- calls

    boolean call(LlvmCallOp op) {
        LlvmFunctionType signature = op.calleeType();
        FunctionType type = type(signature);
        if (type == null) return to.fail("values that must stay in memory");
        if (op.isMustTail()) return to.fail("'musttail': func has no call that ends its caller first");
        if (signature.varArg()) return variadic(op, type, signature.parameters().size());
        List<Value> arguments = to.allValues(op.callArguments());
        SymbolRef callee = op.callee();
        if (callee == null) return results(op, call(op, type, arguments));
        String name = callee.root();
        boolean isDeclared = declared.contains(name);
        OpKind math = isDeclared ? Library.mathOperation(name, type) : null;
        if (math != null) {
            return to.replace(op, std.make(math, arguments, type.results().get(0)));
        }
        if (isDeclared && Library.isAllocator(name)) {
            arguments = arguments.stream()
                    .map(a -> std.resize(a, IntegerType.I32, false))
                    .toList();
        }
        return results(op, call(op, type, arguments));
    }

    /** A call of the callee, or of the address, of {@code op}. */
    private List<Value> call(LlvmCallOp op, FunctionType type, List<Value> arguments) {
        SymbolRef callee = op.callee();
        if (callee != null) {
            CallOp call = new CallOp(std.location(), callee.root(), arguments, type.results());
            return List.copyOf(std.insert(call).results());
        }
        Value address = to.value(op.address());
        Value function = std.insert(new UnrealizedConversionCastOp(std.location(), List.of(address), List.of(type)))
                .result(0);
        return List.copyOf(std.insert(new CallIndirectOp(std.location(), function, arguments))
                .results());
    }

    /** @param fixed how many arguments are not variable */
    private boolean variadic(LlvmCallOp op, FunctionType type, int fixed) {
        List<Value> given = op.callArguments();
        VariableArguments variable = new VariableArguments(std);
        for (Value v : given.subList(fixed, given.size())) {
            if (!variable.add(v)) return to.fail("a variable argument of type '" + v.type() + "'");
        }
        List<Value> arguments = to.allValues(given.subList(0, fixed));
        return results(op, variable.pass(type.results(), address -> call(op, type, append(arguments, address))));
    }

    private boolean results(Operation op, List<? extends Value> values) {
        return to.replaceAll(op, op.resultCount() == 0 ? List.of() : List.of(List.copyOf(values)));
    }

    // ---- branches

    boolean branch(BrOp op) {
        return end(op, new BranchOp(to.location(), op.successor(0), to.allValues(op.operands())));
    }

    boolean conditional(CondBrOp op) {
        return end(
                op,
                new CondBranchOp(
                        to.location(),
                        to.operand(op, 0),
                        op.successor(0),
                        to.allValues(op.operands(1)),
                        op.successor(1),
                        to.allValues(op.operands(2))));
    }

    boolean choice(LlvmSwitchOp op) {
        List<IntegerSwitch.Case> cases = new ArrayList<>();
        for (IntegerSwitch.Case c : op.cases()) {
            cases.add(new IntegerSwitch.Case(c.value(), c.target(), to.allValues(c.arguments())));
        }
        List<Value> otherwise = to.allValues(op.defaultArguments());
        return end(op, new SwitchOp(to.location(), to.value(op.flag()), op.defaultTarget(), otherwise, cases));
    }

    boolean result(Operation op) {
        return end(op, new ReturnOp(to.location(), to.allValues(op.operands())));
    }

    boolean unreachable(Operation op) {
        return end(op, new UnreachableOp(to.location()));
    }

    private boolean end(Operation old, Operation terminator) {
        to.insert(terminator);
        return to.erase(old);
    }
}
