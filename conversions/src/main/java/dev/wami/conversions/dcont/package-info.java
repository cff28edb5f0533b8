/** Delimited continuations to stack switching. Paper: section 6.2. */
package dev.wami.conversions.dcont;
