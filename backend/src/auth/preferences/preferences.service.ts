import { LIST_LAYOUTS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { Preference } from './preference.entity.js';
import type { ColumnsChoice, PreferencesRequest, PreferencesResponse } from './preferences.dto.js';

@Injectable()
export class PreferencesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Preference) private readonly preferences: Repository<Preference>,
  ) {}

  async get(userId: string): Promise<PreferencesResponse> {
    const rows = await this.preferences.findBy({ user_id: userId });
    const of = (clave: keyof PreferencesResponse) => rows.find((row) => row.clave === clave)?.valor;
    const columns = of('columnas_candidaturas');
    return {
      // A value stored by an older version is ignored.
      vista_candidaturas: LIST_LAYOUTS.find((layout) => layout === of('vista_candidaturas')) ?? null,
      columnas_candidaturas: columns === undefined ? null : (JSON.parse(columns) as ColumnsChoice),
      ...(of('correo_tareas') === 'true' && { correo_tareas: true }),
    };
  }

  /** Null clears one, and an e-mail that is not wanted. */
  async set(
    userId: string,
    { vista_candidaturas, columnas_candidaturas: columns, correo_tareas }: PreferencesRequest,
  ): Promise<PreferencesResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      await put(manager, { userId, clave: 'vista_candidaturas' }, vista_candidaturas);
      const chosen = columns && JSON.stringify({ orden: columns.orden, ocultas: columns.ocultas });
      await put(manager, { userId, clave: 'columnas_candidaturas' }, chosen);
      await put(manager, { userId, clave: 'correo_tareas' }, correo_tareas === false ? null : correo_tareas);
    });
    return this.get(userId);
  }
}

/** One upsert, so that concurrent or repeated requests leave one row: the last one wins. Undefined changes nothing. */
async function put(
  manager: EntityManager,
  { userId, clave }: { userId: string; clave: keyof PreferencesResponse },
  valor: string | boolean | null | undefined,
): Promise<void> {
  if (valor === null) await manager.delete(Preference, { user_id: userId, clave });
  else if (valor !== undefined) {
    await manager.query(
      `INSERT INTO preferencias_usuario (user_id, clave, valor) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, clave) DO UPDATE SET valor = excluded.valor, updated_at = now()`,
      [userId, clave, String(valor)],
    );
  }
}
