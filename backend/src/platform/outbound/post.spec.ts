import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { post } from './post.js';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function sendTo(answer: RequestListener, timeoutMs = 30_000) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A name that nobody resolves: the connection goes to the address that was checked.
  const url = new URL(`http://hooks.invalid:${port}/ruta?a=1`);
  const destination = { url, address: '127.0.0.1', family: 4 as const };
  return post(destination, {
    headers: { 'x-test': 'sí'.normalize('NFD').slice(0, 1) },
    body: '{"ñ":1}',
    timeoutMs,
  });
}

it('a request connects to the address that was checked and sends the host name of the URL', async () => {
  let seen: { host: string | undefined; url: string | undefined; length: string | undefined } | null = null;
  const outcome = await sendTo((request, response) => {
    seen = { host: request.headers.host, url: request.url, length: request.headers['content-length'] };
    response.statusCode = 204;
    response.end();
  });
  expect(outcome).toMatchObject({ codigo: 204, error: null, respuesta: '' });
  expect(seen).toMatchObject({ url: '/ruta?a=1', length: '8' });
  expect((seen as unknown as { host: string }).host).toMatch(/^hooks\.invalid:\d+$/);
});

it('a redirect is not followed', async () => {
  let calls = 0;
  const outcome = await sendTo((_request, response) => {
    calls++;
    response.writeHead(307, { location: 'http://127.0.0.1/otra' }).end();
  });
  expect([outcome.codigo, calls]).toEqual([307, 1]);
});

it('a request to a server that does not answer times out', async () => {
  expect(await sendTo(() => undefined, 200)).toMatchObject({
    codigo: null,
    error: 'Sin respuesta en 0 segundos',
  });
});

it('only the beginning of an endless response is read, without control characters', async () => {
  const outcome = await sendTo((_request, response) => {
    response.write(`a\u0000b\u001b[31mc\u202e${'x'.repeat(3000)}`);
    const more = setInterval(() => response.write('y'.repeat(1000)), 5);
    response.on('close', () => clearInterval(more));
  });
  expect(outcome.codigo).toBe(200);
  expect(outcome.respuesta).toMatch(/^ab\[31mcx+$/);
  expect(outcome.respuesta?.length).toBeLessThanOrEqual(1024);
});

it('a refused connection is reported in words', async () => {
  const destination = { url: new URL('http://127.0.0.1:9/'), address: '127.0.0.1', family: 4 as const };
  expect(await post(destination, { headers: {}, body: '{}', timeoutMs: 30_000 })).toMatchObject({
    codigo: null,
    error: 'El servidor no acepta la conexión',
  });
});
