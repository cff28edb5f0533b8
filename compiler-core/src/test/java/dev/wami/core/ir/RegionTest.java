package dev.wami.core.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.ir.type.IntegerType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegionTest {
    /** Two blocks, the second with an operation that has a region of its own; each value is used. */
    private static Region region(List<Operation> all) {
        Region region = new Region();
        Block entry = region.add(new Block());
        Block target = region.add(new Block());
        BlockArgument argument = entry.addArgument(IntegerType.I32, Location.UNKNOWN);
        Operation user = entry.add(
                new UnregisteredOp(state("u.user").operands(List.of(argument)).result(IntegerType.I32)));
        Operation branch = entry.add(new UnregisteredOp(state("u.br").successor(target)));
        Region inner = new Region();
        Operation nested =
                inner.add(new Block()).add(new UnregisteredOp(state("u.nested").operands(List.of(user.result(0)))));
        Operation holder = target.add(new UnregisteredOp(state("u.holder").region(inner)));
        all.addAll(List.of(user, branch, nested, holder));
        return region;
    }

    private static OpState state(String name) {
        return OpState.at(Location.UNKNOWN).name(name);
    }

    @Test
    void partsOfADiscardedRegionLeadNowhere() {
        List<Operation> all = new ArrayList<>();
        Region region = region(all);
        Block entry = region.entry();
        BlockArgument argument = entry.argument(0);
        OpResult result = all.get(0).result(0);
        region.discard();
        assertThat(region.isEmpty()).isTrue();
        assertThat(argument.isUnused()).isTrue();
        assertThat(result.isUnused()).isTrue();
        assertThat(entry.isEmpty()).isTrue();
        assertThat(entry.next()).isNull();
        assertThat(entry.region()).isNull();
        for (Operation op : all) {
            assertThat(op.block()).isNull();
            assertThat(op.prev()).isNull();
            assertThat(op.next()).isNull();
            assertThat(op.operandCount() + op.resultCount() + op.successorCount() + op.regionCount())
                    .isZero();
        }
    }
}
