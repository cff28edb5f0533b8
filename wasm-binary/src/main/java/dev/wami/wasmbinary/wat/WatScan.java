package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.IntList;
import dev.wami.wasmbinary.MalformedException;

/**
 * The first look at a module's text: which fields there are and what they are called, as anything may be named before
 * it is defined. What is wrong is left to the second look.
 */
final class WatScan {
    private final WatCursor in;
    private final WatSpaces spaces;
    /** The tokens with which the fields that define types begin. */
    private final IntList types = new IntList();

    WatScan(WatTokens tokens, WatSpaces spaces) {
        in = new WatCursor(tokens);
        this.spaces = spaces;
    }

    /** Looks at all fields from a token on; gives the tokens with which the fields that define types begin. */
    int[] fields(int first) throws MalformedException {
        in.at = first;
        while (in.kind() == WatTokens.LEFT) {
            int left = in.at;
            field();
            in.at = left + 1;
            in.skip();
        }
        return types.toArray();
    }

    private void field() throws MalformedException {
        int left = in.at;
        if (in.takeOpening("func")) {
            define(spaces.functions);
        } else if (in.takeOpening("type")) {
            types.add(left);
            define(spaces.types.names);
        } else if (in.takeOpening("rec")) {
            types.add(left);
            group();
        } else if (in.takeOpening("import")) {
            imported();
        } else if (in.takeOpening("global")) {
            define(spaces.globals);
        } else if (in.takeOpening("table")) {
            define(spaces.tables);
            if (has("elem")) spaces.elements.add(null);
        } else if (in.takeOpening("memory")) {
            define(spaces.memories);
            if (has("data")) spaces.data.add(null);
        } else if (in.takeOpening("tag")) {
            define(spaces.tags);
        } else if (in.takeOpening("elem")) {
            define(spaces.elements);
        } else if (in.takeOpening("data")) {
            define(spaces.data);
        }
    }

    private void define(WatNameSpace space) throws MalformedException {
        space.add(in.identifier());
    }

    private void group() throws MalformedException {
        while (in.isOpening("type")) {
            int left = in.at;
            in.at += 2;
            define(spaces.types.names);
            in.at = left + 1;
            in.skip();
        }
    }

    private void imported() throws MalformedException {
        while (in.kind() == WatTokens.STRING) in.at++;
        if (in.takeOpening("func")) {
            define(spaces.functions);
        } else if (in.takeOpening("global")) {
            define(spaces.globals);
        } else if (in.takeOpening("table")) {
            define(spaces.tables);
        } else if (in.takeOpening("memory")) {
            define(spaces.memories);
        } else if (in.takeOpening("tag")) {
            define(spaces.tags);
        }
    }

    /** Whether a part of the field, no part of a part, begins with this word: a segment that is written in place. */
    private boolean has(String word) {
        while (in.kind() != WatTokens.RIGHT && !in.isEnd()) {
            if (in.isOpening(word)) return true;
            boolean isPart = in.kind() == WatTokens.LEFT;
            in.at++;
            if (isPart) in.skip();
        }
        return false;
    }
}
