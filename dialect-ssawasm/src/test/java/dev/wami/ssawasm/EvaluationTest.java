package dev.wami.ssawasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What programs compute; the expected values follow from the specification. */
class EvaluationTest {
    private final List<Object> printed = new ArrayList<>();

    private Interpreter machine(String text) {
        Operation module = Text.parse(text);
        HostFunctions host = (declaration, arguments, machine) -> {
            if (!"print".equals(((Symbol) declaration).symbolName())) return null;
            printed.addAll(arguments);
            return List.of();
        };
        return new Interpreter(module, 32, host);
    }

    private static long bits(double d) {
        return Double.doubleToRawLongBits(d);
    }

    @Test
    void sumsInALoop() {
        Interpreter machine = machine("""
                ssawasm.func @sum(%n: !ssawasm.local<i32>) -> i32 {
                  %0 = ssawasm.local_get %n : i32
                  %zero = ssawasm.const 0 : i32
                  %one = ssawasm.const 1 : i32
                  %sum = ssawasm.block_loop -> i32 {
                    %empty = ssawasm.eqz %0 : i32
                    ssawasm.cond_br %empty, ^out(%zero : i32), ^next(%0, %zero : i32, i32)
                  ^next(%i: i32, %acc: i32):
                    %acc2 = ssawasm.add %acc, %i : i32
                    %i2 = ssawasm.sub %i, %one : i32
                    ssawasm.pseudo_cond_br %i2, ^next(%i2, %acc2 : i32, i32), ^out(%acc2 : i32)
                  ^out(%r: i32):
                    ssawasm.exit %r : i32
                  }
                  ssawasm.return %sum : i32
                }
                """);
        assertThat(machine.call("sum", List.of(100L))).containsExactly(5050L);
        assertThat(machine.call("sum", List.of(0L))).containsExactly(0L);
    }

    @Test
    void setsLocals() {
        Interpreter machine = machine("""
                ssawasm.func @f(%a: !ssawasm.local<i32>) -> (i32, i32, i32) {
                  %b = ssawasm.local_decl : !ssawasm.local<i32>
                  %0 = ssawasm.local_get %b : i32
                  %1 = ssawasm.local_get %a : i32
                  %2 = ssawasm.add %1, %1 : i32
                  ssawasm.local_set %a, %2 : i32
                  %3 = ssawasm.local_tee %b, %1 : i32
                  %4 = ssawasm.local_get %a : i32
                  %5 = ssawasm.local_get %b : i32
                  %6 = ssawasm.sub %5, %3 : i32
                  %7 = ssawasm.add %6, %0 : i32
                  ssawasm.return %4, %5, %7 : i32, i32, i32
                }
                """);
        assertThat(machine.call("f", List.of(21L))).containsExactly(42L, 21L, 0L);
    }

    @Test
    void selectsOneOfManyBlocks() {
        Interpreter machine = machine("""
                ssawasm.func @f(%a: !ssawasm.local<i32>) -> i32 {
                  %i = ssawasm.local_get %a : i32
                  %c10 = ssawasm.const 10 : i32
                  %c20 = ssawasm.const 20 : i32
                  %c30 = ssawasm.const 30 : i32
                  %r = ssawasm.block_block -> i32 {
                    ssawasm.br_table %i [^first(%c10 : i32), ^second], ^last(%c30 : i32)
                  ^first(%x: i32):
                    ssawasm.br ^last(%x : i32)
                  ^second:
                    ssawasm.pseudo_br ^last(%c20 : i32)
                  ^last(%y: i32):
                    ssawasm.exit %y : i32
                  }
                  ssawasm.return %r : i32
                }
                """);
        assertThat(machine.call("f", List.of(0L))).containsExactly(10L);
        assertThat(machine.call("f", List.of(1L))).containsExactly(20L);
        assertThat(machine.call("f", List.of(2L))).containsExactly(30L);
        assertThat(machine.call("f", List.of(-1L))).containsExactly(30L);
    }

    @Test
    void executesOneOfTwoRegions() {
        Interpreter machine = machine("""
                ssawasm.func @max(%a: !ssawasm.local<i64>, %b: !ssawasm.local<i64>) -> i64 {
                  %x = ssawasm.local_get %a : i64
                  %y = ssawasm.local_get %b : i64
                  %c = ssawasm.gt_s %x, %y : i64
                  %r = ssawasm.if %c -> i64 {
                    ssawasm.exit %x : i64
                  } else {
                    ssawasm.exit %y : i64
                  }
                  ssawasm.if %c {
                    %n = ssawasm.wrap_i64 %x : i64 to i32
                    ssawasm.call @print(%n) : (i32) -> ()
                    ssawasm.exit
                  }
                  %lt = ssawasm.lt_u %x, %y : i64
                  %s = ssawasm.select %y, %x, %lt : i64
                  %d = ssawasm.sub %s, %r : i64
                  %sum = ssawasm.add %d, %r : i64
                  ssawasm.return %sum : i64
                }
                ssawasm.func_import @print : (i32) -> ()
                """);
        assertThat(machine.call("max", List.of(3L, 5L))).containsExactly(5L);
        assertThat(machine.call("max", List.of(7L, 5L))).containsExactly(7L);
        assertThat(machine.call("max", List.of(-7L, 5L))).containsExactly(-7L);
        assertThat(printed).containsExactly(7L);
    }

    @Test
    void readsAndWritesMemory() {
        Interpreter machine = machine("""
                ssawasm.memory @memory min = 1 max = 2
                ssawasm.data @numbers : memref<2xi16> <memory: 0, offset: 16> = dense<[-2, 258]>
                ssawasm.data @truth : memref<3xi1> <memory: 0, offset: 8> = dense<[true, false, true]>
                ssawasm.data @text : memref<3xi8> <memory: 0, offset: 32> = "ab\\FF"
                ssawasm.func @narrow() -> (i32, i32, i64, i32, i32) {
                  %a = ssawasm.const 16 : i32
                  %0 = ssawasm.load16_s %a : i32
                  %1 = ssawasm.load16_u %a : i32
                  %2 = ssawasm.load8_u %a offset = 3 : i64
                  %3 = ssawasm.load %a offset = 16 : i32
                  %4 = ssawasm.load8_s %a : i32
                  ssawasm.return %0, %1, %2, %3, %4 : i32, i32, i64, i32, i32
                }
                ssawasm.func @truths() -> i32 {
                  %a = ssawasm.const 8 : i32
                  %0 = ssawasm.load %a : i32
                  ssawasm.return %0 : i32
                }
                ssawasm.func @float(%x: !ssawasm.local<f64>) -> (f64, i32) {
                  %v = ssawasm.local_get %x : f64
                  %a = ssawasm.const 100 : i32
                  ssawasm.store %a, %v offset = 4 : f64
                  %0 = ssawasm.load %a offset = 4 : f64
                  %1 = ssawasm.load %a offset = 8 : i32
                  ssawasm.return %0, %1 : f64, i32
                }
                ssawasm.func @store(%a: !ssawasm.local<i32>) {
                  %0 = ssawasm.local_get %a : i32
                  ssawasm.store %0, %0 : i32
                  ssawasm.return
                }
                ssawasm.func @grow(%n: !ssawasm.local<i32>) -> (i32, i32) {
                  %0 = ssawasm.local_get %n : i32
                  %1 = ssawasm.memory_grow %0 : i32
                  %2 = ssawasm.memory_size : i32
                  ssawasm.return %1, %2 : i32, i32
                }
                """);
        // 258 = 0x0102
        assertThat(machine.call("narrow", List.of())).containsExactly(-2L, 65534L, 1L, 0xFF6261L, -2L);
        assertThat(machine.call("truths", List.of())).containsExactly(0x010001L);
        assertThat(machine.call("float", List.of(bits(1.5)))).containsExactly(bits(1.5), (long) (bits(1.5) >> 32));
        machine.call("store", List.of(65532L));
        assertThatThrownBy(() -> machine.call("store", List.of(65533L)))
                .isInstanceOf(Trap.class)
                .hasMessage("out of bounds memory access");
        assertThatThrownBy(() -> machine.call("store", List.of(-4L))).hasMessage("out of bounds memory access");
        assertThat(machine.call("grow", List.of(1L))).containsExactly(1L, 2L);
        assertThat(machine.call("grow", List.of(1L))).containsExactly(-1L, 2L);
        assertThat(machine.call("grow", List.of(-1L))).containsExactly(-1L, 2L);
        machine.call("store", List.of(65533L));
    }

    @Test
    void copiesAndFillsMemory() {
        Interpreter machine = machine("""
                ssawasm.memory @memory min = 1
                ssawasm.data @d : memref<4xi8> <memory: 0, passive> = "\\01\\02\\03\\04"
                ssawasm.func @init(%n: !ssawasm.local<i32>) {
                  %to = ssawasm.const 10 : i32
                  %from = ssawasm.const 1 : i32
                  %count = ssawasm.local_get %n : i32
                  ssawasm.memory_init @d, %to, %from, %count : i32
                  ssawasm.return
                }
                ssawasm.func @drop() {
                  ssawasm.data_drop @d
                  ssawasm.return
                }
                ssawasm.func @move() -> i32 {
                  %to = ssawasm.const 11 : i32
                  %from = ssawasm.const 10 : i32
                  %count = ssawasm.const 3 : i32
                  ssawasm.memory_copy %to, %from, %count : i32
                  %byte = ssawasm.const 511 : i32
                  %one = ssawasm.const 1 : i32
                  ssawasm.memory_fill %from, %byte, %one : i32
                  %r = ssawasm.load %from : i32
                  ssawasm.return %r : i32
                }
                ssawasm.func @fill(%n: !ssawasm.local<i32>) {
                  %count = ssawasm.local_get %n : i32
                  ssawasm.memory_fill %count, %count, %count : i32
                  ssawasm.return
                }
                """);
        machine.call("init", List.of(3L));
        assertThatThrownBy(() -> machine.call("init", List.of(4L))).hasMessage("out of bounds memory access");
        assertThat(machine.call("move", List.of())).containsExactly(0x040302FFL);
        assertThatThrownBy(() -> machine.call("fill", List.of(40000L))).hasMessage("out of bounds memory access");
        machine.call("drop", List.of());
        assertThatThrownBy(() -> machine.call("init", List.of(0L))).hasMessage("out of bounds memory access");
    }

    @Test
    void keepsGlobals() {
        Interpreter machine = machine("""
                ssawasm.global_var @count : i32 = 5
                ssawasm.global_var @zero : f64
                ssawasm.func @next() -> i32 {
                  %0 = ssawasm.global_get @count : i32
                  %1 = ssawasm.const 1 : i32
                  %2 = ssawasm.add %0, %1 : i32
                  ssawasm.global_set @count, %2 : i32
                  ssawasm.return %2 : i32
                }
                ssawasm.func @zero_value() -> f64 {
                  %0 = ssawasm.global_get @zero : f64
                  ssawasm.return %0 : f64
                }
                """);
        assertThat(machine.call("next", List.of())).containsExactly(6L);
        assertThat(machine.call("next", List.of())).containsExactly(7L);
        assertThat(machine.call("zero_value", List.of())).containsExactly(0L);
    }

    @Test
    void callsThroughTables() {
        Interpreter machine = machine("""
                ssawasm.table @t min = 5 offset = 1 functions = [@twice, @half, @print]
                ssawasm.func_import @print : (f64) -> ()
                ssawasm.func @twice(%x: !ssawasm.local<i32>) -> i32 {
                  %0 = ssawasm.local_get %x : i32
                  %1 = ssawasm.add %0, %0 : i32
                  ssawasm.return %1 : i32
                }
                ssawasm.func @half(%x: !ssawasm.local<i32>) -> i32 {
                  %0 = ssawasm.local_get %x : i32
                  %1 = ssawasm.const 2 : i32
                  %2 = ssawasm.div_s %0, %1 : i32
                  ssawasm.return %2 : i32
                }
                ssawasm.func @f(%i: !ssawasm.local<i32>, %x: !ssawasm.local<i32>) -> i32 {
                  %0 = ssawasm.local_get %i : i32
                  %1 = ssawasm.local_get %x : i32
                  %2 = ssawasm.call_indirect @t[%0](%1) : (i32) -> i32
                  ssawasm.return %2 : i32
                }
                """);
        assertThat(machine.call("f", List.of(1L, 21L))).containsExactly(42L);
        assertThat(machine.call("f", List.of(2L, -21L))).containsExactly(-10L);
        assertThatThrownBy(() -> machine.call("f", List.of(0L, 1L))).hasMessage("uninitialized element");
        assertThatThrownBy(() -> machine.call("f", List.of(3L, 1L))).hasMessage("indirect call type mismatch");
        assertThatThrownBy(() -> machine.call("f", List.of(4L, 1L))).hasMessage("uninitialized element");
        assertThatThrownBy(() -> machine.call("f", List.of(5L, 1L))).hasMessage("undefined element");
        assertThatThrownBy(() -> machine.call("f", List.of(-1L, 1L))).hasMessage("undefined element");
    }

    @Test
    void trapsAsTheSpecificationSays() {
        Interpreter machine = machine("""
                ssawasm.func @div(%x: !ssawasm.local<i32>, %y: !ssawasm.local<i32>) -> i32 {
                  %0 = ssawasm.local_get %x : i32
                  %1 = ssawasm.local_get %y : i32
                  %2 = ssawasm.div_s %0, %1 : i32
                  ssawasm.return %2 : i32
                }
                ssawasm.func @trunc(%x: !ssawasm.local<f64>) -> i32 {
                  %0 = ssawasm.local_get %x : f64
                  %1 = ssawasm.trunc_f64_s %0 : f64 to i32
                  ssawasm.return %1 : i32
                }
                ssawasm.func @never() {
                  ssawasm.unreachable
                }
                ssawasm.func @load() -> i32 {
                  %0 = ssawasm.const 0 : i32
                  %1 = ssawasm.load %0 : i32
                  ssawasm.return %1 : i32
                }
                """);
        assertThat(machine.call("div", List.of(-7L, 2L))).containsExactly(-3L);
        assertThatThrownBy(() -> machine.call("div", List.of(1L, 0L))).hasMessage("integer divide by zero");
        assertThatThrownBy(() -> machine.call("div", List.of((long) Integer.MIN_VALUE, -1L)))
                .hasMessage("integer overflow");
        assertThat(machine.call("trunc", List.of(bits(-2.9)))).containsExactly(-2L);
        assertThatThrownBy(() -> machine.call("trunc", List.of(bits(Double.NaN))))
                .hasMessage("invalid conversion to integer");
        assertThatThrownBy(() -> machine.call("trunc", List.of(bits(3e9)))).hasMessage("integer overflow");
        assertThatThrownBy(() -> machine.call("never", List.of())).hasMessage("unreachable");
        assertThatThrownBy(() -> machine.call("load", List.of())).hasMessage("no memory 0");
    }

    /** As on an engine, which does not start such a module. */
    @Test
    void trapsWhereASegmentDoesNotFit() {
        Interpreter machine = machine("""
                ssawasm.table @t min = 1
                ssawasm.elem @e : !ssawasm.func_ref table = @t offset = 1 elements = [@size]
                ssawasm.func @size() -> i32 {
                  %n = ssawasm.table_size @t : i32
                  ssawasm.return %n : i32
                }
                """);
        assertThatThrownBy(() -> machine.call("size", List.of()))
                .isInstanceOf(Trap.class)
                .hasMessageContaining("out of bounds table access");
    }
}
