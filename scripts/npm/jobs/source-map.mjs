import { SourceMapConsumer, SourceMapGenerator } from 'source-map';

const made = new SourceMapGenerator({ file: 'out.js' });
for (let i = 0; i < 400; i++)
  made.addMapping({ source: `s${i % 3}.js`, original: { line: 1 + ((i * 7) % 50), column: (i * 13) % 80 }, generated: { line: 1 + (i >> 3), column: (i % 8) * 9 }, name: i % 5 ? undefined : `n${i}` });
const map = made.toString();
await SourceMapConsumer.with(map, null, (consumer) => {
  for (let i = 0; i < 20; i++) console.log(JSON.stringify(consumer.originalPositionFor({ line: 1 + i * 2, column: i * 4 })));
  console.log(JSON.stringify(consumer.allGeneratedPositionsFor({ source: 's1.js', line: 8, column: 13 })));
  let count = 0;
  consumer.eachMapping((m) => (count += m.generatedColumn + (m.originalLine ?? 0)));
  console.log(count);
});
