package dev.wami.tests.affine;

import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassSource;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/**
 * Which passes of a catalog refer to a class, themselves or by other classes of the same module, as jdeps finds out.
 */
final class ReferringPasses {
    private static final Pattern REFERENCE = Pattern.compile("^\\s+(\\S+)\\s+->\\s+(\\S+)\\s.*$", Pattern.MULTILINE);

    /** For each outermost class those that refer to it. */
    private final Map<String, Set<String>> users = new HashMap<>();

    /** @param classes where the classes of the module are */
    ReferringPasses(Path classes) {
        StringWriter out = new StringWriter();
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElseThrow();
        jdeps.run(new PrintWriter(out), new PrintWriter(out), "-v", "-filter:none", classes.toString());
        Matcher line = REFERENCE.matcher(out.toString());
        while (line.find()) {
            users.computeIfAbsent(outermost(line.group(2)), k -> new HashSet<>())
                    .add(outermost(line.group(1)));
        }
    }

    private static String outermost(String name) {
        int inner = name.indexOf('$');
        return inner < 0 ? name : name.substring(0, inner);
    }

    /** The names of those of {@code passes} that refer to the class {@code name}. */
    List<String> of(String name, PassSource passes) {
        Set<String> reached = new HashSet<>(Set.of(name));
        List<String> open = new ArrayList<>(reached);
        while (!open.isEmpty()) {
            for (String user : users.getOrDefault(open.remove(open.size() - 1), Set.of())) {
                // by the catalog all refer to all
                if (!user.equals(passes.getClass().getName()) && reached.add(user)) open.add(user);
            }
        }
        List<String> out = new ArrayList<>();
        for (String pass : passes.names()) {
            Pass one = Objects.requireNonNull(passes.create(pass));
            if (reached.contains(outermost(one.getClass().getName()))) out.add(pass);
        }
        return out;
    }
}
