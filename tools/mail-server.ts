/** A mail server that records the messages it takes and can fail. */
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMessage } from '../e2e/support/mime.mjs';
import type { Shutdown } from '../scripts/lib/shutdown.mjs';

/**
 * `down`: takes no connection; `later`: 451 for every recipient; `forget`: takes the message and says that it did not.
 */
type MailMood = 'well' | 'down' | 'later' | 'forget';

/** `id`: the Message-ID without the part after the @. */
interface TakenMail {
  id: string;
  to: string;
  text: string;
}

const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });

export class MailServer {
  mood: MailMood = 'well';
  taken: TakenMail[] = [];
  /** Messages taken but not confirmed to the sender. */
  forgotten = 0;
  #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => done(this.mood === 'down' ? refusal(421) : null),
    onRcptTo: (_address, _session, done) => done(this.mood === 'later' ? refusal(451) : null),
    onData: (stream, { envelope }, done) => {
      // A sender that disconnects, as a killed one does, has sent no message.
      buffer(stream).then((raw) => {
        const { headers, text } = parseMessage(raw);
        const id = /^<([^@>]+)@/.exec(headers['message-id'] ?? '')?.[1] ?? '';
        this.taken.push({ id, text, to: envelope.rcptTo[0]?.address.toLowerCase() ?? '' });
        if (this.mood === 'forget') this.forgotten += 1;
        done(this.mood === 'forget' ? refusal(451) : null);
      }, done);
    },
  });

  static async start(shutdown: Shutdown) {
    const mail = new MailServer();
    mail.#server.on('error', () => {});
    await new Promise((resolve) => mail.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    shutdown.onStop('the mail server', () => mail.stop());
    return mail;
  }

  get url() {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Ends when the last sender has gone, at most after the library's timeout. */
  stop() {
    return new Promise((resolve) => this.#server.close(() => resolve(undefined)));
  }

  /** @returns what the pattern finds in a message to this address, if it has come */
  find(address: string, pattern: RegExp): string | undefined {
    const texts = this.taken.filter(({ to }) => to === address).map(({ text }) => text);
    return texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
  }
}
