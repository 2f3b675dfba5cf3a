import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drain } from '../src/web/drain.js';

describe('a server that is asked to stop', () => {
  let server: Server;
  let agent: Agent;
  let answerAfterMs: number;

  beforeEach(async () => {
    answerAfterMs = 200;
    server = createServer((_request, response) => {
      setTimeout(() => response.end('done'), answerAfterMs).unref();
    });
    server.keepAliveTimeout = 75_000;
    agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    agent.destroy();
    server.closeAllConnections();
  });

  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', agent }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve(text));
      }).on('error', reject);
    });

  it('finishes what is under way, and does not wait for a connection that is kept open', async () => {
    const answer = ask();
    await sleep(50);
    const since = Date.now();
    await drain(server, 5000);
    expect(await answer).toBe('done');
    expect(Date.now() - since).toBeLessThan(3000);
  });

  it('cuts off what does not end', async () => {
    answerAfterMs = 60_000;
    const answer = ask();
    await sleep(50);
    await drain(server, 200);
    await expect(answer).rejects.toThrow('socket hang up');
  });
});
