import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';

const EVERY_MS = 1000;
const BATCH = 100;

/** Writing a column with its own value has its trigger make the searched text again; rows that it would not change stay. */
const REWRITES = {
  candidates: `UPDATE candidates SET nombre = nombre, ciudad = ciudad
    WHERE (busqueda, ciudad_busqueda, habilidades_busqueda) IS DISTINCT FROM
      (search_text(nombre, apellidos, email, replace(posicion, '_', ' ')), search_text(ciudad),
       search_text(array_to_string(habilidades, '|')))`,
  users: `UPDATE users SET nombre = nombre WHERE busqueda <> search_text(nombre, apellidos, email)`,
  correos: `UPDATE correos SET asunto = asunto WHERE busqueda <> search_text(destinatario, asunto)`,
  vacantes: `UPDATE vacantes SET titulo = titulo WHERE true`,
} as const;

/**
 * Writes the searched texts of rows that an earlier version wrote: at most a hundred rows a second, while the product serves.
 * What is not rewritten yet is found as before. The migration that changes how texts are split names the tables.
 */
@Injectable()
export class RewriteSearched {
  /** Migrations run before the process starts: when nothing is left, nothing comes. */
  private finished = false;
  private running = false;

  constructor(private readonly dataSource: DataSource) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    if (this.finished || this.running) return;
    this.running = true;
    try {
      this.finished = !(await this.rewriteSome());
    } finally {
      this.running = false;
    }
  }

  /** One batch. Processes that run it at once take turns. @returns whether there may be more. */
  rewriteSome(): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const place = await db(manager)
        .selectFrom('busquedas_por_rehacer')
        .orderBy('tabla')
        .limit(1)
        .forUpdate()
        .select(['tabla', 'ultimo_id'])
        .executeTakeFirst();
      if (!place) return false;
      const { tabla, ultimo_id } = place;
      const rows = await db(manager)
        .selectFrom(tabla)
        .where('id', '>', ultimo_id)
        .orderBy('id')
        .limit(BATCH)
        .select('id')
        .execute();
      const ids = rows.map(({ id }) => id);
      await this.rewrite(manager, tabla, ids);
      const last = ids.at(-1);
      await (ids.length < BATCH || last === undefined
        ? db(manager).deleteFrom('busquedas_por_rehacer').where('tabla', '=', tabla).execute()
        : db(manager)
            .updateTable('busquedas_por_rehacer')
            .set({ ultimo_id: last })
            .where('tabla', '=', tabla)
            .execute());
      return true;
    });
  }

  private async rewrite(manager: EntityManager, table: keyof typeof REWRITES, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    // Locked in the order of their ids, and then read: a profile that is being saved at once is waited for.
    await manager.query(`SELECT 1 FROM ${table} WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [ids]);
    await manager.query(`${REWRITES[table]} AND id = ANY($1)`, [ids]);
    if (table !== 'candidates') return;
    await manager.query(`SELECT busqueda_candidato(c) FROM candidates c WHERE id = ANY($1)`, [ids]);
  }
}
