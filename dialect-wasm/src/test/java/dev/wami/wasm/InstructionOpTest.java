package dev.wami.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Constants.RefNullOp;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.Continuations.ContBindOp;
import dev.wami.wasm.Continuations.ContNewOp;
import dev.wami.wasm.Continuations.Handler;
import dev.wami.wasm.Continuations.ResumeOp;
import dev.wami.wasm.Continuations.ResumeThrowOp;
import dev.wami.wasm.Continuations.SwitchOp;
import dev.wami.wasm.ControlInstructions.BrTableOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.ControlInstructions.CallIndirectOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.ControlInstructions.TagInstructionOp;
import dev.wami.wasm.MemoryInstructions.AccessOp;
import dev.wami.wasm.MemoryInstructions.DataDropOp;
import dev.wami.wasm.MemoryInstructions.LaneAccessOp;
import dev.wami.wasm.MemoryInstructions.MemoryCopyOp;
import dev.wami.wasm.MemoryInstructions.MemoryInitOp;
import dev.wami.wasm.MemoryInstructions.MemoryInstructionOp;
import dev.wami.wasm.TableInstructions.ElemDropOp;
import dev.wami.wasm.TableInstructions.TableCopyOp;
import dev.wami.wasm.TableInstructions.TableInitOp;
import dev.wami.wasm.TableInstructions.TableInstructionOp;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasm.VectorInstructions.LaneOp;
import dev.wami.wasm.VectorInstructions.ShuffleOp;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the constructors make: the text, and the class and opcode that the text is read as. */
class InstructionOpTest {
    private static final Location AT = Location.UNKNOWN;
    private static final FunctionType UNARY = new FunctionType(List.of(IntegerType.I32), List.of(IntegerType.I32));

    static Stream<Arguments> instructions() {
        return Stream.of(
                Arguments.of(new PlainOp(AT, Opcode.I32_ADD), "wasm.i32.add"),
                Arguments.of(new PlainOp(AT, Opcode.ATOMIC_FENCE), "wasm.atomic.fence"),
                Arguments.of(new SelectOp(AT, null), "wasm.select"),
                Arguments.of(new SelectOp(AT, FloatType.F64), "wasm.select f64"),
                Arguments.of(new LocalOp(AT, Opcode.LOCAL_TEE, 3), "wasm.local.tee 3"),
                Arguments.of(new GlobalInstructionOp(AT, Opcode.GLOBAL_SET, "g"), "wasm.global.set @g"),
                Arguments.of(new BranchOp(AT, Opcode.BR_IF, "out"), "wasm.br_if \"out\""),
                Arguments.of(new BrTableOp(AT, List.of("a", ""), "b"), "wasm.br_table [\"a\", \"\"] \"b\""),
                Arguments.of(new FuncInstructionOp(AT, Opcode.RETURN_CALL, "f"), "wasm.return_call @f"),
                Arguments.of(
                        new CallIndirectOp(AT, Opcode.CALL_INDIRECT, UNARY, "t"),
                        "wasm.call_indirect (i32) -> i32 table = @t"),
                Arguments.of(new TagInstructionOp(AT, Opcode.THROW, "e"), "wasm.throw @e"),
                Arguments.of(new ConstOp(AT, -1), "wasm.i32.const -1"),
                Arguments.of(new ConstOp(AT, IntegerAttr.i64(7)), "wasm.i64.const 7"),
                Arguments.of(new ConstOp(AT, new FloatAttr(FloatType.F32, 0x3F800000)), "wasm.f32.const 1.000000e+00"),
                Arguments.of(new V128ConstOp(AT, 1, -1), "wasm.v128.const array<i64: 1, -1>"),
                Arguments.of(
                        new RefNullOp(AT, new WasmRefType(true, AbstractHeapType.FUNC)), "wasm.ref.null !wasm.funcref"),
                Arguments.of(new AccessOp(AT, Opcode.I32_LOAD, 0, 4, null), "wasm.i32.load"),
                Arguments.of(
                        new AccessOp(AT, Opcode.I64_STORE, 16, 4, "m"),
                        "wasm.i64.store memory = @m offset = 16 align = 4"),
                Arguments.of(
                        new LaneAccessOp(AT, Opcode.V128_LOAD32_LANE, 3, 8, 2, null),
                        "wasm.v128.load32_lane 3 offset = 8 align = 2"),
                Arguments.of(new MemoryInstructionOp(AT, Opcode.MEMORY_GROW, "m"), "wasm.memory.grow memory = @m"),
                Arguments.of(new MemoryCopyOp(AT, null, "n"), "wasm.memory.copy from_memory = @n"),
                Arguments.of(new MemoryInitOp(AT, "d", "m"), "wasm.memory.init @d memory = @m"),
                Arguments.of(new DataDropOp(AT, "d"), "wasm.data.drop @d"),
                Arguments.of(new TableInstructionOp(AT, Opcode.TABLE_GET, "t"), "wasm.table.get table = @t"),
                Arguments.of(new TableCopyOp(AT, "t", "u"), "wasm.table.copy table = @t from_table = @u"),
                Arguments.of(new TableInitOp(AT, "e", "t"), "wasm.table.init @e table = @t"),
                Arguments.of(new ElemDropOp(AT, "e"), "wasm.elem.drop @e"),
                Arguments.of(new LaneOp(AT, Opcode.I32X4_EXTRACT_LANE, 3), "wasm.i32x4.extract_lane 3"),
                Arguments.of(
                        new ShuffleOp(AT, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 31),
                        "wasm.i8x16.shuffle array<i8: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 31>"),
                Arguments.of(new ContNewOp(AT, "ct"), "wasm.cont.new @ct"),
                Arguments.of(new ContBindOp(AT, "ct", "to"), "wasm.cont.bind @ct @to"),
                Arguments.of(new SwitchOp(AT, "ct", "e"), "wasm.switch @ct @e"),
                Arguments.of(
                        new ResumeOp(
                                AT, Opcode.RESUME, "ct", List.of(new Handler("y", "on_y"), new Handler("s", null))),
                        "wasm.resume @ct [[@y, \"on_y\"], @s]"),
                Arguments.of(
                        new ResumeThrowOp(AT, "ct", "e", List.of(new Handler("y", "on_y"))),
                        "wasm.resume_throw @ct @e [[@y, \"on_y\"]]"));
    }

    @ParameterizedTest
    @MethodSource("instructions")
    void prints(InstructionOp made, String text) {
        assertThat(MlirPrinter.print(made, PrintOptions.DEFAULT).strip()).isEqualTo(text);
        Operation read = RoundTripTest.parse(text).region(0).entry().first();
        assertThat(read).hasSameClassAs(made);
        assertThat(((InstructionOp) read).opcode()).isEqualTo(made.opcode());
    }

    /** An opcode with other immediates is a mistake of the caller. */
    @Test
    void refusesOtherImmediates() {
        assertThatThrownBy(() -> new PlainOp(AT, Opcode.MEMORY_SIZE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new LocalOp(AT, Opcode.I32_ADD, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
