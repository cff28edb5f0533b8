/** What programs need from the runtime library: calls of it, and the functions themselves. */
package dev.wami.tools.link;
