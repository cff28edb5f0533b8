import { get_encoding } from 'tiktoken';

for (const name of ['cl100k_base', 'r50k_base']) {
  const encoding = get_encoding(name);
  const tokens = encoding.encode('The quick brown fox jumps over the lazy dog; déjà vu 日本語 🙂 while (i < 10) { i++; }');
  console.log(name, tokens.join(' '), new TextDecoder().decode(encoding.decode(tokens)), encoding.encode('<|endoftext|>', 'all').join(' '));
  encoding.free();
}
