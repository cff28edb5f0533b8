import markdown from 'markdown-wasm';

await markdown.ready;
const text = '# Title *em*\n\n- a\n- b `code`\n  1. x\n\n> quote **strong** [link](http://a.b "t")\n\n```js\nlet x = 1 < 2;\n```\n\n|a|b|\n|:-|-:|\n|1|~~2~~|\n\n<b>html</b> &amp; ![i](j.png)\n';
console.log(markdown.parse(text), markdown.parse(text, { parseFlags: markdown.ParseFlags.NO_HTML }));
