/** What other languages need to call a compiled module: JavaScript, TypeScript's declarations, C's header. */
package dev.wami.tools.bindings;
