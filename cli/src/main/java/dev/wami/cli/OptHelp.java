package dev.wami.cli;

import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.tools.Wami;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What {@code wami opt} knows about dialects, operations and passes, as text. */
final class OptHelp {
    private final Wami wami;
    private final StringBuilder out = new StringBuilder();

    private OptHelp(Wami wami) {
        this.wami = wami;
    }

    /** Answers if the command line asks a question. */
    static boolean answered(Arguments args, Wami wami, Console console) {
        OptHelp help = new OptHelp(wami);
        if (args.flag("--show-dialects")) help.dialects();
        else if (args.flag("--list-passes")) help.passes();
        else if (args.value("--help-op").isPresent()) {
            help.ops(args.value("--help-op").get());
        } else if (args.value("--help-pass").isPresent()) {
            help.pass(args.value("--help-pass").get());
        } else return false;
        console.out().print(help.out);
        return true;
    }

    private void dialects() {
        out.append("Available Dialects: ")
                .append(String.join(",", wami.context().dialectNames()))
                .append('\n');
    }

    /** All passes with their options. */
    static String passes(Wami wami) {
        OptHelp help = new OptHelp(wami);
        help.passes();
        return help.out.toString();
    }

    private void passes() {
        List<String> names = new ArrayList<>(wami.passes().names());
        names.sort(null);
        for (String name : names) {
            Pass pass = wami.passes().create(name);
            if (pass != null) describe(pass);
        }
    }

    private void pass(String name) {
        Pass pass = wami.passes().create(name);
        if (pass == null) {
            throw new UsageException("there is no pass '" + name + "'"
                    + Closest.hint(name, wami.passes().names()));
        }
        describe(pass);
    }

    private void describe(Pass pass) {
        row(2, "--" + pass.name(), pass.summary() + (pass.anchor().equals("any") ? "" : " (on " + pass.anchor() + ")"));
        for (Option<?> o : pass.options()) {
            String byDefault = o.toString();
            row(6, o.name() + "=", o.description() + (byDefault.isEmpty() ? "" : " (default: " + byDefault + ")"));
        }
    }

    private void row(int indent, String name, String text) {
        out.append(" ".repeat(indent)).append(name);
        if (!text.isEmpty()) {
            out.append(" ".repeat(Math.max(2, 40 - indent - name.length()))).append(text);
        }
        out.append('\n');
    }

    // ---- operations

    /** One operation, or all of a dialect. */
    private void ops(String name) {
        Dialect dialect = name.indexOf('.') < 0 && wami.context().dialectNames().contains(name)
                ? wami.context().dialect(name)
                : null;
        if (dialect == null) {
            op(name);
            return;
        }
        for (String op : dialect.opNames()) {
            if (!out.isEmpty()) out.append('\n');
            op(op);
        }
    }

    private void op(String name) {
        Operation op = wami.context().prototype(name);
        if (op == null) throw new UsageException("there is no operation '" + name + "'" + Closest.hint(name, allOps()));
        OpSpec spec = op.spec();
        out.append(name).append(": ").append(spec.summary()).append("\n\n");
        if (spec.format() != null) {
            out.append("  ").append(name).append(' ').append(spec.format()).append("\n\n");
        }
        slots("operand", spec.operands());
        slots("result", spec.results());
        for (OpSpec.Attr a : spec.attributes()) {
            String presence = switch (a.kind()) {
                case REQUIRED -> "";
                case OPTIONAL -> " (optional)";
                case DEFAULTED, DEFAULTED_WHEN_BUILT, DEFAULTED_WHEN_GIVEN -> " (default: " + a.defaultValue() + ")";
            };
            row(2, "attribute " + a.name(), a.constraint().description() + presence);
        }
        for (OpSpec.RegionSlot r : spec.regions()) row(2, "region " + r.name(), arity(r.arity()));
        for (OpSpec.SuccessorSlot s : spec.successors()) row(2, "successor " + s.name(), arity(s.arity()));
        for (String trait : traits(op.getClass())) row(2, "trait " + trait, "");
    }

    /** The traits and interfaces that {@code op} has, also through its family's classes, in alphabetical order. */
    private static Set<String> traits(Class<?> op) {
        Set<String> all = new TreeSet<>();
        for (Class<?> c = op; c != null; c = c.getSuperclass()) {
            for (Class<?> trait : c.getInterfaces()) {
                if (trait != Cloneable.class && all.add(trait.getSimpleName())) all.addAll(traits(trait));
            }
        }
        return all;
    }

    private void slots(String kind, List<OpSpec.Slot> slots) {
        for (OpSpec.Slot s : slots) row(2, kind + " " + s.name(), s.type().description() + arity(s.arity()));
    }

    private static String arity(OpSpec.Arity arity) {
        return switch (arity) {
            case ONE -> "";
            case OPTIONAL -> " (optional)";
            case VARIADIC -> " (any number)";
        };
    }

    private List<String> allOps() {
        Context context = wami.context();
        List<String> all = new ArrayList<>();
        for (String name : context.dialectNames()) {
            Dialect dialect = context.dialect(name);
            if (dialect != null) all.addAll(dialect.opNames());
        }
        return all;
    }
}
