import { LIST_LAYOUTS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { DataSource, Repository } from 'typeorm';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { Preference } from './preference.entity.js';
import type { PreferencesRequest, PreferencesResponse } from './preferences.dto.js';

@Injectable()
export class PreferencesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Preference) private readonly preferences: Repository<Preference>,
  ) {}

  async get(userId: string): Promise<PreferencesResponse> {
    const row = await this.preferences.findOneBy({
      user_id: userId,
      clave: 'vista_candidaturas',
    });
    // A value stored by an older version is ignored.
    return { vista_candidaturas: LIST_LAYOUTS.find((layout) => layout === row?.valor) ?? null };
  }

  /** One upsert, so that concurrent or repeated requests leave one row: the last one wins. Null clears it. */
  async set(userId: string, { vista_candidaturas }: PreferencesRequest): Promise<PreferencesResponse> {
    const key = { user_id: userId, clave: 'vista_candidaturas' };
    await inRequestTransaction(this.dataSource, async (manager) => {
      if (vista_candidaturas === null) await manager.delete(Preference, key);
      else if (vista_candidaturas !== undefined) {
        await manager.query(
          `INSERT INTO preferencias_usuario (user_id, clave, valor) VALUES ($1, $2, $3)
           ON CONFLICT (user_id, clave) DO UPDATE SET valor = excluded.valor, updated_at = now()`,
          [key.user_id, key.clave, vista_candidaturas],
        );
      }
    });
    return this.get(userId);
  }
}
