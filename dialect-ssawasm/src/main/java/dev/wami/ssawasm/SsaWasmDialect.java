package dev.wami.ssawasm;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code ssawasm} dialect. Source: the paper, section 4. */
public final class SsaWasmDialect extends Dialect {
    public static final String NAME = "ssawasm";

    public SsaWasmDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "ssawasm.const" -> new ConstOp(state);
            case "ssawasm.func" -> new Functions.FuncOp(state);
            case "ssawasm.func_import" -> new Functions.FuncImportOp(state);
            case "ssawasm.func_ref" -> new Functions.FuncRefOp(state);
            case "ssawasm.return" -> new Functions.ReturnOp(state);
            case "ssawasm.call" -> new Calls.CallOp(state);
            case "ssawasm.call_indirect" -> new Calls.CallIndirectOp(state);
            case "ssawasm.table" -> new Calls.TableOp(state);
            case "ssawasm.table_get" -> new Tables.TableGetOp(state);
            case "ssawasm.table_set" -> new Tables.TableSetOp(state);
            case "ssawasm.table_grow" -> new Tables.TableGrowOp(state);
            case "ssawasm.table_size" -> new Tables.TableSizeOp(state);
            case "ssawasm.table_fill" -> new Tables.TableFillOp(state);
            case "ssawasm.table_copy" -> new Tables.TableCopyOp(state);
            case "ssawasm.table_init" -> new Elements.TableInitOp(state);
            case "ssawasm.elem" -> new Elements.ElemOp(state);
            case "ssawasm.elem_drop" -> new Elements.ElemDropOp(state);
            case "ssawasm.cont_type" -> new Continuations.ContTypeOp(state);
            case "ssawasm.tag" -> new Continuations.TagOp(state);
            case "ssawasm.cont_new" -> new Continuations.ContNewOp(state);
            case "ssawasm.suspend" -> new Continuations.SuspendOp(state);
            case "ssawasm.resume" -> new ResumeOp(state);
            case "ssawasm.ref_null" -> new References.RefNullOp(state);
            case "ssawasm.ref_is_null" -> new References.RefIsNullOp(state);
            case "ssawasm.memory" -> new Memories.MemoryOp(state);
            case "ssawasm.data" -> new Memories.DataOp(state);
            case "ssawasm.memory_size" -> new Bulk.MemorySizeOp(state);
            case "ssawasm.memory_grow" -> new Bulk.MemoryGrowOp(state);
            case "ssawasm.memory_copy" -> new Bulk.MemoryCopyOp(state);
            case "ssawasm.memory_fill" -> new Bulk.MemoryFillOp(state);
            case "ssawasm.memory_init" -> new Bulk.MemoryInitOp(state);
            case "ssawasm.data_drop" -> new Bulk.DataDropOp(state);
            case "ssawasm.global_var" -> new Globals.GlobalVarOp(state);
            case "ssawasm.global_get" -> new Globals.GlobalGetOp(state);
            case "ssawasm.global_set" -> new Globals.GlobalSetOp(state);
            case "ssawasm.local_decl" -> new Locals.LocalDeclOp(state);
            case "ssawasm.local_get" -> new Locals.LocalGetOp(state);
            case "ssawasm.local_set" -> new Locals.LocalSetOp(state);
            case "ssawasm.local_tee" -> new Locals.LocalTeeOp(state);
            case "ssawasm.block_loop" -> new Control.BlockLoopOp(state);
            case "ssawasm.block_block" -> new Control.BlockBlockOp(state);
            case "ssawasm.if" -> new IfOp(state);
            case "ssawasm.exit" -> new Control.ExitOp(state);
            case "ssawasm.br" -> new Branches.BrOp(state);
            case "ssawasm.cond_br" -> new Branches.CondBrOp(state);
            case "ssawasm.br_table" -> new Branches.BrTableOp(state);
            case "ssawasm.unreachable" -> new Branches.UnreachableOp(state);
            case "ssawasm.pseudo_br" -> new Branches.PseudoBrOp(state);
            case "ssawasm.pseudo_cond_br" -> new Branches.PseudoCondBrOp(state);
            case "ssawasm.select" -> new Stack.SelectOp(state);
            case "ssawasm.drop" -> new Stack.DropOp(state);
            case "ssawasm.on_stack" -> new Stack.OnStackOp(state);
            case "ssawasm.cast_memref_to_i32" -> new Casts.CastMemrefToI32Op(state);
            case "ssawasm.cast_i32_to_memref" -> new Casts.CastI32ToMemrefOp(state);
            default -> instruction(opName, state);
        };
    }

    private static @Nullable Operation instruction(String opName, OpState state) {
        WasmOpSpec spec = InstructionTable.find(opName);
        if (spec == null) return null;
        return switch (spec.category()) {
            case UNARY -> new UnaryOp(spec, state);
            case BINARY -> BinaryOp.create(spec, state);
            case TEST -> new TestOp(spec, state);
            case COMPARE -> CompareOp.create(spec, state);
            case CONVERT -> new ConvertOp(spec, state);
            case LOAD -> new Memory.LoadOp(spec, state);
            case STORE -> new Memory.StoreOp(spec, state);
            default -> throw new IllegalStateException(opName);
        };
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "ssawasm.const",
                "ssawasm.func",
                "ssawasm.func_import",
                "ssawasm.func_ref",
                "ssawasm.return",
                "ssawasm.call",
                "ssawasm.call_indirect",
                "ssawasm.table",
                "ssawasm.table_get",
                "ssawasm.table_set",
                "ssawasm.table_grow",
                "ssawasm.table_size",
                "ssawasm.table_fill",
                "ssawasm.table_copy",
                "ssawasm.table_init",
                "ssawasm.elem",
                "ssawasm.elem_drop",
                "ssawasm.cont_type",
                "ssawasm.tag",
                "ssawasm.cont_new",
                "ssawasm.suspend",
                "ssawasm.resume",
                "ssawasm.ref_null",
                "ssawasm.ref_is_null",
                "ssawasm.memory",
                "ssawasm.data",
                "ssawasm.memory_size",
                "ssawasm.memory_grow",
                "ssawasm.memory_copy",
                "ssawasm.memory_fill",
                "ssawasm.memory_init",
                "ssawasm.data_drop",
                "ssawasm.global_var",
                "ssawasm.global_get",
                "ssawasm.global_set",
                "ssawasm.local_decl",
                "ssawasm.local_get",
                "ssawasm.local_set",
                "ssawasm.local_tee",
                "ssawasm.block_loop",
                "ssawasm.block_block",
                "ssawasm.if",
                "ssawasm.exit",
                "ssawasm.br",
                "ssawasm.cond_br",
                "ssawasm.br_table",
                "ssawasm.unreachable",
                "ssawasm.pseudo_br",
                "ssawasm.pseudo_cond_br",
                "ssawasm.select",
                "ssawasm.drop",
                "ssawasm.on_stack",
                "ssawasm.cast_memref_to_i32",
                "ssawasm.cast_i32_to_memref"));
        names.addAll(InstructionTable.names());
        return names;
    }

    // ---- types

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        switch (mnemonic) {
            case "func_ref":
                return FuncRefType.FUNC_REF;
            case "extern_ref":
                return ExternRefType.EXTERN_REF;
            case "local":
                if (!parser.parse("<")) return null;
                Type inner = parser.parseType();
                if (inner == null || !parser.parse(">")) return null;
                if (!SsaTypes.isValue(inner)) {
                    parser.error("a local variable cannot hold values of type '%s'", inner);
                    return null;
                }
                return new LocalType(inner);
            case "cont":
                if (!parser.parse("<")) return null;
                String name = parser.parseString();
                return name == null || !parser.parse(">") ? null : new ContType(name);
            default:
                return null;
        }
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("cont", "func_ref", "local");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        if (value instanceof SymbolRef f && type == FuncRefType.FUNC_REF) {
            return new Functions.FuncRefOp(location, f);
        }
        boolean fits = NumericOp.isNumber(value)
                && SsaTypes.number(ConstOp.literalType(type)) != null
                && ((TypedAttr) value).type().equals(ConstOp.literalType(type));
        return fits ? new ConstOp(location, value, type) : null;
    }
}
