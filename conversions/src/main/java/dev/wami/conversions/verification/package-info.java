/** Checks that a program makes of itself while it runs. */
package dev.wami.conversions.verification;
