package dev.wami.wasmemit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.builtin.ModuleOp;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.ControlInstructions.CallIndirectOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.FuncOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Segments;
import dev.wami.wasm.Structured;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasm.WasmRefType;
import dev.wami.wasmbinary.BinaryDecoder;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.Opcode;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class WasmEmitterTest {
    private static final Location AT = Location.UNKNOWN;
    private static final FunctionType NOTHING = type(List.of(), List.of());

    private final ModuleOp module = new ModuleOp(AT);
    private final Diagnostics diagnostics = new Diagnostics();

    private static FunctionType type(List<Type> inputs, List<Type> results) {
        return new FunctionType(inputs, results);
    }

    private FuncOp function(String name, List<Type> inputs, List<Type> results) {
        FuncOp f = new FuncOp(AT, name, type(inputs, results));
        module.body().add(f);
        return f;
    }

    private static void local(Block b, Opcode opcode, int index) {
        b.add(new LocalOp(AT, opcode, index));
    }

    private static void plain(Block b, Opcode opcode) {
        b.add(new PlainOp(AT, opcode));
    }

    private WasmModule emit() {
        WasmModule made = new WasmEmitter(Feature.all(), true).translate(module, diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(made).isNotNull();
        return made;
    }

    /** Bytes by the specification's chapter 5, written out by hand. */
    @Test
    void writesTheBytesOfTheSpecification() {
        FuncOp add = function("add", List.of(IntegerType.I32, IntegerType.I32), List.of(IntegerType.I32));
        local(add.body(), Opcode.LOCAL_GET, 0);
        local(add.body(), Opcode.LOCAL_GET, 1);
        plain(add.body(), Opcode.I32_ADD);
        module.body().add(new Segments.ExportOp(AT, "add", "add"));
        byte[] bytes =
                new WasmEmitter(Feature.upTo(dev.wami.wasmspec.Level.WASM_1_0), false).toBinary(module, diagnostics);
        assertThat(HexFormat.ofDelimiter(" ").formatHex(bytes))
                .isEqualTo(
                        "00 61 73 6d 01 00 00 00" // magic, version
                                + " 01 07 01 60 02 7f 7f 01 7f" // types
                                + " 03 02 01 00" // functions
                                + " 07 07 01 03 61 64 64 00 00" // exports
                                + " 0a 09 01 07 00 20 00 20 01 6a 0b"); // code
    }

    @Test
    void nestsBlocksAndCountsDepths() {
        FuncOp f = function("count", List.of(IntegerType.I32), List.of(IntegerType.I32));
        f.setLocals(List.of(IntegerType.I32, FloatType.F64), List.of("n", "sum"));
        Structured.BlockOp out = new Structured.BlockOp(AT, "out", NOTHING);
        Structured.LoopOp loop = new Structured.LoopOp(AT, "next", NOTHING);
        f.body().add(out);
        out.body().add(loop);
        local(loop.body(), Opcode.LOCAL_GET, 0);
        plain(loop.body(), Opcode.I32_EQZ);
        loop.body().add(new BranchOp(AT, Opcode.BR_IF, "out"));
        Structured.IfOp inner = new Structured.IfOp(AT, null, type(List.of(), List.of(IntegerType.I32)), true);
        local(loop.body(), Opcode.LOCAL_GET, 0);
        loop.body().add(inner);
        inner.body().add(new ConstOp(AT, 1));
        inner.elseBlock().add(new BranchOp(AT, Opcode.BR, "next"));
        local(loop.body(), Opcode.LOCAL_SET, 1);
        loop.body().add(new BranchOp(AT, Opcode.BR, "next"));
        local(f.body(), Opcode.LOCAL_GET, 1);

        WasmModule made = emit();
        assertThat(made.functions().get(0).body())
                .containsExactly(
                        new Instruction.Block(Opcode.BLOCK, BlockType.EMPTY),
                        new Instruction.Block(Opcode.LOOP, BlockType.EMPTY),
                        Instruction.of(Opcode.LOCAL_GET, 0),
                        Instruction.of(Opcode.I32_EQZ),
                        Instruction.of(Opcode.BR_IF, 1),
                        Instruction.of(Opcode.LOCAL_GET, 0),
                        new Instruction.Block(Opcode.IF, BlockType.of(dev.wami.wasmspec.ValueType.I32)),
                        Instruction.i32Const(1),
                        Instruction.of(Opcode.ELSE),
                        Instruction.of(Opcode.BR, 1),
                        Instruction.of(Opcode.END),
                        Instruction.of(Opcode.LOCAL_SET, 1),
                        Instruction.of(Opcode.BR, 0),
                        Instruction.of(Opcode.END),
                        Instruction.of(Opcode.END),
                        Instruction.of(Opcode.LOCAL_GET, 1));
        Names names = made.names();
        assertThat(names.get(Names.Kind.FUNCTION, 0)).isEqualTo("count");
        assertThat(names.get(Names.Kind.LOCAL, 0, 0)).isEqualTo("n");
        assertThat(names.get(Names.Kind.LOCAL, 0, 1)).isEqualTo("sum");
        assertThat(names.get(Names.Kind.LABEL, 0, 0)).isEqualTo("out");
        assertThat(names.get(Names.Kind.LABEL, 0, 1)).isEqualTo("next");
    }

    @Test
    void givesImportsTheFirstIndices() {
        FuncOp main = function("main", List.of(), List.of());
        main.body().add(new GlobalInstructionOp(AT, Opcode.GLOBAL_GET, "counter"));
        main.body().add(new FuncInstructionOp(AT, Opcode.CALL, "print"));
        main.body().add(new ConstOp(AT, 0));
        main.body().add(new CallIndirectOp(AT, Opcode.CALL_INDIRECT, NOTHING, "table"));
        module.body()
                .add(new Definitions.ImportFuncOp(
                        AT, "print", "env", "print_i32", type(List.of(IntegerType.I32), List.of())));
        module.body().add(new Definitions.GlobalOp(AT, "counter", IntegerType.I32, true, IntegerAttr.i32(7)));
        module.body().add(new Definitions.ImportGlobalOp(AT, "base", "env", "base_address", IntegerType.I32, false));
        module.body().add(new Definitions.TableOp(AT, "table", WasmRefType.FUNCREF, 2, null));
        module.body().add(new Segments.ElemOp(AT, "functions", "table", 1L, List.of("main")));
        module.body().add(new Definitions.MemoryOp(AT, "memory", 1, 4L));
        module.body().add(new Segments.DataOp(AT, "text", "memory", 1024L, new byte[] {1, -1}));
        module.body().add(new Segments.ExportOp(AT, "memory", "memory"));
        module.body().add(new Segments.StartOp(AT, "main"));

        WasmModule made = emit();
        assertThat(made.imports())
                .extracting(Import::module, Import::name)
                .containsExactly(tuple("env", "print_i32"), tuple("env", "base_address"));
        assertThat(made.functions().get(0).body())
                .contains(Instruction.of(Opcode.GLOBAL_GET, 1), Instruction.of(Opcode.CALL, 0));
        assertThat(made.start()).hasValue(1);
        assertThat(made.exports().get(0).kind()).isEqualTo(ExternKind.MEMORY);
        assertThat(made.data().get(0).bytes().toArray()).containsExactly(1, -1);
        assertThat(BinaryDecoder.decode(new WasmEmitter(Feature.all(), true).toBinary(module, diagnostics))
                        .errors())
                .isEmpty();
    }

    @Test
    void keepsTheBitsOfNaNs() {
        FuncOp f = function("nan", List.of(), List.of(FloatType.F64));
        f.body().add(new ConstOp(AT, new FloatAttr(FloatType.F64, 0x7FF4_0000_0000_0001L)));
        assertThat(emit().functions().get(0).body())
                .containsExactly(new Instruction.Constant(Opcode.F64_CONST, 0x7FF4_0000_0000_0001L));
    }

    @Test
    void reportsAtTheInstruction() {
        FuncOp f = function("f", List.of(FloatType.F64), List.of(IntegerType.I32));
        Structured.BlockOp block = new Structured.BlockOp(AT, "b", NOTHING);
        f.body().add(block);
        local(block.body(), Opcode.LOCAL_GET, 0);
        PlainOp wrong = new PlainOp(Location.of("f.mlir", 3, 5), Opcode.I32_EQZ);
        block.body().add(wrong);
        assertThat(new WasmEmitter(Feature.all(), true).translate(module, diagnostics))
                .isNull();
        assertThat(diagnostics.all()).hasSize(1);
        assertThat(diagnostics.all().get(0).location()).isEqualTo(wrong.location());
        assertThat(diagnostics.all().get(0).message()).startsWith("'wasm.i32.eqz' op type mismatch");
    }

    @Test
    void reportsAtTheDefinition() {
        function("f", List.of(), List.of());
        Segments.ExportOp first = new Segments.ExportOp(AT, "f", "f");
        Segments.ExportOp second = new Segments.ExportOp(Location.of("f.mlir", 9, 1), "f", "f");
        module.body().add(first);
        module.body().add(second);
        assertThat(new WasmEmitter(Feature.all(), true).translate(module, diagnostics))
                .isNull();
        assertThat(diagnostics.all().get(0).location()).isEqualTo(second.location());
    }

    @Test
    void writesText() {
        FuncOp f = function("answer", List.of(), List.of(IntegerType.I32));
        f.body().add(new ConstOp(AT, 42));
        assertThat(new WasmEmitter(Feature.all(), true).toWat(module, diagnostics))
                .contains("(func $answer")
                .contains("i32.const 42");
    }

    @Test
    void refusesWhatIsNotOfTheDialect() {
        module.body().add(new ModuleOp(Location.of("f.mlir", 1, 1)));
        ModuleOp nested = new ModuleOp(Location.of("f.mlir", 2, 1));
        nested.body().add(new ModuleOp(Location.of("f.mlir", 3, 1)));
        module.body().add(nested);
        assertThat(new WasmEmitter(Feature.all(), true).translate(module, diagnostics))
                .isNull();
        assertThat(diagnostics.all().get(0).message())
                .isEqualTo("'builtin.module' op cannot be emitted: only operations of the wasm dialect can");
        assertThat(diagnostics.all().get(0).location()).isEqualTo(nested.location());
    }
}
