/**
 * A compiled module as a jar that stands alone: {@link dev.wami.jvmbackend.jar.ModuleJar} is the way in.
 *
 * <p>In it are the classes of {@code ModuleCompiler}; one with a method for each export, whose types are Java's
 * ({@code Facade}), with an interface for the imports inside; the resources of
 * {@link dev.wami.jvmbackend.runtime.JarModule}; and those classes of ours that they reach ({@code RuntimeClasses}).
 */
package dev.wami.jvmbackend.jar;
