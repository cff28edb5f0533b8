/** The facades behind the command line: pipelines, and the one place that knows every dialect and pass. */
package dev.wami.tools;
