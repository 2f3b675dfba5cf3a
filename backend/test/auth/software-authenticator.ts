import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

interface Manner {
  origin?: string;
  rpId?: string;
  verifies?: boolean;
  counter?: number;
}

/** A passkey's authenticator in software: one ES256 credential that counts its signatures. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  create(challenge: string, manner: Manner = {}): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.data(manner, NEW_KEY), key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const object = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
    return {
      id: this.id,
      client_data: this.client('webauthn.create', challenge, manner).toString('base64url'),
      attestation_object: Buffer.from(object).toString('base64url'),
    };
  }

  get(challenge: string, manner: Manner = {}): object {
    const client = this.client('webauthn.get', challenge, manner);
    const data = this.data(manner);
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    return {
      id: this.id,
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: signed.toString('base64url'),
    };
  }

  private data({ rpId, verifies = true, counter }: Manner, more = 0): Buffer {
    const flags = Buffer.from([PRESENT | (verifies ? VERIFIED : 0) | more]);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.counter);
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), flags, count]);
  }

  private client(type: string, challenge: string, { origin = this.origin }: Manner): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
