package dev.wami.core.text;

/** The kinds of tokens of MLIR's text. Keywords are {@link #BARE}; what they mean depends on the place. */
enum Token {
    END("end of file"),
    /** Reported already; whoever meets it gives up quietly. */
    ERROR("error"),
    /** {@code [A-Za-z_][A-Za-z0-9_$.]*}, keywords and {@code i32} among them. */
    BARE("identifier"),
    INTEGER("integer"),
    FLOAT("floating point number"),
    STRING("string"),
    /** {@code @name} or {@code @"name"}. */
    AT("symbol"),
    /** {@code #name} or {@code #1}. */
    HASH("attribute name"),
    /** {@code %name}. */
    PERCENT("SSA name"),
    /** {@code ^name}. */
    CARET("block name"),
    /** {@code !name}. */
    BANG("type name"),
    ARROW("->"),
    COLON(":"),
    COLON_COLON("::"),
    COMMA(","),
    ELLIPSIS("..."),
    EQUAL("="),
    GREATER(">"),
    LESS("<"),
    LEFT_BRACE("{"),
    RIGHT_BRACE("}"),
    LEFT_PAREN("("),
    RIGHT_PAREN(")"),
    LEFT_SQUARE("["),
    RIGHT_SQUARE("]"),
    MINUS("-"),
    PLUS("+"),
    QUESTION("?"),
    STAR("*"),
    SLASH("/"),
    BAR("|"),
    /** Opens the metadata at the end of a file. */
    METADATA_BEGIN("{-#"),
    METADATA_END("#-}");

    private final String text;

    Token(String text) {
        this.text = text;
    }

    /** The spelling of a punctuation, a description of the other kinds. */
    String text() {
        return text;
    }

    /** The punctuation spelled {@code text}; an exception if there is none, which is a mistake of the calling code. */
    static Token punctuation(String text) {
        return switch (text) {
            case "->" -> ARROW;
            case ":" -> COLON;
            case "::" -> COLON_COLON;
            case "," -> COMMA;
            case "..." -> ELLIPSIS;
            case "=" -> EQUAL;
            case ">" -> GREATER;
            case "<" -> LESS;
            case "{" -> LEFT_BRACE;
            case "}" -> RIGHT_BRACE;
            case "(" -> LEFT_PAREN;
            case ")" -> RIGHT_PAREN;
            case "[" -> LEFT_SQUARE;
            case "]" -> RIGHT_SQUARE;
            case "-" -> MINUS;
            case "+" -> PLUS;
            case "?" -> QUESTION;
            case "*" -> STAR;
            case "/" -> SLASH;
            case "|" -> BAR;
            case "{-#" -> METADATA_BEGIN;
            case "#-}" -> METADATA_END;
            default -> throw new IllegalArgumentException("no punctuation of MLIR's text: '" + text + "'");
        };
    }
}
