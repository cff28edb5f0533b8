import { createServer } from 'node:net';
import { Client } from 'undici';

const server = createServer((socket) =>
  socket.once('data', () =>
    socket.end('HTTP/1.1 200 Fine\r\nTransfer-Encoding: chunked\r\nX-Odd:  a b \r\nSet-Cookie: c=d\r\nSet-Cookie: e=f\r\n\r\n5\r\nhello\r\n10;ext=1\r\n, chunked world!\r\n0\r\nTrailer: t\r\n\r\n'),
  ),
);
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const client = new Client(`http://127.0.0.1:${server.address().port}`);
const { statusCode, headers, body, trailers } = await client.request({ path: '/', method: 'GET' });
console.log(statusCode, JSON.stringify(headers), await body.text(), JSON.stringify(trailers));
await client.close();
server.close();
