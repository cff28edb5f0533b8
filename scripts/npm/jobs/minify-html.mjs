import { readFileSync } from 'node:fs';
import * as glue from '@minify-html/wasm/index_bg.js';

// index.js imports the module as bundlers do
const { instance } = await WebAssembly.instantiate(readFileSync('node_modules/@minify-html/wasm/index_bg.wasm'), { './index_bg.js': glue });
glue.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start?.();
const html =
  '<!doctype html><html><head><style>.a { color: rgb(255, 0, 0); margin: 0px 0px }</style><script>function f(long) { let x = long + 1; return x * (2 + 3) }</script></head>' +
  '<body><p class="a  b">text <b> bold </b>   &eacute; &lt; x</p>\n<!-- gone --><ul><li>1</li> <li>2</li></ul><pre> kept </pre></body></html>';
console.log(new TextDecoder().decode(glue.minify(Buffer.from(html), { minify_css: true, minify_js: true, keep_closing_tags: true })));
