package dev.wami.wavebackend.select;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.wavebackend.select.Conditions.Cond;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.lir.LirInstructionOp;
import dev.wami.waveir.lir.LirStructure;
import dev.wami.waveir.lir.Reg;
import dev.wami.waveir.mir.Kernels.KernelOp;
import dev.wami.waveir.mir.Machine;
import dev.wami.waveir.mir.MirMemory;
import dev.wami.waveir.mir.MirOp;
import dev.wami.waveir.mir.MirTypes;
import dev.wami.waveir.mir.Slots;
import dev.wami.waveir.mir.Space;
import dev.wami.waveir.mir.Structured;
import dev.wami.waveir.mir.VarType;
import dev.wami.waveir.mir.WaveOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Chooses the instructions of one kernel. */
final class Selection {
    private final Diagnostics diagnostics;
    private final LirStructure.KernelOp target;
    private final Code code;
    private final Conditions conditions;
    private final Map<Value, Reg> registers = new HashMap<>();

    private Selection(KernelOp kernel, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        target = new LirStructure.KernelOp(
                kernel.location(),
                kernel.functionName(),
                List.of(),
                kernel.workgroup(),
                kernel.localMemory(),
                kernel.hasPerThreadMemory());
        code = new Code(target.body());
        conditions = new Conditions(code, this::register);
    }

    /** The kernel in {@code lir}; what has no instructions is reported. */
    static LirStructure.KernelOp run(KernelOp kernel, Diagnostics diagnostics) {
        Selection s = new Selection(kernel, diagnostics);
        List<Reg> parameters = new ArrayList<>();
        for (BlockArgument a : kernel.body().entry().arguments()) parameters.add(s.define(a));
        s.target.setParameters(parameters);
        s.block(kernel.body().entry());
        return s.target;
    }

    // ---- values

    private Reg fresh(Type type) {
        return code.fresh(MirTypes.isWide(type) ? Reg.Kind.D : Reg.Kind.V);
    }

    /** A fresh register for {@code v}; of a truth value, a word. */
    private Reg define(Value v) {
        Reg r = fresh(v.type());
        bind(v, r);
        return r;
    }

    private void bind(Value v, Reg r) {
        if (v.type().isInteger(1)) conditions.define(v, r);
        else registers.put(v, r);
    }

    private Reg register(Value v) {
        if (v.type().isInteger(1)) return conditions.word(v);
        Reg r = registers.get(v);
        if (r != null) return r;
        // undefined: any value will do
        Reg any = fresh(v.type());
        for (int i = 0; i < any.words(); i++) {
            code.op(Opcode.MOV_IMM, any.words() == 1 ? any : any.word(i), LirInstructionOp.immediate(0));
        }
        return any;
    }

    private Reg variable(Value v) {
        return Objects.requireNonNull(registers.get(v), "a variable before its begin");
    }

    private Reg wordOf(Value v, int i) {
        Reg r = register(v);
        return r.words() == 1 ? r : r.word(i);
    }

    // ---- blocks

    private void block(Block b) {
        for (Operation op : b) {
            code.at(op.location());
            operation(op);
        }
    }

    private void operation(Operation op) {
        if (op instanceof ConstantOp c) constant(c);
        else if (op instanceof PoisonOp) return;
        else if (op instanceof Structured.IfOp i) conditional(i);
        else if (op instanceof Structured.LoopOp l) loop(l);
        else if (op instanceof Structured.BreakOp b) leave(b);
        else if (op instanceof Structured.NextOp || op instanceof Structured.YieldOp) return;
        else if (op instanceof AddIOp && op.result().type().isInteger(32)) sum(op);
        else if (op instanceof MulIOp m && isPartOfSums(m)) return;
        else if (op.resultCount() == 1 && op.result().type().isInteger(1)) truth(op);
        else if (!machine(op) && !number(op)) plain(op);
    }

    private void unsupported(Operation op) {
        diagnostics.error(op, "'%s' on '%s' has no instructions", op.name(), describe(op));
        for (Value r : op.results()) define(r);
    }

    private static String describe(Operation op) {
        if (op.resultCount() > 0) return op.result(0).type().toString();
        return op.operandCount() > 0 ? op.operand(0).type().toString() : "nothing";
    }

    // ---- numbers

    private void constant(ConstantOp c) {
        Type type = c.result().type();
        if (type.isInteger(1) || c.isUnused()) return;
        Attribute value = c.value();
        long bits = value instanceof IntegerAttr i ? i.value() : ((FloatAttr) value).bits();
        Reg r = define(c.result());
        if (r.words() == 1) {
            code.op(Opcode.MOV_IMM, r, LirInstructionOp.immediate((int) bits));
            return;
        }
        code.op(Opcode.MOV_IMM, r.word(0), LirInstructionOp.immediate((int) bits));
        code.op(Opcode.MOV_IMM, r.word(1), LirInstructionOp.immediate((int) (bits >> 32)));
    }

    /** The product that the sum {@code add} computes with it; null if there is none. */
    private static @Nullable MulIOp product(Operation add) {
        for (int i = 0; i < 2; i++) {
            boolean twice = add.operand(0) == add.operand(1);
            if (!twice && add.operand(i).definedBy() instanceof MulIOp m && onlyInSums(m)) return m;
        }
        return null;
    }

    private static boolean onlyInSums(MulIOp m) {
        if (!m.result().type().isInteger(32) || m.isUnused()) return false;
        for (Use u : m.result().uses()) {
            Operation user = u.owner();
            if (!(user instanceof AddIOp) || user.operand(0) == user.operand(1)) return false;
        }
        return true;
    }

    private static boolean isPartOfSums(MulIOp m) {
        if (!onlyInSums(m)) return false;
        for (Use u : m.result().uses()) if (product(u.owner()) != m) return false;
        return true;
    }

    /** a * b + c */
    private void sum(Operation add) {
        MulIOp m = product(add);
        if (m == null || !isPartOfSums(m)) {
            plain(add);
            return;
        }
        Value c = add.operand(0) == m.result() ? add.operand(1) : add.operand(0);
        Reg a = register(m.lhs());
        Reg b = register(m.rhs());
        Reg addend = register(c);
        code.op(Opcode.IMAD, define(add.result()), a, b, addend);
    }

    private void plain(Operation op) {
        Opcode opcode = Instructions.of(op);
        if (opcode == null) {
            unsupported(op);
            return;
        }
        Attribute[] operands = new Attribute[op.operandCount() + 1];
        for (int i = 0; i < op.operandCount(); i++) operands[i + 1] = register(countOf(op, i));
        operands[0] = define(op.result());
        code.op(opcode, operands);
    }

    /** Operand {@code i}; of a count of a shift that is masked as the machine does it, what is masked. */
    private static Value countOf(Operation op, int i) {
        Value v = op.operand(i);
        boolean isCount =
                i == 1 && (op.kind() == ArithOp.SHLI || op.kind() == ArithOp.SHRUI || op.kind() == ArithOp.SHRSI);
        if (!isCount || v.definedBy() == null || v.definedBy().kind() != ArithOp.ANDI) return v;
        Value mask = v.definedBy().operand(1);
        boolean same =
                mask.definedBy() instanceof ConstantOp c && c.value() instanceof IntegerAttr m && m.value() == 31;
        return same ? v.definedBy().operand(0) : v;
    }

    /** What takes several instructions, or none. */
    private boolean number(Operation op) {
        if (op.kind() instanceof ArithOp kind) return arith(kind, op);
        if (op.kind() instanceof MathOp kind) return math(kind, op);
        return op.kind() instanceof MirOp kind && mir(kind, op);
    }

    private boolean arith(ArithOp kind, Operation op) {
        switch (kind) {
            case BITCAST -> bind(op.result(), register(op.operand(0)));
            case TRUNCI -> bind(op.result(), wordOf(op.operand(0), 0));
            case EXTUI -> {
                if (MirTypes.isWide(op.result().type())) return false;
                bind(op.result(), register(op.operand(0)));
            }
            case EXTSI -> {
                if (!op.operand(0).type().isInteger(1)
                        || MirTypes.isWide(op.result().type())) return false;
                Reg r = register(op.operand(0));
                code.op(Opcode.INEG, define(op.result()), r);
            }
            case SELECT -> select(op);
            case SUBI -> {
                boolean fromZero = op.operand(0).definedBy() instanceof ConstantOp c
                        && c.value() instanceof IntegerAttr i
                        && i.value() == 0;
                if (!fromZero || !op.result().type().isInteger(32)) return false;
                Reg r = register(op.operand(1));
                code.op(Opcode.INEG, define(op.result()), r);
            }
            case XORI -> {
                boolean ones = op.operand(1).definedBy() instanceof ConstantOp c
                        && c.value() instanceof IntegerAttr i
                        && i.value() == -1;
                if (!ones || !op.result().type().isInteger(32)) return false;
                Reg r = register(op.operand(0));
                code.op(Opcode.NOT, define(op.result()), r);
            }
            case MINUI, MAXUI -> {
                if (!op.result().type().isInteger(32)) return false;
                Reg x = register(op.operand(0));
                Reg y = register(op.operand(1));
                Reg b = code.predicate();
                code.op(Opcode.UCMP_LT, b, x, y);
                boolean min = kind == ArithOp.MINUI;
                code.op(Opcode.SELECT, define(op.result()), b, min ? x : y, min ? y : x);
            }
            case MULUI_EXTENDED -> {
                if (!op.result(0).type().isInteger(32)) return false;
                Reg x = register(op.operand(0));
                Reg y = register(op.operand(1));
                if (!op.result(0).isUnused()) code.op(Opcode.IMUL, define(op.result(0)), x, y);
                if (!op.result(1).isUnused()) code.op(Opcode.IMUL_HI, define(op.result(1)), x, y);
            }
            case ADDUI_EXTENDED -> {
                if (!op.result(0).type().isInteger(32)) return false;
                Reg x = register(op.operand(0));
                Reg y = register(op.operand(1));
                Reg sum = define(op.result(0));
                code.op(Opcode.IADD, sum, x, y);
                Reg carry = code.predicate();
                code.op(Opcode.UCMP_LT, carry, sum, x);
                conditions.define(op.result(1), new Cond(carry, false));
            }
            case DIVF -> {
                // 1 / x
                boolean reciprocal = op.result().type() == FloatType.F32
                        && op.operand(0).definedBy() instanceof ConstantOp c
                        && c.value() instanceof FloatAttr f
                        && f.value() == 1;
                if (!reciprocal) return false;
                Reg x = register(op.operand(1));
                code.op(Opcode.FRCP, define(op.result()), x);
            }
            case NEGF -> {
                return signOf(op);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean math(MathOp kind, Operation op) {
        switch (kind) {
            case CTLZ, CTTZ -> {
                if (!op.result().type().isInteger(32)) return false;
                countZeros(op);
            }
            case ABSF -> {
                return signOf(op);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean mir(MirOp kind, Operation op) {
        switch (kind) {
            case INSERT_LOW -> {
                Reg into = register(op.operand(0));
                Reg field = register(op.operand(1));
                Reg width = register(op.operand(2));
                code.op(Opcode.BFI, define(op.result()), into, field, code.immediate(0), width);
            }
            case SPLIT -> {
                bind(op.result(0), wordOf(op.operand(0), 0));
                bind(op.result(1), wordOf(op.operand(0), 1));
            }
            case JOIN -> {
                Reg low = register(op.operand(0));
                Reg high = register(op.operand(1));
                Reg d = define(op.result());
                code.copy(d.word(0), low);
                code.copy(d.word(1), high);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The machine says 2^32 - 1 of no bits at all, which is more than 32. */
    private void countZeros(Operation op) {
        Reg x = register(op.operand(0));
        if (op.kind() == MathOp.CTTZ) {
            Reg reversed = code.word();
            code.op(Opcode.BITREV, reversed, x);
            x = reversed;
        }
        Reg found = code.word();
        code.op(Opcode.BITFIND, found, x);
        Reg all = code.immediate(32);
        Reg some = code.predicate();
        code.op(Opcode.UCMP_LT, some, found, all);
        code.op(Opcode.SELECT, define(op.result()), some, found, all);
    }

    /** The sign bit of f64 is that of its upper word; f16 has its own. */
    private boolean signOf(Operation op) {
        boolean negates = op.kind() == ArithOp.NEGF;
        Type type = op.result().type();
        if (type == FloatType.F64) {
            Reg x = register(op.operand(0));
            Reg d = define(op.result());
            code.copy(d.word(0), x.word(0));
            code.op(negates ? Opcode.FNEG : Opcode.FABS, d.word(1), x.word(1));
            return true;
        }
        if (type != FloatType.F16) return false;
        Reg x = register(op.operand(0));
        Reg mask = code.immediate(negates ? 0x8000 : 0x7FFF);
        code.op(negates ? Opcode.XOR : Opcode.AND, define(op.result()), x, mask);
        return true;
    }

    private void select(Operation op) {
        Cond c = conditions.cond(op.operand(0));
        Reg x = register(op.operand(c.negated() ? 2 : 1));
        Reg y = register(op.operand(c.negated() ? 1 : 2));
        Reg r = define(op.result());
        for (int i = 0; i < r.words(); i++) {
            if (r.words() == 1) code.op(Opcode.SELECT, r, c.predicate(), x, y);
            else code.op(Opcode.SELECT, r.word(i), c.predicate(), x.word(i), y.word(i));
        }
    }

    // ---- truth values

    private void truth(Operation op) {
        if (op instanceof WaveOp wave) {
            Reg in = conditions.positive(op.operand(0));
            Reg b = code.predicate();
            code.op(wave.waveKind().opcode(), b, in);
            conditions.define(op.result(), new Cond(b, false));
        } else if (op instanceof Slots.GetOp get) code.copy(define(op.result()), variable(get.variable()));
        else if (op.kind() instanceof ArithOp kind) truth(kind, op);
        else unsupported(op);
    }

    private void truth(ArithOp kind, Operation op) {
        Value result = op.result();
        switch (kind) {
            case CMPI, CMPF -> compare(op);
            case ANDI -> conditions.defineLogic(op, true);
            case ORI -> conditions.defineLogic(op, false);
            case XORI -> {
                Boolean mask = Conditions.constant(op.operand(1));
                if (mask != null && mask) {
                    conditions.defineNot(result, op.operand(0));
                    return;
                }
                Reg x = conditions.word(op.operand(0));
                Reg y = conditions.word(op.operand(1));
                code.op(Opcode.XOR, define(result), x, y);
            }
            case SELECT -> select(op);
            case TRUNCI -> {
                Reg x = wordOf(op.operand(0), 0);
                Reg one = code.immediate(1);
                code.op(Opcode.AND, define(result), x, one);
            }
            default -> unsupported(op);
        }
    }

    private void compare(Operation op) {
        Type t = op.operand(0).type();
        boolean ok = t.isInteger(32) || t.isInteger(1) || t == FloatType.F32;
        if (ok) conditions.define(op);
        else unsupported(op);
    }

    // ---- the machine

    private boolean machine(Operation op) {
        if (op instanceof Machine.SpecialOp s) {
            code.op(Opcode.MOV_SR, define(s.result()), LirInstructionOp.special(s.register()));
        } else if (op instanceof MirMemory.LoadOp l) {
            Reg address = register(l.address());
            code.op(Instructions.load(l.space(), l.result().type()), define(l.result()), address);
        } else if (op instanceof MirMemory.StoreOp s) {
            Reg address = register(s.address());
            Type t = s.value().type();
            code.op(Instructions.store(s.space(), t), address, register(s.value()));
        } else if (op instanceof MirMemory.AtomicOp a) {
            atomic(a, Instructions.atomic(a.space(), a.atomicKind()), List.of(a.address(), a.value()));
        } else if (op instanceof MirMemory.AtomicCasOp a) {
            Opcode cas = a.space() == Space.LOCAL ? Opcode.LOCAL_ATOMIC_CAS : Opcode.ATOMIC_CAS;
            atomic(a, cas, List.of(a.address(), a.expected(), a.desired()));
        } else if (op instanceof WaveOp w) {
            wave(w);
        } else if (op instanceof Machine.BarrierOp) {
            code.op(Opcode.BARRIER);
        } else if (op instanceof Machine.FenceOp f) {
            code.op(Opcode.FENCE_ACQ_REL, LirInstructionOp.scope(f.scope()));
        } else if (op instanceof Slots.VarOp v) {
            Reg r = fresh(((VarType) v.result().type()).value());
            registers.put(v.result(), r);
            // written from the begin: what sets it later under a condition leaves other lanes alone
            for (int w = 0; w < r.words(); w++) {
                code.op(Opcode.MOV_IMM, r.words() == 1 ? r : r.word(w), LirInstructionOp.immediate(0));
            }
        } else if (op instanceof Slots.GetOp g) {
            code.copy(define(g.result()), variable(g.variable()));
        } else if (op instanceof Slots.SetOp s) {
            code.copy(variable(s.variable()), register(s.value()));
        } else if (op.kind() == MirOp.RETURN) {
            code.op(Opcode.HALT);
        } else {
            return false;
        }
        return true;
    }

    /** Register 0 stands for no result. */
    private void atomic(MirMemory.AtomicBase op, Opcode opcode, List<Value> operands) {
        List<Attribute> all = new ArrayList<>();
        for (Value v : operands) all.add(register(v));
        all.add(0, op.isUnused() ? Reg.gpr(0) : define(op.result()));
        if (op.space() == Space.DEVICE) all.add(LirInstructionOp.scope(op.scope()));
        code.op(opcode, all.toArray(new Attribute[0]));
    }

    private void wave(WaveOp op) {
        if (op.waveKind() == WaveOp.Kind.BALLOT) {
            Reg in = conditions.positive(op.operand(0));
            code.op(Opcode.WAVE_BALLOT, define(op.result()), in);
            return;
        }
        Reg value = register(op.operand(0));
        if (!op.waveKind().takesLane()) {
            code.op(op.waveKind().opcode(), define(op.result()), value);
            return;
        }
        Reg lane = register(op.operand(1));
        code.op(op.waveKind().opcode(), define(op.result()), value, lane);
    }

    // ---- structure

    private void conditional(Structured.IfOp op) {
        Cond c = conditions.cond(op.condition());
        List<Reg> results = new ArrayList<>();
        for (Value r : op.results()) results.add(define(r));
        LirStructure.IfOp to = code.add(new LirStructure.IfOp(op.location(), c.predicate()));
        arm(c.negated() ? op.otherwise() : op.then(), to.then(), results);
        arm(c.negated() ? op.then() : op.otherwise(), to.otherwise(), results);
        to.dropEmptyElse();
    }

    private void arm(Block from, Block to, List<Reg> results) {
        Block before = code.in(to);
        block(from);
        assign(results, from.requiredTerminator().operands());
        code.in(before);
    }

    private void loop(Structured.LoopOp op) {
        List<Reg> carried = new ArrayList<>();
        for (Value v : op.operands()) carried.add(fresh(v.type()));
        assign(carried, op.operands());
        for (int i = 0; i < carried.size(); i++) bind(op.body().argument(i), carried.get(i));
        for (Value r : op.results()) define(r);
        LirStructure.LoopOp to = code.add(new LirStructure.LoopOp(op.location()));
        Block before = code.in(to.body());
        block(op.body());
        assign(carried, op.body().requiredTerminator().operands());
        code.in(before);
    }

    /** The results are set in every lane: those that stay set them again before they leave. */
    private void leave(Structured.BreakOp op) {
        Reg condition = conditions.positive(op.condition());
        List<Reg> results = new ArrayList<>();
        Operation loop = op.parentOp();
        if (loop == null) throw new IllegalStateException("a break outside of loops");
        for (Value r : loop.results()) results.add(r.type().isInteger(1) ? conditions.word(r) : register(r));
        assign(results, op.values());
        code.op(Opcode.BREAK, condition);
    }

    /** All at once; what is undefined stays. */
    private void assign(List<Reg> to, List<Value> from) {
        List<Reg> targets = new ArrayList<>();
        List<Reg> sources = new ArrayList<>();
        for (int i = 0; i < to.size(); i++) {
            if (from.get(i).definedBy() instanceof PoisonOp) continue;
            Reg source = register(from.get(i));
            for (int w = 0; w < source.words(); w++) {
                targets.add(source.words() == 1 ? to.get(i) : to.get(i).word(w));
                sources.add(source.words() == 1 ? source : source.word(w));
            }
        }
        new ParallelCopy(code, targets, sources).emit();
    }
}
