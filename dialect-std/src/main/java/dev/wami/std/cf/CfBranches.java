package dev.wami.std.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.transform.StructuredOps;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.ub.PoisonOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The branches of {@code cf}, for {@link StructuredOps} of whatever they become. */
public abstract class CfBranches implements StructuredOps {

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

    // ---- values

    @Override
    public Type selectorType() {
        return IntegerType.I32;
    }

    @Override
    public Value selector(Builder at, Location location, int number) {
        return ConstantOp.insert(at, location, IntegerAttr.of(IntegerType.I32, number));
    }

    @Override
    public Value flag(Builder at, Location location, boolean value) {
        return ConstantOp.insert(at, location, value ? IntegerAttr.TRUE : IntegerAttr.FALSE);
    }

    @Override
    public Value undefined(Builder at, Location location, Type type) {
        return at.insert(new PoisonOp(location, type)).result();
    }
}
