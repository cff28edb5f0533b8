/** What passes have to say about optimisations: remarks, which of them are wanted, and how they are written. */
package dev.wami.core.remark;
