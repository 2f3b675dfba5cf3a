import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the server gives a message away. */
export type Manner = 'at once' | 'in pieces' | 'half, then gone';

const PIECE = 97;
const BETWEEN_MS = 3;

/** An IMAP server with one folder, that answers what the reader of mailboxes asks and fails as it is told (RFC 9051). */
export class ScriptedImap {
  manner: Manner = 'at once';
  takesTokens = true;
  /** The command that is not answered. */
  ignores = 'none';
  /** Whether it has come. */
  ignored = false;
  /** What the last sign-in with a token showed. */
  shown = '';
  private readonly messages: string[] = [];
  private readonly seen = new Set<number>();
  private readonly sockets = new Set<Socket>();
  /** The tag of a sign-in whose second line is to come. */
  private readonly signingIn = new Map<Socket, string>();
  private readonly server = createServer((socket) => this.serve(socket));

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  deliver(raw: string | Buffer): void {
    this.messages.push(raw.toString('latin1'));
  }

  get read(): number {
    return this.seen.size;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let typed = '';
    let turn = Promise.resolve();
    socket.setEncoding('latin1').on('data', (data: string) => {
      typed += data;
      for (let end = typed.indexOf('\r\n'); end >= 0; end = typed.indexOf('\r\n')) {
        const line = typed.slice(0, end);
        typed = typed.slice(end + 2);
        turn = turn.then(() => this.answer(socket, line));
      }
    });
  }

  private async answer(socket: Socket, line: string): Promise<void> {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ').toUpperCase();
    const done = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`);
    if (line === 'DONE') return;
    if (command.startsWith(this.ignores)) {
      this.ignored = true;
      return;
    }
    if (command.startsWith('CAPABILITY'))
      socket.write(`* CAPABILITY IMAP4rev1 AUTH=PLAIN${this.takesTokens ? ' AUTH=XOAUTH2' : ''} SASL-IR\r\n`);
    if (command.startsWith('AUTHENTICATE') && words.length === 2) {
      this.signingIn.set(socket, tag);
      socket.write('+ \r\n');
      return;
    }
    if (command.startsWith('AUTHENTICATE XOAUTH2'))
      this.shown = Buffer.from(words[2] ?? '', 'base64').toString();
    const signingIn = this.signingIn.get(socket);
    if (signingIn) {
      this.signingIn.delete(socket);
      socket.write(`${signingIn} OK done\r\n`);
      return;
    }
    if (command.startsWith('LIST')) socket.write('* LIST () "/" INBOX\r\n');
    if (command.startsWith('SELECT') || command.startsWith('EXAMINE')) {
      socket.write(
        `* FLAGS (\\Seen)\r\n* ${this.messages.length} EXISTS\r\n* OK [UIDVALIDITY 7] v\r\n* OK [UIDNEXT ${this.messages.length + 1}] n\r\n`,
      );
      done('[READ-WRITE]');
      return;
    }
    if (command.startsWith('UID SEARCH')) {
      const first = /UID (\d+):\*/.exec(command.slice(4))?.[1];
      const found = this.messages.map((_, place) => place + 1).filter((uid) => uid >= Number(first ?? 1));
      socket.write(`* SEARCH ${found.join(' ')}\r\n`);
    }
    if (command.startsWith('UID FETCH')) await this.give(socket, command);
    if (command.startsWith('UID STORE')) this.seen.add(Number(/UID STORE (\d+)/.exec(command)?.[1]));
    if (!socket.destroyed) done();
  }

  private async give(socket: Socket, command: string): Promise<void> {
    const uid = Number(/UID FETCH (\d+)/.exec(command)?.[1]);
    const raw = this.messages[uid - 1] ?? '';
    const [, from = '0', length = String(raw.length)] = /<(\d+)\.(\d+)>/.exec(command) ?? [];
    const size = command.includes('RFC822.SIZE') ? ` RFC822.SIZE ${raw.length}` : '';
    if (!command.includes('BODY.PEEK[]')) {
      socket.write(`* ${uid} FETCH (UID ${uid}${size} FLAGS ())\r\n`);
      return;
    }
    const text = raw.slice(Number(from), Number(from) + Number(length));
    socket.write(`* ${uid} FETCH (UID ${uid}${size} BODY[]<${from}> {${text.length}}\r\n`);
    if (this.manner === 'half, then gone') {
      socket.write(text.slice(0, text.length / 2), 'latin1', () => socket.destroy());
      return;
    }
    const step = this.manner === 'in pieces' ? PIECE : text.length || 1;
    for (let start = 0; start < text.length; start += step) {
      socket.write(text.slice(start, start + step), 'latin1');
      if (step === PIECE) await sleep(BETWEEN_MS);
    }
    socket.write(')\r\n');
  }
}
