package dev.wami.wasmbinary;

import dev.wami.wasmbinary.Instruction.Handler;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/**
 * Continuations (the stack switching proposal's explainer, "Instructions"). A continuation type stands for the function
 * type of what is left to run; the reference to it is the last operand.
 */
final class StackSwitchingRules {
    private final ModuleContext context;
    private final TypeStack stack;

    StackSwitchingRules(ModuleContext context, TypeStack stack) {
        this.context = context;
        this.stack = stack;
    }

    void check(Instruction instruction) throws InvalidException {
        if (instruction instanceof Instruction.Resume resume) {
            resume(resume);
            return;
        }
        switch (instruction.opcode()) {
            case CONT_NEW -> {
                int type = ((Instruction.Indexed) instruction).index();
                context.contType(type);
                stack.pop(RefType.nullable(HeapType.type(functionTypeIndex(type))));
                stack.push(RefType.nonNull(HeapType.type(type)));
            }
            case CONT_BIND -> {
                Instruction.IndexedPair bind = (Instruction.IndexedPair) instruction;
                bind(bind.first(), bind.second());
            }
            case SUSPEND -> {
                FuncType tag = context.tag(((Instruction.Indexed) instruction).index());
                stack.pop(tag.params());
                stack.push(tag.results());
            }
            default -> {
                Instruction.IndexedPair pair = (Instruction.IndexedPair) instruction;
                switchTo(pair.first(), pair.second());
            }
        }
    }

    private int functionTypeIndex(int contType) {
        return ((ContType) context.types.get(contType).composite()).typeIndex();
    }

    private void popContinuation(int type) throws InvalidException {
        stack.pop(RefType.nullable(HeapType.type(type)));
    }

    // cont.bind x y : [t3* (ref null x)] -> [(ref y)]  where x = cont [t3* t1*] -> [t2*], and [t1*] -> [t2*] <: y's
    // type
    private void bind(int from, int to) throws InvalidException {
        FuncType source = context.contType(from);
        FuncType target = context.contType(to);
        int bound = source.params().size() - target.params().size();
        if (bound < 0) {
            throw new InvalidException("type mismatch in continuation types: " + target + " takes more than " + source);
        }
        FuncType rest =
                new FuncType(source.params().subList(bound, source.params().size()), source.results());
        if (!context.types.isSubtype(rest, target)) {
            throw new InvalidException("type mismatch in continuation types: " + rest + " is left, wanted " + target);
        }
        popContinuation(from);
        stack.pop(source.params().subList(0, bound));
        stack.push(RefType.nonNull(HeapType.type(to)));
    }

    // resume x hdl*           : [t1* (ref null x)] -> [t2*]       where x = cont [t1*] -> [t2*]
    // resume_throw x e hdl*   : [te* (ref null x)] -> [t2*]       where e = [te*] -> []
    // resume_throw_ref x hdl* : [exnref (ref null x)] -> [t2*]
    private void resume(Instruction.Resume resume) throws InvalidException {
        FuncType type = context.contType(resume.type());
        for (Handler handler : resume.handlers()) {
            handler(handler, type.results());
        }
        popContinuation(resume.type());
        switch (resume.opcode()) {
            case RESUME -> stack.pop(type.params());
            case RESUME_THROW -> {
                FuncType tag = context.tag(resume.tag());
                if (!tag.results().isEmpty()) {
                    throw new InvalidException("type mismatch: tag " + resume.tag() + " has results: " + tag);
                }
                stack.pop(tag.params());
            }
            default -> stack.pop(RefType.EXNREF);
        }
        stack.push(type.results());
    }

    // (on e l) : t*       where e = [t1*] -> [t2*], l takes [t1'* (ref null? y)], t1* <: t1'*, y = cont f, [t2*] ->
    // [t*] <: f
    // (on e switch) : t*  where e = [] -> [t*]
    private void handler(Handler handler, List<ValueType> results) throws InvalidException {
        FuncType tag = context.tag(handler.tag());
        if (handler.isSwitch()) {
            if (!tag.params().isEmpty() || !context.types.areSubtypes(results, tag.results())) {
                throw new InvalidException("type mismatch in switch tag: " + tag + ", the continuation gives "
                        + new FuncType(List.of(), results));
            }
            return;
        }
        List<ValueType> label = stack.frame(handler.label()).label();
        if (label.isEmpty()
                || !(label.get(label.size() - 1) instanceof RefType reference)
                || !(reference.heap() instanceof HeapType.Defined defined)) {
            throw new InvalidException("type mismatch: the handler's label does not take a continuation");
        }
        if (!context.types.areSubtypes(tag.params(), label.subList(0, label.size() - 1))) {
            throw new InvalidException(
                    "type mismatch between tag type and label type: " + tag + " and " + new FuncType(label, List.of()));
        }
        FuncType suspended = new FuncType(tag.results(), results);
        FuncType wanted = context.contType(defined.typeIndex());
        if (!context.types.isSubtype(suspended, wanted)) {
            throw new InvalidException(
                    "type mismatch in continuation type: suspended as " + suspended + ", the label wants " + wanted);
        }
    }

    // switch x e : [t1* (ref null x)] -> [t2*]
    //   where e = [] -> [t*], x = cont [t1* (ref null? y)] -> [te1*], te1* <: t*, y = cont [t2*] -> [te2*], t* <: te2*
    private void switchTo(int type, int tagIndex) throws InvalidException {
        FuncType target = context.contType(type);
        FuncType tag = context.tag(tagIndex);
        if (!tag.params().isEmpty()) {
            throw new InvalidException("type mismatch: non-empty tag parameter type " + tag);
        }
        List<ValueType> params = target.params();
        if (params.isEmpty()
                || !(params.get(params.size() - 1) instanceof RefType reference)
                || !(reference.heap() instanceof HeapType.Defined back)) {
            throw new InvalidException("type mismatch: the continuation's last parameter is no continuation");
        }
        FuncType self = context.contType(back.typeIndex());
        if (!context.types.areSubtypes(target.results(), tag.results())
                || !context.types.areSubtypes(tag.results(), self.results())) {
            throw new InvalidException(
                    "type mismatch in continuation types: from " + target + " through " + tag + " to " + self);
        }
        popContinuation(type);
        stack.pop(params.subList(0, params.size() - 1));
        stack.push(self.params());
    }
}
