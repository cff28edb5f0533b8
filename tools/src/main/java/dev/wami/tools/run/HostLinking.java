package dev.wami.tools.run;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Finds what a program imports among what the host gives. */
final class HostLinking {
    private HostLinking() {}

    static @Nullable HostFunction find(List<HostFunction> host, String module, String name) {
        for (HostFunction f : host) if (f.module().equals(module) && f.name().equals(name)) return f;
        return null;
    }

    static String unknown(List<HostFunction> host, String module, String name) {
        StringJoiner given = new StringJoiner(", ");
        for (HostFunction f : host) given.add(f.name());
        return "the function " + module + "." + name + " is imported, and nobody gives it; module env has " + given;
    }

    static String wrongType(HostFunction given, String wanted) {
        return "the function " + given.module() + "." + given.name() + " is imported with type " + wanted
                + ", and the one that is given has type " + given.type();
    }
}
