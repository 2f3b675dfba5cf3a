import { Inject, Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted secret, and the name of its key. */
export interface SealedSecret {
  sealed: string;
  keyId: string;
}

/**
 * Encrypts secrets that the product itself has to decrypt (AES-256-GCM with DATA_KEY). Each is bound to its owner:
 * copied to another row it cannot be decrypted. Secrets encrypted with DATA_KEY_OLD can still be decrypted.
 */
@Injectable()
export class SecretBox {
  /** Name of the current key: a digest that reveals nothing of the key. */
  readonly keyId: string;
  private readonly key: Buffer;
  private readonly keys: ReadonlyMap<string, Buffer>;

  constructor(@Inject(ENVIRONMENT) { dataKey, dataKeyOld }: Pick<Environment, 'dataKey' | 'dataKeyOld'>) {
    this.key = dataKey;
    this.keyId = nameOf(dataKey);
    const known = dataKeyOld ? [dataKeyOld, dataKey] : [dataKey];
    this.keys = new Map(known.map((key) => [nameOf(key), key]));
  }

  /** The name of the key before the last change; null when there is none. */
  get oldKeyId(): string | null {
    return [...this.keys.keys()].find((id) => id !== this.keyId) ?? null;
  }

  seal(secret: string, owner: string): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    return { sealed, keyId: this.keyId };
  }

  /** @throws when the key is missing, or the text was changed or belongs to another owner. */
  open({ sealed, keyId }: SealedSecret, owner: string): string {
    const key = this.keys.get(keyId);
    if (!key) throw new Error(`a secret was sealed with a key that is not given (${keyId})`);
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  }
}

const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
