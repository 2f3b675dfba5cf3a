import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Passkey } from './passkey.entity.js';

/** Queries on passkeys. Lock the account before writing. */
@Injectable()
export class PasskeysRepository {
  list(manager: EntityManager, userId: string): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { user_id: userId }, order: { created_at: 'ASC', id: 'ASC' } });
  }

  findByCredential(manager: EntityManager, id: string): Promise<Passkey | null> {
    return manager.findOneBy(Passkey, { credencial_id: id });
  }

  /** True if there was one. */
  async remove(manager: EntityManager, of: { user_id: string; id?: string }): Promise<boolean> {
    const { affected } = await manager.delete(Passkey, of);
    return (affected ?? 0) > 0;
  }
}
