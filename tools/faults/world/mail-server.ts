/** A mail server that records the messages it takes and can fail in different ways. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `away`: refuses connections; `busy`: 421 instead of a greeting; `later`: 451 for every recipient; `drop`: hangs up in
 * the middle of a message; `forget`: takes the message and hangs up before it confirms; `slow`: a second for each
 * answer; `mute`: never answers.
 */
export type MailMood = 'well' | 'away' | 'busy' | 'later' | 'drop' | 'forget' | 'slow' | 'mute';

/** `id`: the Message-ID without the part after the @. */
interface TakenMail {
  id: string;
  to: string;
  text: string;
}

const SLOW_MS = 1000;

export class FaultyMailServer {
  mood: MailMood = 'well';
  taken: TakenMail[] = [];
  /** Messages taken but not confirmed to the sender. */
  forgotten = 0;
  #sockets = new Set<net.Socket>();
  #server = net.createServer((socket) => {
    // A sender that disconnects, as a killed one does.
    this.#talk(socket).catch(() => socket.destroy());
  });

  static async start() {
    const mail = new FaultyMailServer();
    await new Promise((resolve) => mail.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    return mail;
  }

  get url() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
    return `smtp://127.0.0.1:${address.port}`;
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(() => resolve(undefined)));
  }

  async #talk(socket: net.Socket) {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (this.mood === 'away') return void socket.destroy();
    if (this.mood === 'busy') return void socket.end('421 busy\r\n');
    const answer = (line: string) => this.#answer(socket, line);
    let waiting = '';
    let message: string | null = null;
    let to = '';
    socket.setEncoding('latin1');
    await answer('220 faults ESMTP');
    for await (const chunk of socket) {
      waiting += chunk;
      for (;;) {
        if (message !== null) {
          const end = waiting.indexOf('\r\n.\r\n');
          if (end < 0) break;
          message = waiting.slice(0, end);
          waiting = waiting.slice(end + 5);
          if (this.mood === 'drop') return void socket.destroy();
          this.taken.push(read(message, to));
          message = null;
          if (this.mood === 'forget' || this.mood === 'mute') this.forgotten += 1;
          if (this.mood === 'forget') return void socket.destroy();
          await answer('250 taken');
          continue;
        }
        const end = waiting.indexOf('\r\n');
        if (end < 0) break;
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'RCPT') {
          to = /<([^>]*)>/.exec(line)?.[1]?.toLowerCase() ?? '';
          await answer(this.mood === 'later' ? '451 later' : '250 yes');
        } else if (verb === 'DATA') {
          message = '';
          await answer('354 go on');
        } else if (verb === 'QUIT') {
          return void socket.end('221 bye\r\n');
        } else await answer('250 faults');
      }
    }
  }

  async #answer(socket: net.Socket, line: string) {
    if (this.mood === 'mute') return;
    if (this.mood === 'slow') await sleep(SLOW_MS);
    if (!socket.destroyed) socket.write(`${line}\r\n`);
  }
}

function read(raw: string, to: string): TakenMail {
  const id = /^message-id:\s*<([^@>]+)@/im.exec(raw)?.[1] ?? '';
  const text = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return { id, to, text };
}
