package dev.wami.jvmbackend.runtime;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** The threads that wait at addresses of a shared memory, each address with its queue. */
final class Waiters {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Integer, Deque<Waiter>> queues = new HashMap<>();

    private static final class Waiter {
        private final Condition condition;
        private boolean isWoken;

        Waiter(Condition condition) {
            this.condition = condition;
        }
    }

    /**
     * Waits until it is woken.
     *
     * @param isExpected asked where no other thread can wake in between
     * @param nanos how long at most; negative: forever
     * @return 0 when woken, 1 if it is not as expected, 2 when the time is over
     */
    int await(int address, BooleanSupplier isExpected, long nanos) {
        lock.lock();
        try {
            if (!isExpected.getAsBoolean()) return 1;
            Waiter waiter = new Waiter(lock.newCondition());
            Deque<Waiter> queue = queues.computeIfAbsent(address, k -> new ArrayDeque<>());
            queue.add(waiter);
            long left = nanos;
            while (!waiter.isWoken && (nanos < 0 || left > 0)) {
                if (nanos < 0) waiter.condition.await(1, TimeUnit.HOURS);
                else left = waiter.condition.awaitNanos(left);
            }
            if (waiter.isWoken) return 0;
            queue.remove(waiter);
            if (queue.isEmpty()) queues.remove(address);
            return 2;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        } finally {
            lock.unlock();
        }
    }

    /** Wakes as many as are there, the first first, but at most so many, which is unsigned. */
    int wake(int address, int count) {
        lock.lock();
        try {
            Deque<Waiter> queue = queues.getOrDefault(address, new ArrayDeque<>());
            int woken = 0;
            while (!queue.isEmpty() && Integer.compareUnsigned(woken, count) < 0) {
                Waiter waiter = queue.remove();
                waiter.isWoken = true;
                waiter.condition.signal();
                woken++;
            }
            if (queue.isEmpty()) queues.remove(address);
            return woken;
        } finally {
            lock.unlock();
        }
    }
}
