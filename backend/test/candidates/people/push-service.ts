import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A browser that has asked the push service for a subscription (RFC 8291, section 2). */
export class PushBrowser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  /** What `PushSubscription.toJSON()` gives. */
  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** The message as the browser gives it to the service worker (RFC 8188 and 8291). @throws for another's message */
  read({ body }: ReceivedPush): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const ikm = hkdfSync('sha256', this.keys.computeSecret(sender), this.auth, info, 32);
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(ikm), salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // Padding follows the delimiter 2 of the last record.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

/** A push service on loopback: what it received, and its status. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  status = 201;
  headers: Record<string, string> = {};
  private browsers = 0;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async up(): Promise<PushService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const service = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        service.received.push({ path: request.url ?? '', headers: request.headers, body });
        response.writeHead(service.status, service.headers).end();
      });
    });
    return service;
  }

  browser(): PushBrowser {
    return new PushBrowser(`${this.origin}/push/${++this.browsers}`);
  }

  async down(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** The claims of a message's VAPID token, and the key that signed it (RFC 8292). @throws for a wrong signature */
export function vapidOf({ headers }: ReceivedPush): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', signed, signer, Buffer.from(signature, 'base64url')))
    throw new Error('not signed so');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}
