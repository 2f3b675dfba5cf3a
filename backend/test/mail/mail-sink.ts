import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  headers: Map<string, string>;
  subject: string;
  html: string;
  text: string;
  raw: string;
}

/** A mail server on loopback that keeps what it accepts. */
export class MailSink {
  readonly received: ReceivedMail[] = [];
  /** The response to every recipient instead of an acceptance. */
  refuseRecipient: { code: number; text: string } | null = null;
  /** Runs before a message is accepted. */
  beforeAccepting: () => Promise<void> = () => Promise.resolve();
  /** The access token that lets in; empty when the server comes up: everybody may send. */
  token = '';
  /** Tokens that were shown. */
  readonly shown: string[] = [];
  private server: SMTPServer | null = null;

  private constructor(readonly port: number) {}

  /** On a free port, not yet listening. */
  static async reserve(): Promise<MailSink> {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const address = probe.address();
    await new Promise((resolve) => probe.close(resolve));
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new MailSink(address.port);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The only message of this recipient. */
  of(recipient: string): ReceivedMail {
    const [mail, ...more] = this.received.filter(({ to }) => to.includes(recipient));
    if (!mail || more.length > 0) throw new Error(`${mail ? more.length + 1 : 0} messages for ${recipient}`);
    return mail;
  }

  async up(): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: this.token ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
      authMethods: ['XOAUTH2'],
      allowInsecureAuth: true,
      onAuth: ({ username, accessToken = '' }, _session, done) => {
        this.shown.push(accessToken);
        done(accessToken === this.token ? null : new Error('expired'), { user: username });
      },
      onRcptTo: (_address, _session, done) => {
        const refusal = this.refuseRecipient;
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void this.beforeAccepting().then(() => {
            const { mailFrom, rcptTo } = session.envelope;
            const from = mailFrom === false ? '' : mailFrom.address;
            this.received.push(
              readMail(
                Buffer.concat(chunks).toString('latin1'),
                from,
                rcptTo.map(({ address }) => address),
              ),
            );
            done();
          });
        });
      },
    });
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    return this;
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}

/** Reads a multipart/alternative message as nodemailer writes it. */
function readMail(raw: string, from: string, to: string[]): ReceivedMail {
  const { headers, body } = splitHeaders(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHeaders(part.replace(/^\r\n/, '')));
  const content = (type: string): string => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit') : '';
  };
  return {
    from,
    to,
    headers,
    subject: decodeWords(headers.get('subject') ?? ''),
    html: content('text/html'),
    text: content('text/plain'),
    raw,
  };
}

function splitHeaders(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, '')).toString('utf8');
  return Buffer.from(body, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString('utf8')
        : decodeQuoted(data.replaceAll('_', ' ')).toString('utf8'),
    );
}
