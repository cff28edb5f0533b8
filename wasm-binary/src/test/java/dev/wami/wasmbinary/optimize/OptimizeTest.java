package dev.wami.wasmbinary.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Validator;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmbinary.wat.WatReader;
import dev.wami.wasmspec.Feature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What each change leaves of a module, which is valid before and after. */
class OptimizeTest {
    private static WasmModule changed(UnaryOperator<WasmModule> change, String text) {
        WasmModule made = change.apply(module(text));
        assertThat(Validator.validate(made, Feature.all())).isEmpty();
        return made;
    }

    private static WasmModule module(String text) {
        WasmModule module =
                WatReader.read(text.getBytes(StandardCharsets.UTF_8)).module().orElseThrow();
        assertThat(Validator.validate(module, Feature.all())).isEmpty();
        return module;
    }

    private static List<String> mnemonics(WasmModule module, int function) {
        List<String> names = new ArrayList<>();
        for (Instruction i : module.functions().get(function).body()) {
            names.add(i.opcode().mnemonic());
        }
        return names;
    }

    @Test
    void leavesOutWhatNothingReaches() {
        WasmModule made = changed(UnusedDefinitions::remove, """
                (module (import "a" "b" (func)) (import "a" "c" (func $c)) (global i32 (i32.const 1)) (memory 1)
                  (tag $e) (tag $f) (func $unused call $unused) (func (export "f") call $c throw $f))""");
        assertThat(made.imports()).hasSize(1);
        assertThat(made.functions()).hasSize(1);
        assertThat(made.tags()).hasSize(1);
        assertThat(made.globals()).isEmpty();
        assertThat(made.memories()).isEmpty();
    }

    /** A table, a global and a function that are gone may name one another. */
    @Test
    void leavesOutWhatNamesOneAnother() {
        WasmModule made = changed(UnusedDefinitions::remove, """
                (module (table 1 1 (ref func) (ref.func $a)) (global funcref (ref.func $a)) (func $a call $b) (func $b call $a)
                  (func (export "f")))""");
        assertThat(made.functions()).hasSize(1);
        assertThat(made.tables()).isEmpty();
        assertThat(made.globals()).isEmpty();
    }

    /** What declares a function for a reference in code may be gone; what is declared for none goes. */
    @Test
    void declaresWhatCodeRefersTo() {
        for (String declaring :
                List.of("(global funcref (ref.func $a))", "(elem funcref (ref.func $a))", "(elem declare func $a)")) {
            WasmModule made = changed(
                    UnusedDefinitions::remove,
                    "(module " + declaring + " (func $a) (func (export \"f\") (result funcref) ref.func $a))");
            assertThat(made.functions()).as(declaring).hasSize(2);
            assertThat(made.elements()).as(declaring).hasSize(1);
        }
        WasmModule made = changed(UnusedDefinitions::remove, "(module (elem declare func $a) (func $a))");
        assertThat(made.functions()).isEmpty();
        assertThat(made.elements()).isEmpty();
    }

    @Test
    void emptiesElementsThatNoCallCouldEnter() {
        String module = """
                (module (table %s 2 2 funcref) (elem (i32.const 0) $a $b)
                  (func $a (result i32) i32.const 1) (func $b (result i64) i64.const 2)
                  (func (export "f") (param i32) (result i32) local.get 0 call_indirect (result i32)))""";
        WasmModule made = changed(UnusedDefinitions::remove, module.formatted(""));
        assertThat(mnemonics(made, 0)).containsExactly("i32.const");
        assertThat(mnemonics(made, 1)).containsExactly("unreachable");
        WasmModule open = changed(UnusedDefinitions::remove, module.formatted("(export \"t\")"));
        assertThat(mnemonics(open, 1)).containsExactly("i64.const");
    }

    @Test
    void keepsElementsWhoseCopyTraps() {
        WasmModule made =
                changed(UnusedDefinitions::remove, "(module (table 1 1 funcref) (elem (i32.const 1) $a) (func $a))");
        assertThat(made.elements()).hasSize(1);
    }

    @Test
    void mergesEqualFunctions() {
        WasmModule made = changed(DuplicateFunctions::merge, """
                (module (func $a (result i32) i32.const 1) (func $b (result i32) i32.const 1)
                  (func (export "f") (result i32) call $a call $b i32.add))""");
        assertThat(made.functions()).hasSize(2);
    }

    @Test
    void keepsTypesThatAreNamed() {
        WasmModule made = changed(UsedTypes::keep, """
                (module (type (func (param f64))) (type $t (func)) (type $u (func (param i32))) (type (func))
                  (func (type $u)) (func (type 3)) (func (type $t)))""");
        assertThat(made.types()).hasSize(2);
        assertThat(made.functions()).extracting(Function::typeIndex).containsExactly(1, 0, 0);
    }

    /** A type that a cast or the null of an initial value names keeps its index, as all others do then. */
    @Test
    void keepsTypesThatReferencesName() {
        String types = "(type (func (param i64))) (type $t (func (result i32)))";
        for (String use : List.of(
                "(global funcref (ref.null $t))",
                "(table 1 funcref (ref.null $t))",
                "(table 1 funcref) (elem (i32.const 0) funcref (ref.null $t))",
                "(func (param funcref) block (result funcref) local.get 0 br_on_cast 0 funcref (ref $t) end drop)")) {
            WasmModule module = module("(module " + types + " (func (type $t) i32.const 1) " + use + ")");
            assertThat(UsedTypes.keep(module)).as(use).isEqualTo(module);
        }
    }

    @Test
    void keepsTypesThatImportsName() {
        String[] imports = {"(table 1 (ref null $t))", "(global (ref null $t))"};
        for (String imported : imports) {
            WasmModule made =
                    changed(UsedTypes::keep, "(module (type $t (func)) (import \"a\" \"b\" " + imported + "))");
            assertThat(made.types()).hasSize(1);
        }
    }

    /** Longer than the stack of a thread is deep. */
    @Test
    void inlinesLongChains() {
        StringBuilder chain = new StringBuilder("(module (func (export \"f\") call 1)");
        for (int i = 2; i < 20_000; i++) chain.append("(func call ").append(i).append(')');
        WasmModule made =
                changed(InlineCalledOnce::apply, chain.append("(func))").toString());
        assertThat(mnemonics(made, 0)).contains("block");
    }

    @Test
    void removesCopiesAndDeadWrites() {
        WasmModule made = changed(CoalesceLocals::apply, """
                (module (func (export "f") (param $x i32) (result i32) (local $y i32) (local $z i32)
                  local.get $x  local.set $y
                  local.get $y  i32.const 1  i32.add  local.set $z
                  local.get $z  local.get $z  i32.mul  local.set $y
                  local.get $z))""");
        assertThat(made.functions().get(0).locals()).isEmpty();
        assertThat(mnemonics(made, 0)).containsExactly("local.get", "i32.const", "i32.add");
    }

    /** What a loop reads at its start is live at its end; a local is zero at first, an argument is not. */
    @Test
    void keepsLocalsApart() {
        WasmModule made = changed(CoalesceLocals::apply, """
                (module (func (export "f") (param $n i32) (result i32) (local $sum i32) (local $old i32)
                  loop
                    local.get $sum  local.set $old
                    local.get $sum  local.get $n  i32.add  local.set $sum
                    local.get $n  i32.const 1  i32.sub  local.tee $n  br_if 0
                  end
                  local.get $old  local.get $sum  i32.mul))""");
        assertThat(made.functions().get(0).locals()).hasSize(2);
    }

    @Test
    void makesIfsOfBlocks() {
        WasmModule made = changed(BlocksToIfs::apply, """
                (module (func $g) (func (export "f") (param $x i32)
                  block
                    block
                      local.get $x  i32.const 3  i32.lt_s  br_if 0
                      local.get $x  br_if 1
                      call $g
                    end
                    call $g
                  end))""");
        assertThat(mnemonics(made, 1))
                .containsExactly(
                        "block",
                        "local.get",
                        "i32.const",
                        "i32.ge_s",
                        "if",
                        "local.get",
                        "br_if",
                        "call",
                        "end",
                        "call",
                        "end");
        WasmModule kept = changed(BlocksToIfs::apply, """
                (module (func (export "f") (param $x i32) (result i32)
                  (block i32.const 1 local.get $x br_if 0 local.set $x) local.get $x))""");
        assertThat(mnemonics(kept, 0)).startsWith("block").doesNotContain("if");
    }

    @Test
    void writesALocalOnOneWayOnly() {
        String head = "(module (func (export \"f\") (param $x i32) (result i32) ";
        assertThat(mnemonics(changed(KeptLocals::apply, head + """
                local.get $x  i32.const 3  i32.lt_s
                if (result i32) local.get $x else i32.const 7 end  local.set $x  local.get $x))"""), 0))
                .containsExactly(
                        "local.get", "i32.const", "i32.ge_s", "if", "i32.const", "local.set", "end", "local.get");
        assertThat(mnemonics(changed(KeptLocals::apply, head + """
                local.get $x
                if (result i32) i32.const 7 else local.get $x end  local.tee $x))"""), 0))
                .containsExactly("local.get", "if", "i32.const", "local.set", "end", "local.get");
        assertThat(mnemonics(changed(KeptLocals::apply, head + """
                local.get $x
                if (result i32) i32.const 1 local.get $x br_if 0 else local.get $x end  local.tee $x))"""), 0)).contains("else");
    }

    @Test
    void putsFunctionsWhereTheyAreCalled() {
        WasmModule made = changed(m -> UnusedDefinitions.remove(InlineCalledOnce.apply(m)), """
                (module (func $g (param i32) (result i32) (local i32)
                    local.get 0  if  i32.const 7  return  end  local.get 1)
                  (func (export "f") (param i32) (result i32) (loop (result i32) local.get 0 call $g)))""");
        assertThat(made.functions()).hasSize(1);
        assertThat(mnemonics(made, 0))
                .containsExactly(
                        "loop",
                        "local.get",
                        "local.set",
                        "i32.const",
                        "local.set",
                        "block",
                        "local.get",
                        "if",
                        "i32.const",
                        "br",
                        "end",
                        "local.get",
                        "end",
                        "end");
    }

    @Test
    void putsSmallFunctionsWhereTheyAreCalled() {
        WasmModule made = changed(m -> UnusedDefinitions.remove(InlineSmall.apply(m)), """
                (module (func $g (import "a" "g") (param i32 i32 i32))
                  (func $f (param i32 i32) local.get 0 local.get 1 i32.const 0 call $g)
                  (func $swapped (param i32 i32) local.get 1 local.get 0 i32.const 0 call $g)
                  (func $leaves (param i32) local.get 0 return)
                  (func (export "f") (param i32)
                    local.get 0 i32.const 1 call $f  local.get 0 local.get 0 call $f
                    local.get 0 i32.const 1 call $swapped  local.get 0 i32.const 1 call $swapped))""");
        assertThat(made.functions()).hasSize(2);
        assertThat(mnemonics(made, 1)).startsWith("local.get", "i32.const", "i32.const", "call", "local.get");
    }
}
