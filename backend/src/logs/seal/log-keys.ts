import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { LogKey } from './log-seal.entity.js';

const OWNER = 'system_log';

/**
 * The keys of seals. One key is used for ever: it is encrypted with DATA_KEY, so that write access to the database is
 * not enough to seal, and a change of DATA_KEY changes no seal. A new key is created only when none can be decrypted.
 */
@Injectable()
export class LogKeys {
  constructor(private readonly secrets: SecretBox) {}

  /** The key to seal with; `replaced`: earlier keys are lost. The caller holds the sealing lock. */
  async current(manager: EntityManager): Promise<{ id: number; key: Buffer; replaced: boolean }> {
    const known = await manager.find(LogKey, { order: { id: 'DESC' } });
    for (const row of known) {
      const key = this.open(row);
      if (key) return { id: row.id, key, replaced: false };
    }
    const key = randomBytes(32);
    const { sealed: secreto, keyId: clave } = this.secrets.seal(key.toString('base64'), OWNER);
    const { identifiers } = await manager.insert(LogKey, { secreto, clave });
    return { id: Number(identifiers[0]?.id), key, replaced: known.length > 0 };
  }

  /** Those that open, by id. */
  async all(manager: EntityManager): Promise<ReadonlyMap<number, Buffer>> {
    const keys = new Map<number, Buffer>();
    for (const row of await manager.find(LogKey)) {
      const key = this.open(row);
      if (key) keys.set(row.id, key);
    }
    return keys;
  }

  /** Re-encrypts the keys after a change of DATA_KEY. Idempotent. */
  async reseal(manager: EntityManager): Promise<void> {
    const { oldKeyId } = this.secrets;
    if (!oldKeyId) return;
    for (const row of await manager.findBy(LogKey, { clave: oldKeyId })) {
      const key = this.open(row);
      if (!key) continue;
      const { sealed: secreto, keyId: clave } = this.secrets.seal(key.toString('base64'), OWNER);
      await manager.update(LogKey, { id: row.id, secreto: row.secreto }, { secreto, clave });
    }
  }

  private open({ secreto, clave }: LogKey): Buffer | null {
    try {
      return Buffer.from(this.secrets.open({ sealed: secreto, keyId: clave }, OWNER), 'base64');
    } catch {
      // Encrypted with another DATA_KEY, or tampered with: the caller decides.
      return null;
    }
  }
}
