import { RE2 } from 're2-wasm';

const dates = new RE2('(?P<year>\\d{4})-(?P<month>\\d\\d)', 'gu');
console.log(JSON.stringify('on 2026-11 and 1999-02'.match(dates)), 'on 2026-11'.replace(dates, '$2/$1'));
console.log(JSON.stringify(new RE2('(a+)+$', 'u').exec('a'.repeat(30) + 'b')), new RE2('^\\p{Greek}+$', 'u').test('αβγ'), new RE2('x*y', 'iu').source);
try {
  new RE2('(a', 'u');
} catch (e) {
  console.log(e.message);
}
