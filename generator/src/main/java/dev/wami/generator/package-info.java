/**
 * Random programs of the standard dialects, made from their operations' specs: programs that can be executed, with a
 * defined meaning on every path, and single operations to be read, checked and printed. They need the dialects alone,
 * not the compiler that they are to test.
 */
@NullMarked
package dev.wami.generator;

import org.jspecify.annotations.NullMarked;
