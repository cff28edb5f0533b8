package dev.wami.core.text;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import java.util.HashMap;
import java.util.Map;

/** What the parts of the parser share while one source is read: the token at hand, the aliases, and each other. */
final class Parsing {
    final Cursor cursor;
    final Context context;
    final Map<String, Attribute> attributeAliases = new HashMap<>();
    final Map<String, Type> typeAliases = new HashMap<>();
    /** Whether one error ends it, as for a reader who compares with upstream. */
    final boolean stopsAtFirstError;

    final TypeParser types;
    final AttributeParser attributes;
    final ElementsParser elements;
    final AffineParser affine;
    final LocationParser locations;
    final DialectSymbolParser dialectSymbols;
    final MetadataParser metadata;
    final OperationParser operations;
    final CustomSyntaxParser customSyntax;
    final UnknownDialects unknownDialects;

    Parsing(SourceFile source, Context context, Diagnostics diagnostics, boolean stopsAtFirstError) {
        this.stopsAtFirstError = stopsAtFirstError;
        this.cursor = new Cursor(source, diagnostics);
        this.context = context;
        this.types = new TypeParser(this);
        this.attributes = new AttributeParser(this);
        this.elements = new ElementsParser(this);
        this.affine = new AffineParser(this);
        this.locations = new LocationParser(this);
        this.dialectSymbols = new DialectSymbolParser(this);
        this.metadata = new MetadataParser(this);
        this.operations = new OperationParser(this);
        this.customSyntax = new CustomSyntaxParser(this);
        this.unknownDialects = new UnknownDialects(this);
    }
}
