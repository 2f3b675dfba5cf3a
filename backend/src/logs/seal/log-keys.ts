import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { LogKey } from './log-seal.entity.js';

const OWNER = 'system_log';

/**
 * The keys of seals. One is enough for ever: it is kept under DATA_KEY, so that whoever can write the database cannot
 * seal, and a change of DATA_KEY changes no seal. Only when no key opens any more is another one begun.
 */
@Injectable()
export class LogKeys {
  constructor(private readonly secrets: SecretBox) {}

  /** The key to seal with; `replaced`: those of before are lost. The caller holds the lock of sealing. */
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

  /** After a change of DATA_KEY: what the old key holds is put under the new one. Repeating it does no harm. */
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
      // Of another DATA_KEY, or changed by somebody: the caller says what that means.
      return null;
    }
  }
}
