package dev.wami.core.ir.trait;

import dev.wami.core.ir.OpKind;
import java.util.List;

/** May only stand directly inside one of the named operations. Upstream: HasParent, ParentOneOf. */
public interface HasParent {
    List<? extends OpKind> allowedParents();
}
