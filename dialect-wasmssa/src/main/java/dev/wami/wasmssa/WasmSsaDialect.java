package dev.wami.wasmssa;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.wasmspec.Category;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code wasmssa} dialect. Source: upstream's dialect of that name, and the WebAssembly specification 2.0. */
public final class WasmSsaDialect extends Dialect {
    public static final String NAME = "wasmssa";

    public WasmSsaDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "wasmssa.func" -> new Functions.FuncOp(state);
            case "wasmssa.import_func" -> new Functions.ImportFuncOp(state);
            case "wasmssa.global" -> new Definitions.GlobalOp(state);
            case "wasmssa.import_global" -> new Definitions.ImportGlobalOp(state);
            case "wasmssa.memory" -> new Definitions.MemoryOp(state);
            case "wasmssa.import_mem" -> new Definitions.ImportMemOp(state);
            case "wasmssa.table" -> new Definitions.TableOp(state);
            case "wasmssa.import_table" -> new Definitions.ImportTableOp(state);
            case "wasmssa.data" -> new Segments.DataOp(state);
            case "wasmssa.elem" -> new Segments.ElemOp(state);
            case "wasmssa.export" -> new ModuleFields.ExportOp(state);
            case "wasmssa.start" -> new ModuleFields.StartOp(state);
            case "wasmssa.custom" -> new ModuleFields.CustomOp(state);
            case "wasmssa.const" -> new ConstOp(state);
            case "wasmssa.local" -> new Locals.LocalOp(state);
            case "wasmssa.local_get" -> new Locals.LocalGetOp(state);
            case "wasmssa.local_set" -> new Locals.LocalSetOp(state);
            case "wasmssa.local_tee" -> new Locals.LocalTeeOp(state);
            case "wasmssa.global_get" -> new Globals.GlobalGetOp(state);
            case "wasmssa.global_set" -> new Globals.GlobalSetOp(state);
            case "wasmssa.block" -> new Blocks.BlockOp(state);
            case "wasmssa.loop" -> new Blocks.LoopOp(state);
            case "wasmssa.if" -> new Blocks.IfOp(state);
            case "wasmssa.block_return" -> new Branches.BlockReturnOp(state);
            case "wasmssa.return" -> new Branches.ReturnOp(state);
            case "wasmssa.branch" -> new Branches.BranchOp(state);
            case "wasmssa.branch_if" -> new Branches.BranchIfOp(state);
            case "wasmssa.branch_table" -> new Branches.BranchTableOp(state);
            case "wasmssa.unreachable" -> new Branches.UnreachableOp(state);
            case "wasmssa.call" -> new Calls.CallOp(state);
            case "wasmssa.call_indirect" -> new Calls.CallIndirectOp(state);
            case "wasmssa.drop" -> new Parametric.DropOp(state);
            case "wasmssa.nop" -> new Parametric.NopOp(state);
            case "wasmssa.select" -> new Parametric.SelectOp(state);
            case "wasmssa.ref_null" -> new References.RefNullOp(state);
            case "wasmssa.ref_is_null" -> new References.RefIsNullOp(state);
            case "wasmssa.ref_func" -> new References.RefFuncOp(state);
            default -> instruction(opName, state);
        };
    }

    private static @Nullable Operation instruction(String opName, OpState state) {
        StorageSpec storage = StorageSpec.find(opName);
        if (storage != null) return new StorageOp(storage, state);
        NumericSpec spec = InstructionTable.find(opName);
        if (spec == null) return null;
        boolean access = spec.category() == Category.LOAD || spec.category() == Category.STORE;
        return access ? new AccessOp(spec, state) : NumericOp.create(spec, state);
    }

    @Override
    public List<String> opNames() {
        List<String> names = new ArrayList<>(List.of(
                "wasmssa.func",
                "wasmssa.import_func",
                "wasmssa.global",
                "wasmssa.import_global",
                "wasmssa.memory",
                "wasmssa.import_mem",
                "wasmssa.table",
                "wasmssa.import_table",
                "wasmssa.data",
                "wasmssa.elem",
                "wasmssa.export",
                "wasmssa.start",
                "wasmssa.custom",
                "wasmssa.const",
                "wasmssa.local",
                "wasmssa.local_get",
                "wasmssa.local_set",
                "wasmssa.local_tee",
                "wasmssa.global_get",
                "wasmssa.global_set",
                "wasmssa.block",
                "wasmssa.loop",
                "wasmssa.if",
                "wasmssa.block_return",
                "wasmssa.return",
                "wasmssa.branch",
                "wasmssa.branch_if",
                "wasmssa.branch_table",
                "wasmssa.unreachable",
                "wasmssa.call",
                "wasmssa.call_indirect",
                "wasmssa.drop",
                "wasmssa.nop",
                "wasmssa.select",
                "wasmssa.ref_null",
                "wasmssa.ref_is_null",
                "wasmssa.ref_func"));
        names.addAll(StorageSpec.names());
        names.addAll(InstructionTable.names());
        return names;
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        boolean fits = NumericOp.isNumber(value)
                && WasmTypes.number(type) != null
                && ((TypedAttr) value).type().equals(type);
        return fits ? new ConstOp(location, (TypedAttr) value) : null;
    }

    // ---- types

    @Override
    public @Nullable Type parseType(String mnemonic, AsmParser parser) {
        switch (mnemonic) {
            case "funcref":
                return RefType.FUNCREF;
            case "externref":
                return RefType.EXTERNREF;
            case "local":
                if (!parser.parseKeyword("ref") || !parser.parseKeyword("to")) return null;
                Type inner = parser.parseType();
                return inner == null ? null : new LocalType(inner);
            case "limit":
                return parseLimits(parser);
            case "tabletype":
                Type element = parser.parseType();
                if (element == null) return null;
                LimitType limits = parseLimits(parser);
                if (limits == null) return null;
                if (element instanceof RefType r) return new TableType(r, limits);
                parser.error("a table cannot have elements of type '%s'", element);
                return null;
            default:
                return null;
        }
    }

    /** {@code [1: 16]} or {@code [1:]}. */
    private static @Nullable LimitType parseLimits(AsmParser parser) {
        if (!parser.parse("[")) return null;
        Long min = parser.parseInteger();
        if (min == null || !parser.parse(":")) return null;
        Long max = parser.optionalInteger();
        if (!parser.parse("]")) return null;
        if (min < 0 || min >>> 32 != 0 || max != null && (max >>> 32 != 0 || max < min)) {
            parser.error("limits should be unsigned 32-bit numbers in order");
            return null;
        }
        return new LimitType(min, max);
    }

    @Override
    public List<String> typeMnemonics() {
        return List.of("externref", "funcref", "limit", "local", "tabletype");
    }
}
