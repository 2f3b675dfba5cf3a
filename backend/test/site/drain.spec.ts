import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Lifecycle } from '../../src/platform/lifecycle/lifecycle.js';
import { drain } from '../../src/site/drain.js';
import { stopServing } from '../../src/site/stop-serving.js';

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

  it('finishes open requests, and does not wait for idle connections', async () => {
    const arrived = once(server, 'request');
    const answer = ask();
    await arrived;
    // A connection that is kept open would hold it for 75 seconds, and drain() for longer than the test may take.
    await drain(server, 600_000);
    expect(await answer).toBe('done');
  });

  it('is not ready and still answers until proxies have noticed', async () => {
    const lifecycle = new Lifecycle();
    let seen = (): void => undefined;
    const unready = (): Promise<void> => new Promise((resolve) => (seen = resolve));
    let ended = 0;
    const stopped = stopServing({ server, lifecycle, unready, endStreams: () => (ended += 1) });
    expect(lifecycle.isStopping).toBe(true);
    agent.destroy();
    agent = new Agent();
    expect(await ask()).toBe('done');
    expect(ended).toBe(0);
    seen();
    await stopped;
    expect(ended).toBe(1);
    expect(server.listening).toBe(false);
  });

  it('closes requests that do not end', async () => {
    answerAfterMs = 60_000;
    const arrived = once(server, 'request');
    const answer = ask();
    await arrived;
    await drain(server, 200);
    await expect(answer).rejects.toThrow('socket hang up');
  });
});
