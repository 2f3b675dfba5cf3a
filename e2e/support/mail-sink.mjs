/**
 * A mail server that delivers nothing and keeps everything, and a small HTTP address where tests read it:
 * GET /messages?to=address gives the messages to that address, oldest first; DELETE /messages forgets them.
 */
import http from 'node:http';
import { SMTPServer } from 'smtp-server';
import { parseMessage } from './mime.mjs';

/** @typedef {import('./mime.mjs').Message & { id: number, recipients: string[], receivedAt: string }} KeptMessage */

/** @returns {Promise<{ smtpUrl: string, url: string, stop: () => Promise<void> }>} */
export async function startMailSink() {
  /** @type {KeptMessage[]} */
  let messages = [];
  let lastId = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        const message = parseMessage(Buffer.concat(chunks));
        messages.push({ ...message, id: ++lastId, recipients, receivedAt: new Date().toISOString() });
        callback();
      });
    },
  });
  const api = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sink');
    if (url.pathname !== '/messages') return void response.writeHead(404).end();
    if (request.method === 'DELETE') {
      messages = [];
      return void response.writeHead(204).end();
    }
    const to = url.searchParams.get('to')?.toLowerCase();
    const found = messages.filter(({ recipients }) => to === undefined || recipients.includes(to));
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(found));
  });
  const smtpPort = await listen(smtp);
  const apiPort = await listen(api);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://127.0.0.1:${apiPort}`,
    stop: async () => {
      await new Promise((resolve) => smtp.close(() => resolve(undefined)));
      api.closeAllConnections();
      await new Promise((resolve) => api.close(resolve));
    },
  };
}

/** @param {SMTPServer | http.Server} server @returns {Promise<number>} the port that the system chose */
async function listen(server) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = ('server' in server ? server.server : server).address();
  if (address === null || typeof address === 'string') throw new Error('The mail sink has no port.');
  return address.port;
}
