package dev.wami.tests.mutated;

/** What became of a text. */
sealed interface Outcome {
    /** An error was reported. */
    record Rejected() implements Outcome {}

    /** It reads back as itself. */
    record Accepted() implements Outcome {}

    /**
     * It does not.
     *
     * @param key what failures of one cause have in common, as far as one can tell
     * @param details for a person
     */
    sealed interface Failure extends Outcome {
        String key();

        String details();
    }

    /** An exception, or no answer in time. */
    record Crash(String key, String details) implements Failure {}

    /**
     * What was printed is not read, or as another program.
     *
     * @param printed in which form
     * @param text what was printed
     * @param compared in which form both programs were compared
     * @param again the second program in that form; empty where {@code text} was rejected
     */
    record Different(String key, String details, Form printed, String text, Form compared, String again)
            implements Failure {}
}
