package dev.wami.core.text;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.utf8.TextBuffer;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Comments that say which operations use a value. Upstream: printUsersComment. */
final class UserComments {
    private final ValueNames names;
    private final TextBuffer out;

    UserComments(ValueNames names, TextBuffer out) {
        this.names = names;
        this.out = out;
    }

    /** Behind an operation: the users of its results; its own number if it has none. */
    void operation(Operation op) {
        int results = op.resultCount();
        if (results == 0) {
            if (op.operandCount() == 0) return;
            out.append(" // id: ");
            names.append(op, out);
            return;
        }
        Set<Operation> users = Collections.newSetFromMap(new IdentityHashMap<>());
        int used = 0;
        for (Value v : op.results()) {
            for (Use u : v.uses()) if (users.add(u.owner())) used += u.owner().resultCount();
        }
        if (users.isEmpty()) {
            out.append(" // unused");
            return;
        }
        out.append(used <= 1 && users.size() == 1 && results == 1 ? " // user: " : " // users: ");
        for (int i = 0; i < results; i++) {
            if (i > 0) out.append(", ");
            if (results > 1) out.append('(');
            users(op.result(i));
            if (results > 1) out.append(')');
        }
    }

    /** A line of its own in front of the first operation of a block. */
    void argument(BlockArgument argument) {
        out.append("// ");
        names.append(argument, true, out);
        if (argument.isUnused()) {
            out.append(" is unused");
        } else {
            out.append(" is used by ");
            users(argument);
        }
        out.append('\n');
    }

    private void users(Value v) {
        if (v.isUnused()) out.append("unused");
        Set<Operation> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Use u : v.uses()) {
            Operation user = u.owner();
            if (!seen.add(user)) continue;
            if (seen.size() > 1) out.append(", ");
            if (user.resultCount() == 0) names.append(user, out);
            for (int i = 0; i < user.resultCount(); i++) {
                if (i > 0) out.append(", ");
                names.append(user.result(i), true, out);
            }
        }
    }
}
