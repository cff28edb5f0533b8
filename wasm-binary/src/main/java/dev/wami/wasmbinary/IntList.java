package dev.wami.wasmbinary;

import java.util.Arrays;

/** A growing list of numbers that are not boxed. */
public final class IntList {
    private int[] numbers = new int[16];
    private int size;

    public void add(int number) {
        if (size == numbers.length) numbers = Arrays.copyOf(numbers, 2 * size);
        numbers[size++] = number;
    }

    public int get(int index) {
        return numbers[index];
    }

    public void set(int index, int number) {
        numbers[index] = number;
    }

    public int size() {
        return size;
    }

    public void removeLast() {
        size--;
    }

    public void clear() {
        size = 0;
    }

    public int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
