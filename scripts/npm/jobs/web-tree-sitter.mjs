import { Parser, Language } from 'web-tree-sitter';

await Parser.init();
const parser = new Parser();
parser.setLanguage(await Language.load('node_modules/tree-sitter-json/tree-sitter-json.wasm'));
console.log(parser.parse('{"a": [1, 2.5, {"b": null}], "c": "\\u0041", oops}').rootNode.toString());
parser.setLanguage(await Language.load('node_modules/tree-sitter-cpp/tree-sitter-cpp.wasm'));
console.log(parser.parse('template <class T> struct A : B<T> { int f() const { return x ? 1 : g<int>(2); } };').rootNode.toString());
