import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limitPatience } from '../../src/site/patience.js';

describe('a slow client', () => {
  let server: Server;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.end('done'));
      request.on('error', () => response.destroy());
    });
    limitPatience(server, { head: 500, whole: 1500, silence: 700, look: 100 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  /** What it is answered before it is sent away, when it sends this and then so much again every 50 ms. */
  const slow = (opening: string, drip: string) =>
    new Promise<string>((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      sockets.push(socket);
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('error', () => undefined);
      socket.write(opening);
      const timer = setInterval(() => socket.writable && drip !== '' && socket.write(drip), 50);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(answer);
      });
    });

  it('that sends its request headers slowly is disconnected', async () => {
    expect(await slow('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that sends its body slowly is disconnected after a time', async () => {
    expect(await slow('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'a')).toMatch(
      /^HTTP\/1\.1 408 |^$/,
    );
  });

  it('that stops in the middle of a body is disconnected', async () => {
    // Long before the time limit of the whole request.
    server.requestTimeout = 600_000;
    await slow('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nabc', '');
  });
});
