/** Delimited continuations: new, suspend, resume and their storage (the paper's section on coroutines). */
package dev.wami.dcont;
