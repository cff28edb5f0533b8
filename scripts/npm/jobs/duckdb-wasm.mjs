import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const duckdb = require('@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs');
const dist = 'node_modules/@duckdb/duckdb-wasm/dist/';
const db = await duckdb.createDuckDB({ mvp: { mainModule: `${dist}duckdb-mvp.wasm` } }, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME);
await db.instantiate(() => {});
const connection = db.connect();
const show = (sql) => console.log(JSON.stringify(connection.query(sql).toArray().map((r) => r.toJSON()), (_, v) => (typeof v === 'bigint' ? `${v}n` : v)));
show('select version() as v');
connection.query("create table t as select i, i % 7 as k, sqrt(i) as r, 'name ' || i as n from range(5000) s(i)");
show('select k, count(*) as c, sum(i) as s, round(avg(r), 9) as a, max(n) as m from t group by k order by k');
show('select k, r, row_number() over (partition by k order by r desc) as p from t qualify p = 2 order by k');
try {
  connection.query('select nothing from t');
} catch (e) {
  console.log(e.message.split('\n')[0]);
}
