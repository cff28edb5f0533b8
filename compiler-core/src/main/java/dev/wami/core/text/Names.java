package dev.wami.core.text;

import dev.wami.core.ir.Utf8;

/** Makes one string of all equal pieces of a source, without making a string to find it. */
final class Names {
    private String[] known = new String[256];
    private int[] hashes = new int[256];
    private int count;

    String get(byte[] text, int from, int to) {
        int hash = 0;
        for (int i = from; i < to; i++) hash = 31 * hash + text[i];
        int mask = known.length - 1;
        int slot = (hash ^ hash >>> 15) & mask;
        while (true) {
            String s = known[slot];
            if (s == null) break;
            if (hashes[slot] == hash && equal(s, text, from, to)) return s;
            slot = slot + 1 & mask;
        }
        String made = Utf8.decode(text, from, to);
        // a name with bytes beyond ASCII is decoded anew every time: it can't be compared byte by byte
        if (made.length() != to - from || hasHigh(text, from, to)) return made;
        known[slot] = made;
        hashes[slot] = hash;
        if (++count * 2 > known.length) grow();
        return made;
    }

    private static boolean hasHigh(byte[] text, int from, int to) {
        for (int i = from; i < to; i++) if (text[i] < 0) return true;
        return false;
    }

    private static boolean equal(String s, byte[] text, int from, int to) {
        if (s.length() != to - from) return false;
        for (int i = 0; i < s.length(); i++) if (s.charAt(i) != text[from + i]) return false;
        return true;
    }

    private void grow() {
        String[] old = known;
        int[] oldHashes = hashes;
        known = new String[2 * old.length];
        hashes = new int[known.length];
        int mask = known.length - 1;
        for (int i = 0; i < old.length; i++) {
            if (old[i] == null) continue;
            int slot = (oldHashes[i] ^ oldHashes[i] >>> 15) & mask;
            while (known[slot] != null) slot = slot + 1 & mask;
            known[slot] = old[i];
            hashes[slot] = oldHashes[i];
        }
    }
}
