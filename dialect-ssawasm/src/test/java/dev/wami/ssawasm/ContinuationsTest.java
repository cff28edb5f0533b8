package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Continuations on the interpreter: they pass values both ways, are kept in a table, end, and are used once. */
class ContinuationsTest {
    private static final String PROGRAM = """
            ssawasm.cont_type @fresh : (i32) -> i32
            ssawasm.cont_type @ct : (i64) -> i32
            ssawasm.tag @yield : (i32) -> i64
            ssawasm.table @kept : !ssawasm.cont<"ct"> min = 2
            ssawasm.func @task(%a: !ssawasm.local<i32>) -> i32 {
              %x = ssawasm.local_get %a : i32
              %sent = ssawasm.suspend @yield(%x) : (i32) -> i64
              %r = ssawasm.wrap_i64 %sent : i64 to i32
              %s = ssawasm.add %r, %x : i32
              ssawasm.return %s : i32
            }
            ssawasm.func @begin(%a: !ssawasm.local<i32>) -> (i32, i32) {
              %x = ssawasm.local_get %a : i32
              %f = ssawasm.func_ref @task : !ssawasm.func_ref
              %k = ssawasm.cont_new %f : !ssawasm.cont<"fresh">
              %r:2 = ssawasm.block_block -> i32, i32 {
                ssawasm.resume %k(%x : i32) [^on_yield, ^resume] @yield : !ssawasm.cont<"fresh">
              ^resume:
                %returned = ssawasm.on_stack : i32
                ssawasm.unreachable
              ^on_yield:
                %v = ssawasm.on_stack : i32
                %rest = ssawasm.on_stack : !ssawasm.cont<"ct">
                %one = ssawasm.const 1 : i32
                %index = ssawasm.table_grow @kept, %rest, %one : !ssawasm.cont<"ct">
                ssawasm.pseudo_br ^out(%index, %v : i32, i32)
              ^out(%i: i32, %w: i32):
                ssawasm.exit %i, %w : i32, i32
              }
              ssawasm.return %r#0, %r#1 : i32, i32
            }
            ssawasm.func @finish(%a: !ssawasm.local<i32>, %b: !ssawasm.local<i64>) -> i32 {
              %i = ssawasm.local_get %a : i32
              %x = ssawasm.local_get %b : i64
              %k = ssawasm.table_get @kept[%i] : !ssawasm.cont<"ct">
              %r = ssawasm.block_block -> i32 {
                ssawasm.resume %k(%x : i64) [^on_yield, ^resume] @yield : !ssawasm.cont<"ct">
              ^resume:
                %returned = ssawasm.on_stack : i32
                ssawasm.br ^out(%returned : i32)
              ^on_yield:
                %v = ssawasm.on_stack : i32
                %rest = ssawasm.on_stack : !ssawasm.cont<"ct">
                ssawasm.unreachable
              ^out(%w: i32):
                ssawasm.exit %w : i32
              }
              ssawasm.return %r : i32
            }
            ssawasm.func @is_null(%a: !ssawasm.local<i32>) -> i32 {
              %i = ssawasm.local_get %a : i32
              %k = ssawasm.table_get @kept[%i] : !ssawasm.cont<"ct">
              %r = ssawasm.ref_is_null %k : !ssawasm.cont<"ct">
              ssawasm.return %r : i32
            }
            """;

    private final Interpreter machine =
            new Interpreter(Text.parse(PROGRAM), 32, (declaration, arguments, running) -> null);

    @Test
    void suspendsAndGoesOn() {
        assertThat(machine.call("begin", List.of(5L))).containsExactly(2L, 5L);
        assertThat(machine.call("begin", List.of(7L))).containsExactly(3L, 7L);
        assertThat(machine.call("finish", List.of(2L, 10L))).containsExactly(15L);
        assertThat(machine.call("finish", List.of(3L, 20L))).containsExactly(27L);
    }

    @Test
    void isUsedOnce() {
        machine.call("begin", List.of(5L));
        machine.call("finish", List.of(2L, 10L));
        assertThatThrownBy(() -> machine.call("finish", List.of(2L, 10L)))
                .isInstanceOf(Trap.class)
                .hasMessage("continuation already consumed");
    }

    @Test
    void tablesAreNullAtFirstAndBounded() {
        assertThat(machine.call("is_null", List.of(0L))).containsExactly(1L);
        assertThatThrownBy(() -> machine.call("finish", List.of(0L, 0L))).hasMessage("null continuation reference");
        assertThatThrownBy(() -> machine.call("is_null", List.of(2L))).hasMessage("out of bounds table access");
    }

    @Test
    void suspensionsNeedAResume() {
        assertThatThrownBy(() -> machine.call("task", List.of(1L))).hasMessage("suspend outside a coroutine");
    }
}
