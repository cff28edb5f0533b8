package dev.wami.wasmbinary;

import java.util.Arrays;

/** A growing list of numbers that are not boxed. */
final class IntList {
    private int[] numbers = new int[16];
    private int size;

    void add(int number) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, 2 * size);
        numbers[size++] = number;
    }

    int get(int index) {
        return numbers[index];
    }

    void set(int index, int number) {
        numbers[index] = number;
    }

    int size() {
        return size;
    }

    void removeLast() {
        size--;
    }

    void clear() {
        size = 0;
    }

    int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
