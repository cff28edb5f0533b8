import { browserslistToTargets, transform, transformStyleAttribute } from 'lightningcss-wasm';

const css = '.a { color: lab(40% 56.6 39); margin: 0px 0px 0px 0px; &:hover { inset: 0; background: url(x.png) } } @media (400px <= width < 700px) { .b { user-select: none; transition: all .25s ease-in-out } }';
const done = transform({ filename: 'a.css', code: Buffer.from(css), minify: true, sourceMap: true, targets: { chrome: 80 << 16, safari: 13 << 16 } });
console.log(new TextDecoder().decode(done.code), new TextDecoder().decode(done.map), JSON.stringify(done.warnings));
const seen = transform({ filename: 'a.css', code: Buffer.from(css), visitor: { Length: (l) => (l.unit === 'px' ? { unit: 'rem', value: l.value / 16 } : undefined) } });
console.log(new TextDecoder().decode(seen.code));
console.log(new TextDecoder().decode(transformStyleAttribute({ code: Buffer.from('color: yellow; border: 1px solid rgb(0 0 0 / 50%)'), minify: true }).code));
try {
  transform({ filename: 'b.css', code: Buffer.from('.a { color: }} b') });
} catch (e) {
  console.log(e.message, JSON.stringify(e.loc));
}
