import sql from 'sql.js';

const db = new (await sql()).Database();
db.run('create table t(a integer, b text)');
for (let i = 0; i < 500; i++) db.run('insert into t values (?, ?)', [(i * i) % 97, 'row ' + i]);
console.log(JSON.stringify(db.exec('select a, count(*), max(b), round(avg(length(b)), 6) from t group by a order by 2 desc, 1 limit 9')));
console.log(Buffer.from(db.export()).toString('base64').length, JSON.stringify(db.exec("select printf('%.17g', 1.0 / 3), hex(x'00ff')")));
