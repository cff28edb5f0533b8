package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

public class ModuleBuilderTest {
    /** A bit of everything that a compiler emits. */
    public static WasmModule sample() {
        ModuleBuilder module = new ModuleBuilder();
        FuncType printType = new FuncType(List.of(ValueType.I32), List.of());
        int print = module.importFunction("env", "print_i32", printType);
        int memory = module.addMemory(new MemoryType(Limits.between(1, 16)));
        module.export("memory", ExternKind.MEMORY, memory);
        int stack = module.addGlobal(new GlobalType(ValueType.I32, true), Instruction.i32Const(65536));
        module.addData(1024, Bytes.of("hello\0\u00ff\n\"\\".getBytes(StandardCharsets.UTF_8)));
        int table = module.addTable(new TableType(RefType.FUNCREF, Limits.between(2, 2)));

        int sum = module.addFunction(new FuncType(List.of(ValueType.I32), List.of(ValueType.I32)));
        CodeBuilder code = module.code(sum);
        int total = code.local(ValueType.I32);
        CodeBuilder.Label exit = code.open(Opcode.BLOCK, BlockType.EMPTY);
        CodeBuilder.Label loop = code.open(Opcode.LOOP, BlockType.EMPTY);
        code.op(Opcode.LOCAL_GET, 0).op(Opcode.I32_EQZ).branch(Opcode.BR_IF, exit);
        code.op(Opcode.LOCAL_GET, total)
                .op(Opcode.LOCAL_GET, 0)
                .op(Opcode.I32_ADD)
                .op(Opcode.LOCAL_SET, total);
        code.op(Opcode.LOCAL_GET, 0).i32Const(-1).op(Opcode.I32_ADD).op(Opcode.LOCAL_SET, 0);
        code.branch(Opcode.BR, loop).end().end();
        code.op(Opcode.GLOBAL_GET, stack).access(Opcode.I32_LOAD8_U, 0, 7).op(Opcode.DROP);
        code.op(Opcode.LOCAL_GET, total);
        module.define(sum, code);

        int main = module.addFunction(FuncType.EMPTY);
        code = module.code(main);
        code.op(Opcode.REF_FUNC, sum).op(Opcode.DROP);
        code.i32Const(10).op(Opcode.CALL, sum).op(Opcode.CALL, print);
        code.i32Const(3).i32Const(0).op(Opcode.CALL_INDIRECT, module.type(printType), table);
        module.define(main, code);
        module.addElements(ElementSegment.ofFunctions(
                new SegmentMode.Active(table, List.of(Instruction.i32Const(0))), List.of(print, main)));
        module.export("main", ExternKind.FUNC, main);
        module.names()
                .module("sample")
                .set(Names.Kind.FUNCTION, print, "print")
                .set(Names.Kind.FUNCTION, sum, "sum")
                .set(Names.Kind.FUNCTION, main, "main")
                .set(Names.Kind.LOCAL, sum, 0, "n")
                .set(Names.Kind.LOCAL, sum, total, "total")
                .set(Names.Kind.LABEL, sum, exit.ordinal(), "exit")
                .set(Names.Kind.LABEL, sum, loop.ordinal(), "loop")
                .set(Names.Kind.GLOBAL, stack, "__stack_pointer");
        return module.build();
    }

    @Test
    void declaresReferencedFunctions() {
        WasmModule module = sample();
        assertThat(module.types()).hasSize(3);
        assertThat(module.elements()).hasSize(2);
        assertThat(module.elements().get(1)).isEqualTo(ElementSegment.ofFunctions(SegmentMode.DECLARATIVE, List.of(1)));
    }

    @Test
    void isAcceptedByWabtAndWasmTools() {
        byte[] bytes = BinaryEncoder.encode(sample());
        Tool.assumeInstalled("wasm-validate");
        assertThat(Tool.run(bytes, "wasm-validate", "IN"))
                .extracting(Tool.Result::errors)
                .isEqualTo("");
        Tool.assumeInstalled("wasm-tools");
        assertThat(Tool.run(bytes, "wasm-tools", "validate", "IN"))
                .extracting(Tool.Result::errors)
                .isEqualTo("");
    }

    @Test
    void refusesLateImportsAndMissingBodies() {
        ModuleBuilder module = new ModuleBuilder();
        int function = module.addFunction(FuncType.EMPTY);
        assertThatThrownBy(() -> module.importFunction("env", "f", FuncType.EMPTY))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("import env.f after a definition of a func");
        assertThatThrownBy(module::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("function 0 has no body");
        CodeBuilder code = module.code(function);
        CodeBuilder.Label label = code.open(Opcode.BLOCK, BlockType.EMPTY);
        assertThatThrownBy(() -> module.define(function, code)).hasMessage("1 blocks are still open");
        code.branch(Opcode.BR, code.function()).end();
        assertThatThrownBy(() -> code.branch(Opcode.BR, label)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(code::end).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> code.op(Opcode.I32_ADD, 1)).isInstanceOf(IllegalArgumentException.class);
        module.define(function, code);
        assertThat(module.build().functions().get(0).body())
                .containsExactly(
                        new Instruction.Block(Opcode.BLOCK, BlockType.EMPTY),
                        Instruction.of(Opcode.BR, 1),
                        Instruction.of(Opcode.END));
    }
}
