package dev.wami.core.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The order of a block's operations, whatever was inserted, moved and asked in between. */
class BlockTest {
    /** Each number is one step: where to insert or what to move, and which two operations to compare then. */
    @Property
    void knowsTheOrder(@ForAll List<@IntRange(min = 0, max = 1 << 20) Integer> steps) {
        Block block = new Block();
        List<Operation> expected = new ArrayList<>();
        for (int step : steps) {
            int at = step % (expected.size() + 1);
            Operation position = at == expected.size() ? null : expected.get(at);
            if (step % 3 == 0 && position != null) {
                Operation moved = expected.get(step / 7 % expected.size());
                block.insertBefore(moved, position);
                if (moved != position) {
                    expected.remove(moved);
                    expected.add(expected.indexOf(position), moved);
                }
            } else {
                expected.add(at, block.insertBefore(operation(), position));
            }
            int a = step / 11 % expected.size();
            int b = step / 13 % expected.size();
            assertThat(expected.get(a).isBefore(expected.get(b))).isEqualTo(a < b);
        }
    }

    /** More insertions at one place than there are numbers left between two neighbours. */
    @Property(tries = 20)
    void findsRoomBetweenTwo(@ForAll boolean behindTheLast) {
        Block block = new Block();
        Operation first = block.add(operation());
        Operation last = block.add(operation());
        Operation before = last;
        Operation previous = first;
        for (int i = 0; i < 1000; i++) {
            Operation op = block.insertBefore(operation(), before);
            assertThat(previous.isBefore(op)).isTrue();
            assertThat(op.isBefore(before)).isTrue();
            if (behindTheLast) previous = op;
            else before = op;
        }
        assertThat(first.isBefore(last)).isTrue();
    }

    private static Operation operation() {
        return new UnregisteredOp(OpState.at(Location.UNKNOWN).name("u.op"));
    }
}
