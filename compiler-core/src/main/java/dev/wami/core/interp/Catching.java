package dev.wami.core.interp;

import java.util.List;

/** An operation whose region, or the function that it calls, may fail without the program failing. */
public interface Catching extends Evaluable {

    /** The results of this operation where that has failed. */
    List<Object> failed();
}
