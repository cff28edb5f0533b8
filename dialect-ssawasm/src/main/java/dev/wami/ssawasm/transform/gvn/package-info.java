/** Global value numbering: equal values, loads of what is known, and what is known on all ways but one. */
package dev.wami.ssawasm.transform.gvn;
