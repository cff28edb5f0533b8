package dev.wami.core.filetest;

import java.util.HashMap;
import java.util.Map;

/** What the variables of a check file stand for. */
final class CheckVariables {
    private record Number(long value, char format) {}

    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Number> numbers = new HashMap<>();

    void define(String name, String text) {
        texts.put(name, text);
    }

    void defineNumber(String name, long value, char format) {
        numbers.put(name, new Number(value, format));
    }

    String text(String name) {
        String text = texts.get(name);
        if (text == null) throw new CheckError("undefined variable: " + name);
        return text;
    }

    /** Forgets the variables whose name does not begin with a dollar sign. */
    void clearLocal() {
        texts.keySet().removeIf(n -> !n.startsWith("$"));
        numbers.keySet().removeIf(n -> !n.startsWith("$"));
    }

    /**
     * The value of a sum of numbers, variables and {@code @LINE}, printed; format 0 takes that of the first variable.
     */
    String evaluate(String expression, char format, int line) {
        long value = 0;
        char implied = 0;
        int sign = 1;
        int i = 0;
        boolean needsOperand = true;
        while (i < expression.length()) {
            char c = expression.charAt(i);
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (!needsOperand) {
                if (c != '+' && c != '-') throw new CheckError("unsupported operation '" + c + "'");
                sign = c == '+' ? 1 : -1;
                needsOperand = true;
                i++;
                continue;
            }
            int start = i;
            while (i < expression.length()
                    && (Character.isLetterOrDigit(expression.charAt(i)) || "_@$".indexOf(expression.charAt(i)) >= 0)) {
                i++;
            }
            if (start == i) throw new CheckError("invalid operand format '" + expression.substring(i) + "'");
            String word = expression.substring(start, i);
            if (word.equals("@LINE")) {
                value += (long) sign * line;
            } else if (Character.isDigit(word.charAt(0))) {
                value += sign * (word.startsWith("0x") ? Long.parseLong(word.substring(2), 16) : Long.parseLong(word));
            } else {
                Number n = numbers.get(word);
                if (n == null) throw new CheckError("undefined variable: " + word);
                value += sign * n.value;
                if (implied == 0) implied = n.format;
            }
            needsOperand = false;
        }
        if (needsOperand) throw new CheckError("missing operand in expression");
        return CheckPattern.print(value, format != 0 ? format : implied);
    }
}
