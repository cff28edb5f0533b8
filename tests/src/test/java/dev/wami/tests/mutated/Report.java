package dev.wami.tests.mutated;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Judges the failures of a campaign, and writes each kind to a directory of its own: the texts, and the shortest of
 * them reduced.
 */
final class Report {
    private static final long REDUCE_SECONDS = 10;
    private static final long REDUCE_LIMIT_MILLIS = 1_000;

    private final Path directory;
    private final RoundTrip roundTrip;
    private final @Nullable Peer peer;
    private long ours;
    private long asUpstream;
    private long unjudged;

    /** @param peer says whether upstream does the same; null if there is none */
    Report(Path directory, RoundTrip roundTrip, @Nullable Peer peer) {
        this.directory = directory;
        this.roundTrip = roundTrip;
        this.peer = peer;
    }

    /** Kept texts that must not fail. */
    long ours() {
        return ours;
    }

    /** Kept texts that mlir-opt does not read back either, in the same way. */
    long asUpstream() {
        return asUpstream;
    }

    /** Kept texts that do not read back, with no mlir-opt to say whether they should. */
    long unjudged() {
        return unjudged;
    }

    void write(Map<String, List<Campaign.Found>> kinds) throws IOException {
        int number = 0;
        for (Map.Entry<String, List<Campaign.Found>> kind : kinds.entrySet()) {
            Campaign.Found worst = null;
            int count = 0;
            Path place = directory.resolve(String.format(Locale.ROOT, "%03d", ++number));
            for (Campaign.Found found : kind.getValue()) {
                if (!isOurs(found)) continue;
                count++;
                Files.createDirectories(place);
                Files.writeString(place.resolve(found.number() + ".mlir"), found.text(), StandardCharsets.UTF_8);
                if (worst == null || found.text().length() < worst.text().length()) worst = found;
            }
            if (worst == null) continue;
            String reduced = reduced(worst);
            String details = kind.getKey() + "\n" + disagreement(worst) + "\n\n"
                    + worst.failure().details();
            Files.writeString(place.resolve("failure.txt"), details, StandardCharsets.UTF_8);
            Files.writeString(place.resolve("reduced.mlir"), reduced, StandardCharsets.UTF_8);
            System.out.printf("%n%s: %d texts; %s%n%s", place, count, kind.getKey(), reduced);
            System.out.println(disagreement(worst).lines().findFirst().orElse(""));
        }
    }

    private boolean isOurs(Campaign.Found found) {
        boolean known = found.failure() instanceof Outcome.Different && peer != null && isAsUpstream(found, peer);
        if (known) asUpstream++;
        else if (found.failure() instanceof Outcome.Different && peer == null) unjudged++;
        else ours++;
        return !known;
    }

    /**
     * Also if it is as upstream's in less text: upstream may reject the rest, such as attributes of a dialect that we
     * keep as it is.
     */
    private boolean isAsUpstream(Campaign.Found found, Peer judge) {
        if (disagreement(found).isEmpty()) return true;
        String less = new Reducer(text -> failsAlike(found, text) != null, REDUCE_SECONDS).reduce(found.text());
        return failsAlike(found, less) instanceof Outcome.Different d
                && judge.disagreement(less, d).isEmpty();
    }

    /** The failure of {@code text} if it is of the same kind. */
    private Outcome.@Nullable Failure failsAlike(Campaign.Found found, String text) {
        Outcome outcome = Probe.run(() -> roundTrip.check(text), REDUCE_LIMIT_MILLIS);
        return outcome instanceof Outcome.Failure f
                        && f.key().equals(found.failure().key())
                ? f
                : null;
    }

    private String disagreement(Campaign.Found found) {
        if (peer == null || !(found.failure() instanceof Outcome.Different d)) return "";
        return peer.disagreement(found.text(), d);
    }

    private String reduced(Campaign.Found found) {
        return new Reducer(text -> isStillOurs(found, text), REDUCE_SECONDS).reduce(found.text());
    }

    private boolean isStillOurs(Campaign.Found found, String text) {
        Outcome.Failure failure = failsAlike(found, text);
        if (!(failure instanceof Outcome.Different d) || peer == null) return failure != null;
        return !peer.disagreement(text, d).isEmpty();
    }
}
