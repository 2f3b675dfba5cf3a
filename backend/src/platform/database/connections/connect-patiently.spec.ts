import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { CONNECT_TRIES, connectPatiently } from './connect-patiently.js';

/** A server that accepts connections and never answers, like a database on a stalled machine. */
async function muteServer(): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

const connectTo = async (port: number, connectionTimeoutMillis = 50): Promise<Client> => {
  const client = new Client({ host: '127.0.0.1', port, connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

it('a database that keeps a client waiting is tried a few times, and then a timeout is thrown', async () => {
  const mute = await muteServer();
  let tries = 0;
  const waiting = connectPatiently(() => {
    tries += 1;
    return connectTo(mute.port);
  }, 1);
  await expect(waiting).rejects.toThrow(/timeout/);
  expect(tries).toBe(CONNECT_TRIES);
  mute.close();
});

it('the result of a later try is returned', async () => {
  const mute = await muteServer();
  let tries = 0;
  const result = connectPatiently(async () => {
    tries += 1;
    return tries < 3 ? connectTo(mute.port) : 'there';
  }, 1);
  await expect(result).resolves.toBe('there');
  mute.close();
});

it('a refused connection is not tried again', async () => {
  const gone = await muteServer();
  gone.close();
  let tries = 0;
  const refused = connectPatiently(() => {
    tries += 1;
    return connectTo(gone.port, 30_000);
  }, 1);
  await expect(refused).rejects.toThrow(/ECONNREFUSED/);
  expect(tries).toBe(1);
});
