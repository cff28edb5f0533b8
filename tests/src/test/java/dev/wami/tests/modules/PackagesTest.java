package dev.wami.tests.modules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.tests.modules.Dependencies.ClassUse;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The packages of a module use one another in one direction, but for what belongs together. */
class PackagesTest {
    /** Packages of which several may be in a cycle. */
    private static final Map<String, Pattern> ONE_WHOLE = Map.of(
            // what an operation is made of and what its methods are handed, see the module's package-info
            "compiler-core",
            Pattern.compile(
                    "dev\\.wami\\.core\\.(ir|ir\\.attr|ir\\.type|ir\\.trait|text|diag|dialect|dialect\\.builtin)"));

    /** A module's catalog of passes names all of them, which share what stands beside it. */
    private static final Pattern CATALOG = Pattern.compile(".*\\.[A-Z]\\w*Passes");

    @Test
    void packagesOfAModuleUseOneAnotherInOneDirection() {
        Map<String, Set<String>> cyclic = new TreeMap<>();
        for (Map.Entry<String, Map<String, Set<String>>> module : uses().entrySet()) {
            Pattern whole = ONE_WHOLE.get(module.getKey());
            for (String from : module.getValue().keySet()) {
                for (String to : reachable(from, module.getValue())) {
                    boolean back =
                            !to.equals(from) && reachable(to, module.getValue()).contains(from);
                    boolean known = whole != null
                            && whole.matcher(from).matches()
                            && whole.matcher(to).matches();
                    if (back && !known) {
                        cyclic.computeIfAbsent(from, k -> new TreeSet<>()).add(to);
                    }
                }
            }
        }
        assertThat(cyclic).as("packages that use one another").isEmpty();
    }

    /** Per module, what each package uses of the others. */
    private static Map<String, Map<String, Set<String>>> uses() {
        Map<String, Map<String, Set<String>>> out = new TreeMap<>();
        for (ClassUse a : Dependencies.all()) {
            if (!a.module().holds(a.to()) || CATALOG.matcher(a.from()).matches()) continue;
            Set<String> used = out.computeIfAbsent(a.module().name(), k -> new TreeMap<>())
                    .computeIfAbsent(packageOf(a.from()), k -> new TreeSet<>());
            if (!packageOf(a.to()).equals(packageOf(a.from()))) used.add(packageOf(a.to()));
        }
        return out;
    }

    private static String packageOf(String className) {
        return className.substring(0, className.lastIndexOf('.'));
    }

    private static Set<String> reachable(String from, Map<String, Set<String>> uses) {
        Set<String> seen = new TreeSet<>(uses.getOrDefault(from, Set.of()));
        boolean more = true;
        while (more) {
            more = false;
            for (String p : Set.copyOf(seen)) more |= seen.addAll(uses.getOrDefault(p, Set.of()));
        }
        return seen;
    }
}
