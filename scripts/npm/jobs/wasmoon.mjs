import { LuaFactory } from 'wasmoon';

const lua = await new LuaFactory().createEngine();
lua.global.set('add', (a, b) => a + b);
console.log(
  await lua.doString(`
    local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
    local words = {} for w in ("the cat sat on the mat"):gmatch("%a+") do words[#words + 1] = w:upper() end
    table.sort(words)
    local co = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i * i) end end)
    local ok, message = pcall(function() error({ code = 7 }) end)
    return table.concat({ fib(20), table.concat(words, "+"), co(), co(), string.format("%.14g %5d|%q", 1 / 3, 42, "a\\nb"), tostring(ok), message.code, add(2, 3), 7 // 2, 2 ^ 0.5 }, ";")`),
);
await lua.doString('local x = nil; return x.y').catch((e) => console.log(e.message));
lua.global.close();
