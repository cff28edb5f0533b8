package dev.wami.conversions.wasmssa;

import static java.util.Objects.requireNonNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.Continuations;
import dev.wami.wasm.ControlInstructions;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Structured;
import dev.wami.wasm.TypedInstructions.BranchOnCastOp;
import dev.wami.wasm.VariableInstructions;
import dev.wami.wasm.WasmDialect;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmops.CodePlaces;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmssa.Blocks.BlockLike;
import dev.wami.wasmssa.Blocks.IfOp;
import dev.wami.wasmssa.Branches.BranchIfOp;
import dev.wami.wasmssa.Branches.BranchOp;
import dev.wami.wasmssa.Branches.BranchTableOp;
import dev.wami.wasmssa.ConstOp;
import dev.wami.wasmssa.Functions;
import dev.wami.wasmssa.LocalType;
import dev.wami.wasmssa.Locals.LocalGetOp;
import dev.wami.wasmssa.Locals.LocalOp;
import dev.wami.wasmssa.Locals.LocalSetOp;
import dev.wami.wasmssa.Locals.LocalTeeOp;
import dev.wami.wasmssa.Names;
import dev.wami.wasmssa.ReferenceBranches.BrOnCastOp;
import dev.wami.wasmssa.ReferenceBranches.ReferenceBranch;
import dev.wami.wasmssa.ResumeHandler;
import dev.wami.wasmssa.Resumptions.ResumeThrowOp;
import dev.wami.wasmssa.Resumptions.Resumption;
import dev.wami.wasmssa.TryTableOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One function on its way to the stack machine. {@link StackPlan} says which values are not on the stack. */
final class FunctionConversion extends StackWalk {
    private final Functions.FuncOp source;
    private final Set<Value> moved;
    private final FuncOp out;
    private final Map<Value, Integer> locals = new IdentityHashMap<>();
    private final List<Type> types = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    /** The blocks that are open, and where their instructions go. */
    private final List<Structured.BlockLike> open = new ArrayList<>();

    private Block block;
    /** A set of a local for a moved value, if it is the last instruction: a read after it makes it a tee. */
    private VariableInstructions.@Nullable LocalOp lastSet;
    /** How many values after a branch that is not taken are in locals, too. */
    private int superfluous;

    private FunctionConversion(Functions.FuncOp source, Set<Value> moved, Diagnostics diagnostics) {
        super(diagnostics);
        this.source = source;
        this.moved = moved;
        out = new FuncOp(source.location(), source.definitionName(), Translation.function(source.signature()));
        String declared = source.declared();
        if (declared != null) out.declare(declared);
        Attribute place = source.attribute(CodePlaces.BODY);
        if (place != null) out.setAttribute(CodePlaces.BODY, place);
        block = out.body();
    }

    /** The function, or null after an error. */
    static @Nullable FuncOp convert(Functions.FuncOp source, Diagnostics diagnostics) {
        Set<Value> moved = StackPlan.of(source, diagnostics);
        if (moved == null) return null;
        FunctionConversion conversion = new FunctionConversion(source, moved, diagnostics);
        conversion.declareLocals();
        if (!conversion.walk(source.body())) return null;
        conversion.out.setLocals(conversion.types, conversion.names);
        return conversion.out;
    }

    // ---- locals

    private void declareLocals() {
        ArrayAttr attributes = source.optionalProperty(Functions.FuncOp.ARGUMENT_ATTRIBUTES, ArrayAttr.class);
        for (Value v : source.body().entry().arguments()) {
            Attribute of = attributes == null ? null : attributes.elements().get(locals.size());
            locals.put(v, locals.size());
            names.add(of instanceof DictionaryAttr d && d.get(Names.NAME) instanceof StringAttr s ? s.value() : "");
        }
        source.walk(op -> {
            if (op instanceof LocalOp l) declare(l.result(), l.inner(), name(l));
        });
    }

    private int declare(Value value, Type type, @Nullable String name) {
        int index = declare(type, name);
        locals.put(value, index);
        return index;
    }

    private int declare(Type type, @Nullable String name) {
        int index = source.signature().inputs().size() + types.size();
        types.add(Translation.type(type));
        names.add(name == null ? "" : name);
        return index;
    }

    /** The local that holds a value that is not on the stack. */
    private int local(Value value) {
        Integer known = locals.get(value);
        return known != null ? known : declare(value, value.type(), null);
    }

    private int variable(Value local) {
        return requireNonNull(locals.get(local));
    }

    private static @Nullable String name(Operation op) {
        return op.attribute(Names.NAME) instanceof StringAttr s ? s.value() : null;
    }

    // ---- stack

    private void add(InstructionOp op) {
        block.add(op);
        lastSet = null;
    }

    @Override
    void consume(Operation op, List<Value> operands, int kept, List<Value> stack) {
        int prefix = StackPrefix.find(operands, stack, moved);
        stack.subList(stack.size() - (prefix - Math.min(prefix, kept)), stack.size())
                .clear();
        for (Value v : operands.subList(prefix, operands.size())) put(v, op.location());
        superfluous = Math.max(0, kept - prefix);
    }

    /** Puts a value on the stack that is not there. */
    private void put(Value value, Location location) {
        if (value.definedBy() instanceof ConstOp c) {
            add(Instructions.constant(c));
            return;
        }
        VariableInstructions.LocalOp set = lastSet;
        int local = local(value);
        if (set != null && set.index() == local) {
            add(new VariableInstructions.LocalOp(set.location(), Opcode.LOCAL_TEE, local));
            set.erase();
        } else {
            add(new VariableInstructions.LocalOp(location, Opcode.LOCAL_GET, local));
        }
    }

    @Override
    void produce(List<? extends Value> values, List<Value> stack) {
        int first = 0;
        while (first < values.size() && staysOnStack(values.get(first))) first++;
        for (int i = values.size() - 1; i >= first; i--) take(values.get(i));
        for (Value v : values.subList(0, first)) stack.add(v);
    }

    private boolean staysOnStack(Value value) {
        return !(value.type() instanceof LocalType) && !moved.contains(value);
    }

    /** Takes a value from the top of the stack, where it is not to stay. */
    private void take(Value value) {
        if (value.type() instanceof LocalType || isLeftOut(value)) return;
        Location at = value.location();
        if (value.firstUse() == null) {
            add(new PlainOp(at, Opcode.DROP));
            return;
        }
        VariableInstructions.LocalOp set = new VariableInstructions.LocalOp(at, Opcode.LOCAL_SET, local(value));
        add(set);
        lastSet = set;
    }

    /** A constant that is made where it is used. */
    private boolean isLeftOut(Value value) {
        return value.definedBy() instanceof ConstOp && !staysOnStack(value);
    }

    // ---- instructions

    @Override
    void instruction(Operation op) {
        Location at = op.location();
        if (op instanceof LocalGetOp l) {
            add(new VariableInstructions.LocalOp(at, Opcode.LOCAL_GET, variable(l.local())));
        } else if (op instanceof LocalSetOp l) {
            add(new VariableInstructions.LocalOp(at, Opcode.LOCAL_SET, variable(l.local())));
        } else if (op instanceof LocalTeeOp l) {
            add(new VariableInstructions.LocalOp(at, Opcode.LOCAL_TEE, variable(l.local())));
        } else if (op instanceof BranchOp b) {
            add(new ControlInstructions.BranchOp(at, Opcode.BR, label(b.level())));
        } else if (op instanceof BranchIfOp b) {
            add(new ControlInstructions.BranchOp(at, Opcode.BR_IF, label(b.level())));
            for (int i = 0; i < superfluous; i++) add(new PlainOp(at, Opcode.DROP));
        } else if (op instanceof ReferenceBranch b) {
            branch(b);
        } else if (op instanceof BranchTableOp b) {
            List<String> labels = new ArrayList<>();
            for (int l : b.levels()) labels.add(label(l));
            add(new ControlInstructions.BrTableOp(at, labels, label(b.defaultLevel())));
        } else if (op instanceof Resumption r) {
            add(resume(r));
        } else if (!(op instanceof ConstOp) || !isLeftOut(op.result(0))) {
            InstructionOp instruction = Instructions.of(op);
            if (instruction != null) add(instruction);
        }
    }

    private void branch(ReferenceBranch b) {
        Location at = b.location();
        String label = label(b.level());
        if (b instanceof BrOnCastOp cast) {
            Type from = Translation.reference(b.type());
            add(new BranchOnCastOp(at, b.opcode(), label, from, Translation.reference(cast.target())));
        } else {
            add(new ControlInstructions.BranchOp(at, b.opcode(), label));
        }
        if (superfluous == 0) return;
        // what is to be dropped lies under the reference
        List<? extends Value> arguments = b.successor(0).arguments();
        int local = arguments.isEmpty() ? 0 : declare(arguments.get(0).type(), null);
        if (!arguments.isEmpty()) add(new VariableInstructions.LocalOp(at, Opcode.LOCAL_SET, local));
        for (int i = 0; i < superfluous; i++) add(new PlainOp(at, Opcode.DROP));
        if (!arguments.isEmpty()) add(new VariableInstructions.LocalOp(at, Opcode.LOCAL_GET, local));
    }

    private Continuations.ResumeOp resume(Resumption r) {
        List<Continuations.Handler> handlers = new ArrayList<>();
        for (ResumeHandler h : r.handlers()) {
            handlers.add(new Continuations.Handler(h.tag(), h.level() == null ? null : label(h.level())));
        }
        return r instanceof ResumeThrowOp t
                ? new Continuations.ResumeThrowOp(r.location(), r.type(), t.tag(), handlers)
                : new Continuations.ResumeOp(r.location(), r.opcode(), r.type(), handlers);
    }

    // ---- blocks

    /** The label of the block at a level, which gets one; the function's is empty. */
    private String label(int level) {
        int depth = open.size() - 1 - level;
        if (depth < 0) return "";
        String label = "l" + depth;
        open.get(depth).setLabel(label);
        return label;
    }

    @Override
    void open(BlockLike source) {
        FunctionType type = Translation.function(new FunctionType(source.inputTypes(), source.resultTypesOfBlock()));
        Structured.BlockLike made = switch (source.opcode()) {
            case BLOCK -> new Structured.BlockOp(source.location(), null, type);
            case LOOP -> new Structured.LoopOp(source.location(), null, type);
            case IF ->
                new Structured.IfOp(
                        source.location(),
                        null,
                        type,
                        !((IfOp) source).elseRegion().isEmpty());
            case TRY_TABLE -> new Structured.TryTableOp(source.location(), null, type, catches((TryTableOp) source));
            default -> throw new IllegalStateException(source.name()); // nothing else opens a block
        };
        String declared = source.declared();
        if (declared != null) made.declare(declared);
        String name = name(source);
        if (name != null) made.setAttribute(WasmDialect.NAME_ATTRIBUTE, StringAttr.of(name));
        block.add(made);
        open.add(made);
        block = made.body();
        lastSet = null;
    }

    private List<Structured.TryTableOp.Catch> catches(TryTableOp source) {
        List<Structured.TryTableOp.Catch> out = new ArrayList<>();
        for (CatchClause c : source.catches()) {
            out.add(new Structured.TryTableOp.Catch(c.word(), c.tag(), label(c.number())));
        }
        return out;
    }

    @Override
    void otherwise(IfOp source) {
        block = ((Structured.IfOp) open.get(open.size() - 1)).elseBlock();
        lastSet = null;
    }

    @Override
    void close(BlockLike source) {
        block = open.remove(open.size() - 1).requiredBlock();
        lastSet = null;
    }
}
