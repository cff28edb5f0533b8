package dev.wami.core.pass;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.text.EditDistance;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the textual form of pipelines:
 *
 * <pre>
 * pipeline := op-name `(` (stage (`,` stage)*)? `)`
 * stage    := pipeline | pass-name (`{` (option (` ` option)*)? `}`)?
 * option   := name (`=` (word | quoted | `{` ... `}`))?
 * </pre>
 */
final class PipelineParser {
    private static final int MAX_DEPTH = 100;

    private final String text;
    private final PassSource source;
    private final Diagnostics diagnostics;
    private final int errorsBefore;
    private int at;

    PipelineParser(String text, PassSource source, Diagnostics diagnostics) {
        this.text = text;
        this.source = source;
        this.diagnostics = diagnostics;
        this.errorsBefore = diagnostics.errorCount();
    }

    @Nullable
    Pipeline parseAnchored() {
        skipSpace();
        int start = at;
        String anchor = word();
        if (anchor.isEmpty() || at == text.length() || text.charAt(at) != '(') {
            error(
                    start,
                    "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'");
            return null;
        }
        List<Stage> stages = stagesInParentheses(anchor, 0);
        skipSpace();
        if (stages != null && at < text.length()) error(at, "unexpected text after the pipeline");
        return finish(anchor, stages);
    }

    @Nullable
    Pipeline parseBody(String anchor) {
        List<Stage> stages = stages(anchor, 0);
        if (stages != null && at < text.length()) error(at, "unbalanced ')'");
        return finish(anchor, stages);
    }

    private @Nullable Pipeline finish(String anchor, @Nullable List<Stage> stages) {
        return stages == null || diagnostics.errorCount() > errorsBefore ? null : new Pipeline(anchor, stages);
    }

    private @Nullable List<Stage> stagesInParentheses(String anchor, int depth) {
        int open = at++;
        List<Stage> stages = stages(anchor, depth);
        if (stages == null) return null;
        if (at == text.length()) {
            error(open, "missing ')' for this '('");
            return null;
        }
        at++;
        return stages;
    }

    /** Stages up to a closing parenthesis or the end; null where reading cannot go on. */
    private @Nullable List<Stage> stages(String anchor, int depth) {
        List<Stage> stages = new ArrayList<>();
        if (depth > MAX_DEPTH) {
            error(at, "pipelines are nested too deeply");
            return null;
        }
        skipSpace();
        if (at == text.length() || text.charAt(at) == ')') return stages;
        while (true) {
            Stage stage = stage(anchor, depth);
            if (stage == null) return null;
            stages.add(stage);
            skipSpace();
            if (at == text.length() || text.charAt(at) == ')') return stages;
            if (text.charAt(at) != ',') {
                error(at, "expected ',' after parsing pipeline");
                return null;
            }
            at++;
        }
    }

    private @Nullable Stage stage(String anchor, int depth) {
        skipSpace();
        int start = at;
        String name = word();
        if (at < text.length() && text.charAt(at) == '(') {
            List<Stage> nested = stagesInParentheses(name, depth + 1);
            return nested == null ? null : new Pipeline(name, nested);
        }
        String options = "";
        int optionsStart = at;
        if (at < text.length() && text.charAt(at) == '{') {
            int end = OptionText.skipGroup(text, at);
            if (end == at) {
                error(at, "missing closing '}' while processing pass options");
                return null;
            }
            options = text.substring(at + 1, end);
            optionsStart = at + 1;
            at = end + 1;
        }
        Pass pass = source.create(name);
        if (pass == null) {
            error(start, "'" + name + "' does not refer to a registered pass" + didYouMean(name, source.names()));
            return new Pipeline(name, List.of()); // to find further errors
        }
        if (!pass.anchor().equals(Pipeline.ANY) && !pass.anchor().equals(anchor)) {
            error(
                    start,
                    "pass '" + name + "' runs on '" + pass.anchor() + "', not on '" + anchor + "'; write "
                            + pass.anchor() + "(" + name + ")");
        }
        setOptions(pass, options, optionsStart);
        return pass;
    }

    private void setOptions(Pass pass, String options, int offset) {
        int i = 0;
        while (i < options.length()) {
            if (Character.isWhitespace(options.charAt(i))) {
                i++;
                continue;
            }
            int start = i;
            while (i < options.length() && options.charAt(i) != '=' && !Character.isWhitespace(options.charAt(i))) i++;
            String name = options.substring(start, i);
            String value = "";
            if (i < options.length() && options.charAt(i) == '=') {
                int from = ++i;
                while (i < options.length() && !Character.isWhitespace(options.charAt(i))) {
                    i = OptionText.skipGroup(options, i) + 1;
                }
                value = OptionText.unwrap(options.substring(from, i));
            }
            setOption(pass, name, value, offset + start);
        }
    }

    private void setOption(Pass pass, String name, String value, int position) {
        List<String> names = new ArrayList<>();
        for (Option<?> o : pass.options()) {
            names.add(o.name());
            if (!o.name().equals(name)) continue;
            String problem = o.parse(value);
            if (problem != null) error(position, problem);
            return;
        }
        error(position, "pass '" + pass.name() + "' has no option '" + name + "'" + didYouMean(name, names));
    }

    private static String didYouMean(String typed, List<String> known) {
        String near = EditDistance.closest(typed, known);
        return near == null ? "" : "; did you mean '" + near + "'?";
    }

    /** Everything up to punctuation. */
    private String word() {
        int start = at;
        while (at < text.length() && "(),{}".indexOf(text.charAt(at)) < 0) at++;
        return text.substring(start, at).trim();
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private void error(int position, String message) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < position && i < text.length(); i++) {
            column++;
            if (text.charAt(i) != '\n') continue;
            line++;
            column = 1;
        }
        diagnostics.error(Location.of(Pipeline.TEXT, line, column), message);
    }
}
