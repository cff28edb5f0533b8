/**
 * Compiles Wasm modules to JVM classes. {@link dev.wami.jvmbackend.JvmModule} is the way in; what the classes need when
 * they run is {@code dev.wami.jvmbackend.runtime}.
 *
 * <p><b>Classes.</b> Each function is a static method {@code fN(parameters, instance)}, up to 500 of them in a class.
 * The class of instances extends {@code ModuleInstance}: it has a field for each memory and table, a field for each
 * global that only the module sees, a field with a {@code GlobalCell} for each other one, and the methods that lead to
 * functions which are not known by name ({@code Dispatch}). One module is one class loader; any number of instances
 * share its code.
 *
 * <p><b>Values.</b> i32, i64, f32 and f64 are int, long, float and double; a v128 is an immutable object, a reference
 * an object. One result is returned as it is, several in an array of boxes. A NaN keeps its bits: no instruction here
 * goes through a Java method that would not.
 *
 * <p><b>One pass.</b> {@code FunctionCompiler} reads the flat list of instructions once. An operand stays on the JVM's
 * stack as long as no label is in its way; before a label, all operands go to local variables, one for each height and
 * kind ({@code OperandStack}). So the JVM's stack is empty at labels, a branch moves what it takes along to where the
 * label wants it, and the frames of the verifier are written down as they are known: nothing is computed by ASM that
 * would need to load classes. A block to which nothing branches costs nothing. A comparison is not made a number where
 * a branch follows. What cannot be reached is left out.
 *
 * <p><b>Memory.</b> A memory is a {@code byte[]} exactly as long as the memory, read and written through VarHandles.
 * The JVM's check of the index is that of the access, and its exception becomes the trap where the program is left, as
 * do division by zero and the overflow of the stack. An address is an unsigned int; with an offset it is checked once
 * more to be no negative int, in a form that the JVM's compiler takes out of loops (measured on five kernels of
 * PolyBench at MEDIUM, CPU of the fastest run: 13.6 against 29.2 ms with arithmetic in place of the check in jacobi-2d,
 * 19.7 against 29.4 in nussinov, equal in three). The array of the first memory is in a local variable and taken anew
 * only after calls that may make it grow, which the call graph says.
 *
 * <p><b>Calls.</b> A call of a function of the module is a call of a method. A function as a value knows its place
 * among the module's functions with its signature, and an indirect call is a check of the type, by reference, and a
 * switch; to another instance or the host arguments go in boxes. No method handle is made, which costs a start. A tail
 * call of the function itself is a jump, one to a function that makes none is a call; any other leaves a note and
 * returns, and the caller makes the call, so that loops of tail calls take no stack.
 *
 * <p><b>Exceptions.</b> One of Wasm's is one of the JVM's with a tag; {@code try_table} is an entry of the exception
 * table.
 *
 * <p><b>Large functions.</b> The JVM does not compile methods of more than 8,000 bytes and refuses those of more than
 * 65,535. Such a function becomes several methods ({@code Pieces}): blocks and runs of instructions, which share locals
 * and operands in two arrays ({@code Spread}), use copies of the locals while they run, and return where to go on.
 *
 * <p><b>Threads.</b> The array of a shared memory is as long as the memory may become, and each access is checked
 * against its present length. Atomic instructions are those of VarHandles.
 *
 * <p>Not compiled yet: stack switching, legacy exceptions; functions with more than 250 parameters or 16,000 locals,
 * memories of 2 GiB and more.
 */
package dev.wami.jvmbackend;
