package dev.wami.conversions.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCast.IndexCastUIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.cf.CfBranches;
import dev.wami.std.cf.CondBranchOp;
import dev.wami.std.cf.SwitchOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.IndexSwitchOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import dev.wami.std.ub.UnreachableOp;
import java.util.ArrayList;
import java.util.List;

/** What branches of {@code cf} become in {@code scf}. */
final class ScfOps extends CfBranches {

    /** A return of anything, as upstream; other functions end in {@code ub.unreachable}. */
    @Override
    public Operation unreachable(Location location, Operation function, Builder before) {
        if (!(function instanceof FuncOp f)) return new UnreachableOp(location);
        List<Value> results = new ArrayList<>();
        for (Type t : f.functionType().results()) results.add(undefined(before, location, t));
        return new ReturnOp(location, results);
    }

    @Override
    public Operation conditional(Operation terminator, List<Type> results, List<Region> regions) {
        if (terminator instanceof CondBranchOp c) {
            IfOp op = new IfOp(c.location(), c.condition(), results, true);
            for (int i = 0; i < 2; i++) fill(op.region(i), regions.get(i));
            return op;
        }
        SwitchOp s = (SwitchOp) terminator;
        IndexSwitchOp op = isNarrow(s) ? byValue(s, results) : byNumber(s, results);
        for (int i = 0; i < regions.size(); i++) fill(op.region(i), regions.get(i));
        return op;
    }

    private static void fill(Region to, Region from) {
        to.entry().erase();
        to.takeBody(from);
    }

    /** Whether all values of the flag fit an index, which may have 32 bits. */
    private static boolean isNarrow(SwitchOp s) {
        return ((IntegerType) s.flag().type()).width() <= 32;
    }

    private static IndexSwitchOp byValue(SwitchOp s, List<Type> results) {
        long[] cases = new long[s.caseCount()];
        for (int i = 0; i < cases.length; i++) {
            cases[i] = s.caseConstant(i).unsignedValue();
        }
        Value index = Builder.before(s)
                .insert(new IndexCastUIOp(s.location(), s.flag(), IndexType.INDEX))
                .result();
        return new IndexSwitchOp(s.location(), index, cases, results);
    }

    /** {@code flag == c0 ? 0 : flag == c1 ? 1 : ... n}: the first case that fits, by its number. */
    private static IndexSwitchOp byNumber(SwitchOp s, List<Type> results) {
        Builder at = Builder.before(s);
        long[] cases = new long[s.caseCount()];
        Value number = ConstantOp.insert(at, s.location(), IntegerAttr.index(cases.length));
        for (int i = cases.length - 1; i >= 0; i--) {
            cases[i] = i;
            Value c = ConstantOp.insert(at, s.location(), s.caseConstant(i));
            Value hit = at.insert(new CmpIOp(s.location(), CmpIPredicate.EQ, s.flag(), c))
                    .result();
            Value mine = ConstantOp.insert(at, s.location(), IntegerAttr.index(i));
            number = at.insert(new SelectOp(s.location(), hit, mine, number)).result();
        }
        return new IndexSwitchOp(s.location(), number, cases, results);
    }

    @Override
    public Operation loop(
            Location location, List<? extends Value> initial, Region body, Value condition, List<Value> next) {
        List<Type> types = next.stream().<Type>map(Value::type).toList();
        WhileOp loop = new WhileOp(location, initial, types);
        Block last = body.last();
        if (last == null) throw new IllegalArgumentException("empty loop");
        last.add(new ConditionOp(location, condition, next));
        fill(loop.before(), body);
        loop.afterBlock().add(new YieldOp(location, loop.afterBlock().arguments()));
        return loop;
    }

    @Override
    public Operation yield(Location location, List<? extends Value> values) {
        return new YieldOp(location, values);
    }
}
