import xzDecompress from 'xz-decompress';

const { XzReadableStream } = xzDecompress;
const xz = Buffer.from('/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4AmHARBdADYaSh8IoCYDTQad7+2MoT/IOM9thS+Y9mRpgEeXU7LzbxnDnmqxXHCo38GUBz17FXHNxdUjtNl4KV49ESD3sH6n+Hwmpgf3QB2fHU3kt0W18PChds1ewLngw4ze7MrpBkkl4t4NAhnvptbfF4PDJB5pJ7oe0wUOP7x6D7UUJwME3/4RlZJTYCH3u+W9pXYEFJWThGxVDo+uxoPFyTNLljUa7Tr/3vQl4cgBPeKqm6YVhup1TV0FZYRtiHHppHKYISkipNpME2nwvJHnj1XKJPVEoCAVuUTeUXMgjb2hTp2WrTwzBHENFd9qAN/zjsykLOgYmZ8+7EIO9RyXGoo1RQ3z2RJoIaukbi5cY0RgtGCqAP4CnRd3TjLjAAGsAogTAADV1cbhscRn+wIAAAAABFla', 'base64');
const stream = new XzReadableStream(new ReadableStream({ start: (c) => (c.enqueue(new Uint8Array(xz)), c.close()) }));
console.log(await new Response(stream).text());
