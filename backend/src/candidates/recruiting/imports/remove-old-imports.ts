import { IMPORT_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { Round } from '../../../platform/schedule/rounds.js';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { isOneOf } from '../../../platform/database/sql/scalars.js';
import { Clock } from '../../../platform/values/clock.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';

const EVERY_MS = 60 * 60_000;
const BATCH = 50;

/**
 * Ends folders of CVs whose drafts are gone, and deletes rows that can no longer be undone. The import stays, with its
 * figures. Safe to run in several processes.
 */
@Injectable()
export class RemoveOldImports {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Round(EVERY_MS)
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - IMPORT_LIMITS.dias * 86_400_000);
    await inTransaction(this.dataSource, async (manager) => {
      // A folder of CVs whose drafts have all gone is over.
      await manager.query(
        `UPDATE importaciones i SET estado = 'terminada', terminada_at = $2
         WHERE tipo = 'cvs' AND estado = 'en_curso' AND created_at < $1
           AND NOT EXISTS (SELECT 1 FROM borradores_cv b WHERE b.importacion_id = i.id)`,
        [before, this.clock.now()],
      );
      const old = await db(manager)
        .selectFrom('importaciones as i')
        .where((eb) => isOneOf(eb.ref('i.estado'), ['terminada', 'cancelada', 'deshecha']))
        .where('i.created_at', '<', before)
        .where((eb) => eb(eb.fn.coalesce('i.deshecha_at', 'i.terminada_at'), '<', before))
        .where((eb) =>
          eb.exists(eb.selectFrom('importacion_filas as f').whereRef('f.importacion_id', '=', 'i.id')),
        )
        .orderBy('i.created_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .select('i.id')
        .execute();
      const ids = old.map(({ id }) => id);
      await manager.query(
        `UPDATE importaciones i SET cifras = counted.cifras FROM (
           SELECT importacion_id AS id, jsonb_object_agg(estado, total) AS cifras FROM (
             SELECT importacion_id, estado, count(*) AS total FROM importacion_filas
             WHERE importacion_id = ANY($1) GROUP BY 1, 2) by_state GROUP BY 1
         ) counted WHERE i.id = counted.id AND i.cifras = '{}'`,
        [ids],
      );
      await manager.query(`DELETE FROM importacion_filas WHERE importacion_id = ANY($1)`, [ids]);
    });
  }
}
