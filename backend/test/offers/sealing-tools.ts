/** What judges sealed files from outside: poppler's pdfsig, qpdf and OpenSSL. And an authority of time-stamps. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

const TSA_CONFIG = `
[tsa]
serial = serial
signer_cert = tsa.pem
certs = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`;

/** A folder for the files of programs. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'sealing-'));

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, bytes: Buffer | string): string {
    writeFileSync(this.path(name), bytes);
    return this.path(name);
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  run(program: string, ...args: string[]): string {
    return execFileSync(program, args, { cwd: this.folder, encoding: 'utf8', stdio: 'pipe' });
  }

  /** What pdfsig says of a file. */
  signaturesOf(pdf: Buffer): string {
    return this.run('pdfsig', this.write('judged.pdf', pdf));
  }

  /** @throws when the structure of the file is damaged */
  checkStructure(pdf: Buffer): void {
    this.run('qpdf', '--check', this.write('judged.pdf', pdf));
  }

  /** A certificate `name.pem` with its key `name.key`. */
  makeCertificate(name: string, subject: string, ...more: string[]): void {
    const made = ['-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', subject];
    this.run('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...more);
  }

  /** A PKCS#12 file of it, base64. */
  pack(name: string, password: string, ...more: string[]): string {
    const from = ['-inkey', `${name}.key`, '-in', `${name}.pem`, '-passout', `pass:${password}`];
    this.run('openssl', 'pkcs12', '-export', ...from, '-out', `${name}.p12`, ...more);
    return this.read(`${name}.p12`).toString('base64');
  }

  /** @throws when the token is not the authority's or is about another digest */
  checkStamp(token: Buffer, about: Buffer): void {
    const digest = createHash('sha256').update(about).digest('hex');
    const file = this.write('token.der', token);
    const trust = ['-CAfile', 'tsa.pem'];
    this.run('openssl', 'ts', '-verify', '-digest', digest, '-in', file, '-token_in', ...trust);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** What the authority answers. */
export type Manner =
  | 'good'
  | 'silent'
  | 'slow'
  | 'refusing'
  | 'other hash'
  | 'earlier answer'
  | 'changed time'
  | 'junk'
  | 'long'
  | 'down';

/** An authority of time-stamps on loopback: `openssl ts` behind HTTP. */
export class Authority {
  manner: Manner = 'good';
  asked = 0;
  private earlier: Buffer = Buffer.alloc(0);
  private server: Server | null = null;
  private port = 0;

  constructor(private readonly workshop: Workshop) {
    workshop.makeCertificate(
      'tsa',
      '/CN=Sellos de prueba',
      '-addext',
      'extendedKeyUsage=critical,timeStamping',
    );
    workshop.write('tsa.cnf', TSA_CONFIG);
    workshop.write('serial', '01');
  }

  async open(): Promise<string> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.answer(Buffer.concat(chunks), response));
    });
    this.server = server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}/tsr`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private answer(query: Buffer, response: ServerResponse): void {
    this.asked++;
    if (this.manner === 'silent') return;
    if (this.manner === 'slow') {
      // The beginning comes at once, and the end never.
      response.writeHead(200).write(this.reply(query).subarray(0, 100));
      return;
    }
    if (this.manner === 'down') response.statusCode = 503;
    response.setHeader('content-type', 'application/timestamp-reply').end(this.bodyFor(query));
  }

  private bodyFor(query: Buffer): Buffer | string {
    if (this.manner === 'junk') return '<html>mantenimiento</html>';
    if (this.manner === 'long') return Buffer.alloc(20_000, 0x30);
    if (this.manner === 'refusing') return this.reply(query.subarray(0, -9));
    if (this.manner === 'earlier answer') return this.earlier;
    if (this.manner === 'changed time') return withAnotherYear(this.reply(query));
    if (this.manner !== 'other hash') return (this.earlier = this.reply(query));
    const other = Buffer.from(query);
    // A bit of the digest, which stands behind the name of its algorithm.
    const at = other.indexOf(Buffer.from('0420', 'hex')) + 5;
    other[at] = (other[at] ?? 0) ^ 1;
    return this.reply(other);
  }

  private reply(query: Buffer): Buffer {
    this.workshop.write('query.tsq', query);
    const files = ['-queryfile', 'query.tsq', '-out', 'reply.tsr'];
    this.workshop.run('openssl', 'ts', '-reply', '-config', 'tsa.cnf', '-section', 'tsa', ...files);
    return this.workshop.read('reply.tsr');
  }
}

/** The first time in an answer is that of the time-stamp. */
function withAnotherYear(reply: Buffer): Buffer {
  const changed = Buffer.from(reply);
  const time = changed.toString('latin1').search(/20\d{12}Z/);
  changed.write('21', time);
  return changed;
}

/** A PDF of one page. */
export async function pageOf(text: string): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text(text).end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}

/** The last signature of a file: the bytes that it is about, and itself. */
export function lastSignature(pdf: Buffer): { about: Buffer; contents: Buffer } {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  const [, ...numbers] = ranges.at(-1) ?? [];
  const [start = 0, length = 0, again = 0, rest = 0] = numbers.map(Number);
  const hex = text.slice(start + length + 1, again - 1);
  const padded = Buffer.from(hex, 'hex');
  // DER with a length of two bytes; zeros fill the place behind it.
  const contents = padded.subarray(0, padded.readUInt16BE(2) + 4);
  return {
    about: Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(again, again + rest)]),
    contents,
  };
}
