/** Clients that are slow, never finish, or all connect at once. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';

const SLOW_CLIENTS = 300;
const SLOW_MS = 12_000;
const DRIP_MS = 700;
const CONNECTIONS = 200;
const ROUNDS = 3;
/** The longest wait of other clients meanwhile. */
const OTHERS_MS = 20_000;

/**
 * @param opening what it sends at once
 * @param drip what it sends afterwards
 */
function slowClient(port: number, opening: string, drip: string) {
  const socket = net.connect({ port, host: '127.0.0.1' });
  socket.on('error', () => socket.destroy());
  socket.once('connect', () => socket.write(opening));
  const timer = setInterval(() => {
    if (socket.writable && drip) socket.write(drip);
  }, DRIP_MS);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

const halfUpload = (boundary: string, cookie: string) =>
  `POST /api/applications HTTP/1.1\r\nHost: slow\r\nCookie: ${cookie}\r\nContent-Length: 4000000\r\n` +
  `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n--${boundary}\r\n` +
  `Content-Disposition: form-data; name="cv"; filename="CV.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`;

export const clientScenarios: Scenario[] = [
  {
    name: 'slow clients',
    counts: [1],
    fault: async (world) => {
      const [one] = world.processes;
      const cookie = world.load.ledger.applicants[0]?.cookie ?? '';
      const kinds = [
        // Slow headers, a slow body, an upload that stops half way, a silent connection, an answer that nobody reads.
        ['GET / HTTP/1.1\r\nHost: slow\r\nX-Slow: ', 'a'],
        [
          'POST /api/auth/login HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
          '"',
        ],
        [halfUpload('slow', cookie), ''],
        ['', ''],
        ['GET /api/vacancies HTTP/1.1\r\nHost: slow\r\n\r\n'.repeat(4), ''],
      ];
      const sockets = Array.from({ length: SLOW_CLIENTS }, (_, place) => {
        const [opening = '', drip = ''] = kinds[place % kinds.length] ?? [];
        const socket = slowClient(one?.port ?? 0, opening, drip);
        if (place % kinds.length === 4) socket.pause();
        return socket;
      });
      world.load.client.figures.slowestMs = 0;
      await sleep(SLOW_MS);
      const { slowestMs } = world.load.client.figures;
      for (const socket of sockets) socket.destroy();
      return slowestMs > OTHERS_MS ? [`others waited up to ${Math.round(slowestMs)} ms`] : [];
    },
  },
  {
    name: 'slow clients are sent away',
    counts: [1],
    clients: { people: 1, staff: 1 },
    fault: async (world) => {
      const socket = slowClient(
        world.processes[0]?.port ?? 0,
        'GET / HTTP/1.1\r\nHost: slow\r\nX-Slow: ',
        'a',
      );
      const gone = new Promise((resolve) => socket.once('close', () => resolve(true)));
      const sent = await Promise.race([gone, sleep(45_000, false)]);
      socket.destroy();
      return sent ? [] : ['a head that never ends keeps its connection for more than 45 s'];
    },
  },
  {
    name: `${CONNECTIONS} connections`,
    counts: [1, 3],
    world: { settings: { DATABASE_POOL: '4' } },
    fault: async (world) => {
      const cookie = await world.load.staff.cookie();
      const paths = [
        '/api/candidates?range=[0,24]',
        '/api/applications/none',
        '/api/vacancies',
        '/',
        '/api/interviews',
      ];
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(
          Array.from({ length: CONNECTIONS }, (_, place) =>
            world.load.client.ask({
              method: 'GET',
              path: paths[place % paths.length] ?? '/',
              headers: { cookie },
              from: `198.51.100.${place}`,
            }),
          ),
        );
      }
    },
  },
];
