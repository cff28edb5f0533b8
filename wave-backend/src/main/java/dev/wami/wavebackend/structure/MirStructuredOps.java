package dev.wami.wavebackend.structure;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.cf.CfBranches;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.waveir.mir.Kernels.ReturnOp;
import dev.wami.waveir.mir.Structured.BreakOp;
import dev.wami.waveir.mir.Structured.IfOp;
import dev.wami.waveir.mir.Structured.LoopOp;
import dev.wami.waveir.mir.Structured.NextOp;
import dev.wami.waveir.mir.Structured.YieldOp;
import java.util.ArrayList;
import java.util.List;

/** What branches of {@code cf} become in {@code mir}. */
final class MirStructuredOps extends CfBranches {

    @Override
    public Operation unreachable(Location location, Operation function, Builder before) {
        return new ReturnOp(location);
    }

    /** A switch is a chain: if the first case, else if the second ..., else the default. */
    @Override
    public Operation conditional(Operation terminator, List<Type> results, List<Region> regions) {
        if (terminator instanceof CondBranchOp c) {
            return new IfOp(c.location(), c.condition(), results, regions.get(0), regions.get(1));
        }
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
