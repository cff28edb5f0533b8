/** What takes time where a program will run, as far as passes decide by it. */
package dev.wami.core.target;
