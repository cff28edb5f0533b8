package dev.wami.wasmimport;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import dev.wami.wasmssa.Continuations.ContBindOp;
import dev.wami.wasmssa.Continuations.ContNewOp;
import dev.wami.wasmssa.Continuations.SuspendOp;
import dev.wami.wasmssa.Continuations.SwitchOp;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.ResumeHandler;
import dev.wami.wasmssa.Resumptions.ResumeOp;
import dev.wami.wasmssa.Resumptions.ResumeThrowOp;
import dev.wami.wasmssa.Resumptions.ResumeThrowRefOp;
import java.util.ArrayList;
import java.util.List;

/** Instructions of stack switching on their way to operations. */
final class ContinuationImport {
    private final ModuleImport module;
    private final CodeImport code;

    ContinuationImport(ModuleImport module, CodeImport code) {
        this.module = module;
        this.code = code;
    }

    /** The operation for an instruction, which has taken its operands from the stack. */
    Operation read(Instruction instruction) {
        Location at = code.location();
        if (instruction instanceof Instruction.Resume r) return resume(r);
        if (instruction instanceof Instruction.IndexedPair pair) {
            return instruction.opcode() == Opcode.CONT_BIND
                    ? bind(pair.first(), pair.second())
                    : switchTo(pair.first(), pair.second());
        }
        int index = ((Instruction.Indexed) instruction).index();
        if (instruction.opcode() == Opcode.CONT_NEW) {
            Type function = RefType.to(true, String.valueOf(module.typeOp(index).function()));
            return new ContNewOp(at, name(index), code.popAs(List.of(function)).get(0));
        }
        FunctionType tag = module.tagType(index);
        return new SuspendOp(at, tag(index), code.popAs(tag.inputs()), tag.results());
    }

    private String name(int type) {
        return module.typeOp(type).definitionName();
    }

    private String tag(int index) {
        return module.symbol(ExternKind.TAG, index);
    }

    /** Values of these types, and on top of them a continuation. */
    private List<Value> popWithContinuation(List<Type> types, int continuation) {
        List<Type> all = new ArrayList<>(types);
        all.add(RefType.to(true, name(continuation)));
        return code.popAs(all);
    }

    private Operation bind(int from, int to) {
        List<ValueType> all = module.continuation(from).params();
        int bound = all.size() - module.continuation(to).params().size();
        List<Type> given = module.types().of(all.subList(0, bound));
        return new ContBindOp(code.location(), name(from), name(to), popWithContinuation(given, from));
    }

    private Operation switchTo(int type, int tag) {
        List<ValueType> all = module.continuation(type).params();
        int last = all.size() - 1;
        List<Value> operands = popWithContinuation(module.types().of(all.subList(0, last)), type);
        // what comes back is what the continuation takes that the other one gets as its last argument
        HeapType self = ((dev.wami.wasmspec.RefType) all.get(last)).heap();
        List<ValueType> results =
                module.continuation(((HeapType.Defined) self).typeIndex()).params();
        return new SwitchOp(
                code.location(), name(type), tag(tag), operands, module.types().of(results));
    }

    private Operation resume(Instruction.Resume resume) {
        Location at = code.location();
        String type = name(resume.type());
        FunctionType function = module.types().of(module.continuation(resume.type()));
        List<ResumeHandler> handlers = new ArrayList<>();
        for (Instruction.Handler h : resume.handlers()) {
            handlers.add(new ResumeHandler(tag(h.tag()), h.isSwitch() ? null : h.label()));
        }
        List<Type> sent = switch (resume.opcode()) {
            case RESUME -> function.inputs();
            case RESUME_THROW -> module.tagType(resume.tag()).inputs();
            default -> List.of(RefType.EXNREF);
        };
        List<Value> operands = popWithContinuation(sent, resume.type());
        return switch (resume.opcode()) {
            case RESUME -> new ResumeOp(at, type, handlers, operands, function.results());
            case RESUME_THROW -> new ResumeThrowOp(at, type, tag(resume.tag()), handlers, operands, function.results());
            default -> new ResumeThrowRefOp(at, type, handlers, operands, function.results());
        };
    }
}
