package dev.wami.wasmbinary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Level;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.ValueType;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Each rule that a module breaks, with the place. Messages start with the words of the specification's test suite,
 * which {@link SpecificationSuiteTest} runs whole.
 */
class ValidatorTest {
    private static final FuncType UNARY = new FuncType(List.of(ValueType.I32), List.of(ValueType.I32));

    /**
     * The only error of a module with one function of type [i32] -> [i32], memory, table, globals 0 (mutable) and 1.
     */
    private static String error(Consumer<CodeBuilder> body) {
        ModuleBuilder module = new ModuleBuilder();
        int function = module.addFunction(UNARY);
        module.addMemory(new MemoryType(Limits.atLeast(1)));
        module.addTable(new TableType(RefType.FUNCREF, Limits.atLeast(1)));
        module.addGlobal(new GlobalType(ValueType.I64, true), Instruction.i64Const(0));
        module.addGlobal(new GlobalType(ValueType.F32, false), Instruction.f32Const(0));
        module.names().set(Names.Kind.FUNCTION, function, "f");
        CodeBuilder code = module.code(function);
        code.local(ValueType.F64);
        body.accept(code);
        module.define(function, code);
        return only(module.build(), Feature.all());
    }

    private static String only(WasmModule module, Set<Feature> features) {
        List<WasmError> errors = Validator.validate(module, features);
        assertThat(errors).hasSize(1);
        return errors.get(0).toString();
    }

    private static String only(Consumer<ModuleBuilder> definitions) {
        ModuleBuilder module = new ModuleBuilder();
        definitions.accept(module);
        return only(module.build(), Feature.all());
    }

    @Test
    void operands() {
        assertThat(error(code -> code.i32Const(1).f32Const(2).op(Opcode.I32_ADD)))
                .isEqualTo("function 0 ($f), instruction 2 (i32.add): type mismatch: expected i32, found f32");
        assertThat(error(code -> code.i32Const(1).op(Opcode.I32_ADD)))
                .isEqualTo("function 0 ($f), instruction 1 (i32.add): type mismatch: expected i32, "
                        + "but the block has no value left");
        assertThat(error(code -> {}))
                .isEqualTo("function 0 ($f), instruction 0 (end): type mismatch: expected i32, "
                        + "but the block has no value left");
        assertThat(error(code -> code.i32Const(1).i32Const(2)))
                .isEqualTo(
                        "function 0 ($f), instruction 2 (end): type mismatch: 1 values too many at the end of the block, "
                                + "i32 on top");
        assertThat(error(code -> code.op(Opcode.UNREACHABLE).i64Const(1)))
                .contains("instruction 2 (end): type mismatch: expected i32, found i64");
        assertThat(error(code -> code.op(Opcode.DROP))).contains("(drop): type mismatch: expected a value");
        assertThat(error(code -> code.i32Const(1).f64Const(1).i32Const(0).op(Opcode.SELECT)))
                .contains("(select): type mismatch: expected i32, found f64");
        assertThat(error(code -> code.add(new Instruction.HeapTyped(Opcode.REF_NULL, AbstractHeapType.FUNC))
                        .op(Opcode.LOCAL_GET, 0)
                        .op(Opcode.LOCAL_GET, 0)
                        .op(Opcode.SELECT)))
                .contains("(select): type mismatch: select of funcref needs a written type");
    }

    @Test
    void blocks() {
        assertThat(error(code -> {
                    code.i32Const(1);
                    code.open(Opcode.IF, BlockType.of(ValueType.I32));
                    code.i32Const(1).end();
                }))
                .contains(
                        "instruction 3 (end): type mismatch: if without else must end as it starts, not be [] -> [i32]");
        assertThat(error(code -> {
                    code.i32Const(1);
                    code.open(Opcode.BLOCK, BlockType.EMPTY);
                    code.op(Opcode.DROP).end();
                }))
                .contains("instruction 2 (drop): type mismatch");
        assertThat(error(code -> {
                    CodeBuilder.Label label = code.open(Opcode.BLOCK, BlockType.of(ValueType.I64));
                    code.branch(Opcode.BR, label).end().op(Opcode.I32_WRAP_I64);
                }))
                .contains("instruction 1 (br): type mismatch: expected i64, but the block has no value left");
        assertThat(error(code -> code.op(Opcode.BR, 2))).contains("(br): unknown label 2");
        assertThat(error(code -> {
                    CodeBuilder.Label outer = code.open(Opcode.BLOCK, BlockType.of(ValueType.I32));
                    CodeBuilder.Label inner = code.open(Opcode.LOOP, BlockType.of(ValueType.I32));
                    code.i32Const(0)
                            .i32Const(0)
                            .branchTable(List.of(outer), inner)
                            .end()
                            .end();
                }))
                .contains("(br_table): type mismatch: label 1 takes 1 values, the default label 0");
        assertThat(error(code -> code.add(Instruction.of(Opcode.ELSE)))).contains("(else): else without if");
        assertThat(error(code -> {
                    code.open(Opcode.BLOCK, BlockType.type(7));
                    code.end();
                }))
                .contains("(block): unknown type 7");
    }

    @Test
    void indices() {
        assertThat(error(code -> code.op(Opcode.LOCAL_GET, 2))).contains("unknown local 2");
        assertThat(error(code -> code.op(Opcode.LOCAL_GET, -1))).contains("unknown local 4294967295");
        assertThat(error(code -> code.op(Opcode.LOCAL_GET, 1))).contains("expected i32, found f64");
        assertThat(error(code -> code.op(Opcode.GLOBAL_GET, 2))).contains("unknown global 2");
        assertThat(error(code -> code.f32Const(0).op(Opcode.GLOBAL_SET, 1))).contains("immutable global 1");
        assertThat(error(code -> code.op(Opcode.CALL, 1))).contains("(call): unknown function 1");
        assertThat(error(code ->
                        code.op(Opcode.LOCAL_GET, 0).op(Opcode.LOCAL_GET, 0).op(Opcode.CALL_INDIRECT, 0, 1)))
                .contains("(call_indirect): unknown table 1");
        assertThat(error(code ->
                        code.op(Opcode.LOCAL_GET, 0).op(Opcode.LOCAL_GET, 0).op(Opcode.CALL_INDIRECT, 3, 0)))
                .contains("(call_indirect): unknown type 3");
        assertThat(error(code -> code.op(Opcode.DATA_DROP, 0))).contains("unknown data segment 0");
        assertThat(error(code -> code.op(Opcode.ELEM_DROP, 0))).contains("unknown elem segment 0");
        assertThat(error(code -> code.op(Opcode.THROW, 0))).contains("unknown tag 0");
    }

    @Test
    void memoryAccesses() {
        assertThat(error(code -> code.op(Opcode.LOCAL_GET, 0).access(Opcode.I32_LOAD16_U, 2, 0)))
                .contains("alignment must not be larger than natural: 2^2 for 2 bytes");
        assertThat(error(code -> code.op(Opcode.LOCAL_GET, 0).access(Opcode.I32_ATOMIC_LOAD, 1, 0)))
                .contains("atomic alignment must be natural");
        assertThat(error(code -> code.op(Opcode.LOCAL_GET, 0).access(Opcode.I32_LOAD, 2, 1L << 32)))
                .contains("offset out of range: 4294967296");
        assertThat(error(code ->
                        code.op(Opcode.LOCAL_GET, 0).add(new Instruction.MemoryAccess(Opcode.I32_LOAD, 2, 0, 1, 0))))
                .contains("unknown memory 1");
        assertThat(error(code -> code.i64Const(0).access(Opcode.I32_LOAD, 2, 0)))
                .contains("expected i32, found i64");
        assertThat(error(code -> code.op(Opcode.UNREACHABLE).op(Opcode.F64X2_EXTRACT_LANE, 2)))
                .contains("invalid lane index 2");
    }

    @Test
    void references() {
        ModuleBuilder module = new ModuleBuilder();
        int function = module.addFunction(FuncType.EMPTY);
        CodeBuilder code = module.code(function);
        code.op(Opcode.REF_FUNC, function).op(Opcode.DROP);
        module.define(function, code);
        WasmModule declared = module.build();
        assertThat(Validator.validate(declared, Feature.all())).isEmpty();
        WasmModule undeclared = new WasmModule(
                declared.types(),
                List.of(),
                declared.functions(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                declared.start(),
                List.of(),
                false,
                List.of(),
                List.of());
        assertThat(only(undeclared, Feature.all()))
                .isEqualTo("function 0, instruction 0 (ref.func): undeclared function reference: "
                        + "function 0 is in no element segment, export or global");
        assertThat(error(c -> c.op(Opcode.LOCAL_GET, 0).op(Opcode.REF_IS_NULL)))
                .contains("type mismatch: expected a reference, found i32");
        assertThat(error(c -> {
                    int local = c.local(RefType.nonNull(HeapType.type(0)));
                    c.op(Opcode.LOCAL_GET, local).op(Opcode.REF_IS_NULL);
                }))
                .contains("uninitialized local 2");
    }

    @Test
    void definitions() {
        assertThat(only(m -> {
                    m.addMemory(new MemoryType(Limits.atLeast(0)));
                    m.export("x", ExternKind.MEMORY, 0);
                    m.export("x", ExternKind.MEMORY, 0);
                }))
                .isEqualTo("export x: duplicate export name");
        assertThat(only(m -> m.export("x", ExternKind.FUNC, 3))).isEqualTo("export x: unknown function 3");
        assertThat(only(m -> m.addMemory(new MemoryType(Limits.between(2, 1)))))
                .isEqualTo("memory 0: size minimum must not be greater than maximum: 2 1");
        assertThat(only(m -> m.addMemory(new MemoryType(Limits.atLeast(65537)))))
                .isEqualTo("memory 0: memory size must be at most 65536 pages (4GiB): 65537");
        assertThat(only(m -> m.addMemory(new MemoryType(Limits.atLeast(1), AddressType.I32, true, 16))))
                .isEqualTo("memory 0: shared memory must have maximum");
        assertThat(only(m -> m.addTable(new TableType(RefType.FUNCREF, Limits.atLeast(1L << 32)))))
                .startsWith("table 0: table size must be at most 4294967295");
        assertThat(only(m -> m.addGlobal(new GlobalType(ValueType.I32, false), Instruction.i64Const(1))))
                .isEqualTo("global 0: type mismatch: expected i32, found i64");
        assertThat(only(m -> m.addGlobal(
                        new GlobalType(ValueType.I32, false), Instruction.i32Const(1), Instruction.of(Opcode.I32_CLZ))))
                .isEqualTo("global 0: constant expression required: i32.clz");
        assertThat(only(m -> m.addGlobal(new GlobalType(ValueType.I32, false), Instruction.of(Opcode.GLOBAL_GET, 0))))
                .isEqualTo("global 0: unknown global 0");
        assertThat(only(m -> m.addData(0, Bytes.of((byte) 1)))).isEqualTo("data segment 0: unknown memory 0");
        assertThat(only(m -> m.addElements(ElementSegment.ofFunctions(
                        new SegmentMode.Active(0, List.of(Instruction.i32Const(0))), List.of()))))
                .isEqualTo("element segment 0: unknown table 0");
        assertThat(only(m -> m.addElements(ElementSegment.ofFunctions(SegmentMode.PASSIVE, List.of(9)))))
                .isEqualTo("element segment 0: unknown function 9");
        assertThat(only(m -> m.start(m.importFunction("m", "f", UNARY))))
                .isEqualTo("start: start function must have type [] -> [], not [i32] -> [i32]");
        assertThat(only(m -> m.importFunction("m", "f", 0))).isEqualTo("import m.f: unknown type 0");
        assertThat(only(m -> m.importFunction("m", "\ud800", FuncType.EMPTY)))
                .endsWith("malformed UTF-8 encoding: half of a surrogate pair");
        // A wrong type is reported once, not where it is used.
        assertThat(only(m -> {
                    m.addTable(new TableType(RefType.nullable(HeapType.type(12)), Limits.atLeast(1)));
                    m.addElements(ElementSegment.ofFunctions(
                            new SegmentMode.Active(0, List.of(Instruction.i32Const(0))), List.of()));
                }))
                .isEqualTo("table 0: unknown type 12");
    }

    @Test
    void featuresThatAreNotWanted() {
        assertThat(only(Modules.decoded("exceptions"), Feature.upTo(Level.WASM_1_0)))
                .contains("requires the feature");
        Set<Feature> noBulk = EnumSet.copyOf(Feature.upTo(Level.WASM_3_0));
        noBulk.remove(Feature.BULK_MEMORY);
        assertThat(Validator.validate(Modules.decoded("memory"), noBulk))
                .first()
                .hasToString("data segment 2: a segment that is not active requires the feature bulk-memory");
        assertThat(Validator.validate(Modules.decoded("threads"), Feature.upTo(Level.WASM_3_0)))
                .extracting(WasmError::toString)
                .contains(
                        "memory 0: a shared memory requires the feature atomics",
                        "memory 2: a page size requires the feature custom-page-sizes");
        ModuleBuilder module = new ModuleBuilder();
        int function = module.addFunction(new FuncType(List.of(ValueType.I32), List.of(ValueType.I32)));
        module.define(function, module.code(function).op(Opcode.LOCAL_GET, 0).op(Opcode.I32_EXTEND8_S));
        assertThat(only(module.build(), Feature.upTo(Level.WASM_1_0)))
                .isEqualTo("function 0, instruction 1 (i32.extend8_s): i32.extend8_s requires the feature sign-ext");
    }

    @Test
    void locatesErrorsInTheFile() {
        ModuleBuilder module = new ModuleBuilder();
        module.importFunction("m", "f", FuncType.EMPTY);
        for (int i = 0; i < 2; i++) {
            int function = module.addFunction(FuncType.EMPTY);
            CodeBuilder code = module.code(function);
            code.local(ValueType.I32);
            code.i64Const(1L << 40).op(Opcode.LOCAL_SET, 0);
            module.define(function, code);
        }
        byte[] bytes = BinaryEncoder.encode(module.build());
        List<WasmError> errors = BinaryDecoder.decode(bytes).validate(Feature.all());
        assertThat(errors).hasSize(2);
        for (WasmError error : errors) {
            assertThat(bytes[error.offset()]).isEqualTo((byte) Opcode.LOCAL_SET.code());
        }
        assertThat(errors.get(1).toString())
                .isEqualTo("0x" + Integer.toHexString(errors.get(1).offset())
                        + ": function 2, instruction 1 (local.set): type mismatch: expected i32, found i64");
    }

    /** The position of a definition is that of its entry in its section. */
    @Test
    void locatesDefinitions() {
        byte[] bytes = HexFormat.of()
                .parseHex(
                        "0061736d01000000" // 0x00
                                + "010401600000" // 0x08 one type, (func)
                                + "02070101610162" + "0000" // 0x0e import a.b, a function
                                + "0505020001" + "0001" // 0x17 two memories, at 0x1a and 0x1c
                                + "0709" + "02" + "0178" + "0000" + "0178"
                                + "0000" // 0x1e two exports, at 0x21 and 0x25
                                + "080101"); // 0x29 start function 1
        Set<Feature> features = Feature.upTo(Level.WASM_1_0);
        assertThat(BinaryDecoder.decode(bytes).validate(features))
                .extracting(WasmError::toString)
                .containsExactly("0x1c: memory 1: multiple memories requires the feature multimemory");
        assertThat(BinaryDecoder.decode(bytes).validate(Feature.all()))
                .extracting(WasmError::toString)
                .containsExactly("0x25: export x: duplicate export name", "0x2b: start: unknown function 1");
    }

    /** What wabt and wasm-tools refuse, too. */
    @Test
    void agreesWithWasmTools() {
        Tool.assumeInstalled("wasm-tools");
        ModuleBuilder module = new ModuleBuilder();
        int function = module.addFunction(UNARY);
        module.define(function, module.code(function).i64Const(1));
        byte[] bytes = BinaryEncoder.encode(module.build());
        assertThat(Tool.run(bytes, "wasm-tools", "validate", "IN").errors())
                .contains("type mismatch: expected i32, found i64");
        assertThat(BinaryDecoder.decode(bytes).validate(Feature.all())).hasSize(1);
    }
}
