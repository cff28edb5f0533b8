package dev.wami.wavebackend.structure;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.transform.StructuredOps;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.cf.BranchOp;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.ub.PoisonOp;
import dev.wami.waveir.mir.Kernels.ReturnOp;
import dev.wami.waveir.mir.Structured.BreakOp;
import dev.wami.waveir.mir.Structured.IfOp;
import dev.wami.waveir.mir.Structured.LoopOp;
import dev.wami.waveir.mir.Structured.NextOp;
import dev.wami.waveir.mir.Structured.YieldOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Branches of {@code cf} and what they become in {@code mir}. */
final class MirStructuredOps implements StructuredOps {

    @Override
    public boolean isSupported(Operation terminator) {
        return terminator instanceof CondBranchOp || terminator instanceof SwitchOp;
    }

    // ---- branches

    @Override
    public Operation branch(Location location, Block target, List<? extends Value> arguments) {
        return new BranchOp(location, target, arguments);
    }

    @Override
    public Operation branch(
            Location location,
            Value condition,
            Block ifTrue,
            List<? extends Value> trueArguments,
            Block ifFalse,
            List<? extends Value> falseArguments) {
        return new CondBranchOp(location, condition, ifTrue, trueArguments, ifFalse, falseArguments);
    }

    @Override
    public Operation select(Location location, Value selector, List<Block> targets, List<List<Value>> arguments) {
        int last = targets.size() - 1;
        List<SwitchOp.Case> cases = new ArrayList<>(last);
        for (int i = 0; i < last; i++) cases.add(new SwitchOp.Case(i, targets.get(i), arguments.get(i)));
        return new SwitchOp(location, selector, targets.get(last), arguments.get(last), cases);
    }

    @Override
    public @Nullable Value conditionOf(Operation terminator) {
        return terminator instanceof CondBranchOp c ? c.condition() : null;
    }

    @Override
    public Operation unreachable(Location location, Operation function, Builder before) {
        return new ReturnOp(location);
    }

    // ---- values

    @Override
    public Type selectorType() {
        return IntegerType.I32;
    }

    @Override
    public Value selector(Builder at, Location location, int number) {
        return ConstantOp.insert(at, location, IntegerAttr.i32(number));
    }

    @Override
    public Value flag(Builder at, Location location, boolean value) {
        return ConstantOp.insert(at, location, IntegerAttr.bool(value));
    }

    @Override
    public Value undefined(Builder at, Location location, Type type) {
        return at.insert(new PoisonOp(location, type)).result();
    }

    // ---- structured operations

    /** A switch is a chain: if the first case, else if the second ..., else the default. */
    @Override
    public Operation conditional(Operation terminator, List<Type> results, List<Region> regions) {
        if (terminator instanceof CondBranchOp c)
            return new IfOp(c.location(), c.condition(), results, regions.get(0), regions.get(1));
        SwitchOp s = (SwitchOp) terminator;
        Builder before = Builder.before(s);
        Region otherwise = regions.get(0);
        for (int i = s.caseCount() - 1; i > 0; i--) {
            IfOp inner = new IfOp(s.location(), isCase(s, i, before), results, regions.get(i + 1), otherwise);
            otherwise = new Region();
            Block only = otherwise.add(new Block());
            only.add(inner);
            only.add(new YieldOp(s.location(), inner.results()));
        }
        if (s.caseCount() == 0) {
            Value always = flag(before, s.location(), false);
            Region never = new Region();
            List<Value> undefined = new ArrayList<>();
            for (Type t : results) undefined.add(undefined(before, s.location(), t));
            never.add(new Block()).add(new YieldOp(s.location(), undefined));
            return new IfOp(s.location(), always, results, never, otherwise);
        }
        return new IfOp(s.location(), isCase(s, 0, before), results, regions.get(1), otherwise);
    }

    private static Value isCase(SwitchOp s, int i, Builder before) {
        Value number = ConstantOp.insert(before, s.location(), s.caseConstant(i));
        return before.insert(new CmpIOp(s.location(), CmpIPredicate.EQ, s.flag(), number))
                .result();
    }

    @Override
    public Operation loop(
            Location location, List<? extends Value> initial, Region body, Value condition, List<Value> next) {
        Block end = body.last();
        if (end == null) throw new IllegalStateException("a loop without blocks");
        Builder at = Builder.atEnd(end);
        Value yes = flag(at, location, true);
        Value leave = at.insert(new XOrIOp(location, condition, yes)).result();
        at.insert(new BreakOp(location, leave, next));
        at.insert(new NextOp(location, next));
        List<Type> types = next.stream().map(Value::type).toList();
        return new LoopOp(location, initial, types, body);
    }

    @Override
    public Operation yield(Location location, List<? extends Value> values) {
        return new YieldOp(location, values);
    }
}
