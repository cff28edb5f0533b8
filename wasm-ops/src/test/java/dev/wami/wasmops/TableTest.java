package dev.wami.wasmops;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void isOfNullsAtFirst() {
        Table table = new Table(2, null);
        assertThat(table.elements()).containsExactly(Reference.NULL, Reference.NULL);
    }

    @Test
    void copiesOverlappingElementsAsIfThroughABuffer() {
        Table table = new Table(4, null);
        table.fill(0, "a", 1);
        table.fill(1, "b", 2);
        table.copy(1, table.elements(), 0, 3);
        assertThat(table.elements()).containsExactly("a", "a", "b", "b");
    }

    @Test
    void growsUpToItsMaximum() {
        Table table = new Table(1, 3L);
        assertThat(table.grow(2, "a")).isEqualTo(1);
        assertThat(table.elements()).containsExactly(Reference.NULL, "a", "a");
        assertThat(table.grow(1, "b")).isEqualTo(-1);
        assertThat(table.size()).isEqualTo(3);
    }

    @Test
    void growsByNothingAndByNoUnsignedMultitude() {
        Table table = new Table(0, null);
        assertThat(table.grow(0, "a")).isZero();
        assertThat(table.grow(0xFFFF_FFFFL, "a")).isEqualTo(-1);
    }

    @Test
    void knowsWhatIsInside() {
        Table table = new Table(2, null);
        assertThat(table.contains(2, 0)).isTrue();
        assertThat(table.contains(1, 1)).isTrue();
        assertThat(table.contains(1, 2)).isFalse();
        assertThat(table.contains(0xFFFF_FFFFL, 1)).isFalse();
    }
}
