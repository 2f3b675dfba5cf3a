import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { AnswerTooLong, exchange } from './guarded-fetch.js';

/** One request to a server that writes this and then keeps the connection open. */
async function ask(written: string): Promise<Response> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(written));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    return await exchange(url, { method: 'POST', body: 'a=1' }, { waitMs: 500, mostBytes: 10 });
  } finally {
    server.close();
  }
}

it('an answer has its status, its text and the headers that somebody reads', async () => {
  const answer = await ask(
    'HTTP/1.1 429 Wait\r\nRetry-After: 5\r\nX-Other: 1\r\nContent-Length: 2\r\n\r\nya',
  );
  expect([answer.status, await answer.text(), Object.fromEntries(answer.headers)]).toEqual([
    429,
    'ya',
    { 'retry-after': '5' },
  ]);
});

it.each([
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ['nothing', ''],
  ['half a status', 'HTTP/1.1 2'],
  ['half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nme'],
  ['a status that is none', 'HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n'],
  ['something else', 'SSH-2.0-OpenSSH_9.2\r\n'],
])('a server that answers with %s ends the request', async (_what, written) => {
  await expect(ask(written)).rejects.toThrow();
});

it('an answer that is too long is not read to its end', async () => {
  await expect(ask(`HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n${'x'.repeat(50)}`)).rejects.toThrow(
    AnswerTooLong,
  );
});
