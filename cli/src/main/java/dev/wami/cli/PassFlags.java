package dev.wami.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The passes that a command line in mlir-opt's style asks for, in their order, apart from everything else on it.
 *
 * <p>{@code --cse -canonicalize '--loop-unroll=unroll-factor=4 up-to=8'}: a pass is a flag with one dash or two; what
 * follows its {@code =} are its options, separated by spaces. {@code --pass-pipeline='builtin.module(...)'} gives a
 * whole pipeline instead, and cannot be mixed with such flags, as in mlir-opt. A name that the command declares as an
 * option is that option; the value of an option is never taken for a pass; after {@code --} come files only.
 *
 * @param passes in the order given, each as often as it was given
 * @param pipeline the text of {@code --pass-pipeline}
 * @param rest everything else, in its order: the command's own options, their values, files, and what is unknown
 */
record PassFlags(List<Flag> passes, Optional<String> pipeline, List<String> rest) {

    /**
     * One pass.
     *
     * @param name without dashes
     * @param options {@code key=value} and {@code key}, separated by spaces; empty where none were given
     */
    record Flag(String name, String options) {
        /** As pipelines spell it: {@code loop-unroll{unroll-factor=4}}. */
        String text() {
            return options.isEmpty() ? name : name + "{" + options + "}";
        }
    }

    private static final String PIPELINE = "pass-pipeline";

    /**
     * Sorts a command line.
     *
     * @param options the command's own options
     * @param isPass whether a name, without dashes, is a pass
     * @throws UsageException for a second pipeline, one without text, or one beside pass flags
     */
    static PassFlags split(List<String> args, Options options, Predicate<String> isPass) {
        List<Flag> passes = new ArrayList<>();
        List<String> pipelines = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (arg.equals("--")) {
                rest.addAll(args.subList(i, args.size()));
                break;
            }
            int equals = arg.indexOf('=');
            String flag = equals < 0 ? arg : arg.substring(0, equals);
            String name = flag.substring(flag.startsWith("--") ? 2 : flag.startsWith("-") ? 1 : 0);
            boolean dashed = !name.equals(flag) && !name.isEmpty();
            Options.@Nullable Option own = dashed ? options.find(flag) : null;
            if (dashed && name.equals(PIPELINE)) {
                if (equals < 0 && i + 1 == args.size()) {
                    throw new UsageException("'--pass-pipeline' needs a pipeline, such as 'builtin.module(cse)'");
                }
                pipelines.add(equals < 0 ? args.get(++i) : arg.substring(equals + 1));
            } else if (own != null) {
                rest.add(arg);
                if (equals < 0 && own.arity() == Options.Arity.VALUE && i + 1 < args.size()) {
                    rest.add(args.get(++i));
                }
            } else if (dashed && isPass.test(name)) {
                passes.add(new Flag(
                        name, equals < 0 ? "" : arg.substring(equals + 1).strip()));
            } else {
                rest.add(arg);
            }
        }
        if (pipelines.size() > 1) {
            throw new UsageException("'--pass-pipeline' is given more than once");
        }
        if (!pipelines.isEmpty() && !passes.isEmpty()) {
            throw new UsageException("'--pass-pipeline' cannot be used with individual passes ('--"
                    + passes.get(0).name() + "'): write them into the pipeline");
        }
        return new PassFlags(List.copyOf(passes), pipelines.stream().findFirst(), List.copyOf(rest));
    }
}
