import { DIAS_DESHACER_FUSION, PROFILE_FIELDS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { customValues } from '../../../fields/told-values.js';
import { Round } from '../../../platform/schedule/rounds.js';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { sql } from 'kysely';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import { Clock } from '../../../platform/values/clock.js';
import { inTransaction } from '../../../platform/database/transactions/transaction.js';
import type { DataSubject, Reading } from '../../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../../platform/files/storage/file-storage.js';

const EVERY_MS = 60 * 60_000;
const BATCH = 200;
/** Records that went into this one, and those that had gone into them before. */
const absorbedBy = (manager: EntityManager, id: string) =>
  db(manager)
    .withRecursive('hidden', (on) =>
      on
        .selectFrom('fusiones')
        .where('conservado_id', '=', id)
        .where('deshecha_at', 'is', null)
        .select('absorbido_id as id')
        .union(
          on
            .selectFrom('fusiones as f')
            .innerJoin('hidden', 'hidden.id', 'f.conservado_id')
            .where('f.deshecha_at', 'is', null)
            .select('f.absorbido_id as id'),
        ),
    )
    .selectFrom('hidden')
    .select('id');

/** Hidden records belong to the person they were merged into: to their data export, erasure and retention. */
@Injectable()
export class AbsorbedRecords {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  /** Deletes records whose merge can no longer be undone. Safe to run in several processes. */
  @Round(EVERY_MS)
  async removeOld(): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const rows = await db(manager)
        .selectFrom('fusiones as f')
        .innerJoin('candidates as c', 'c.id', 'f.absorbido_id')
        .where('f.deshecha_at', 'is', null)
        .where(
          'f.hecha_at',
          '<',
          sql<Date>`${this.clock.now()}::timestamptz - make_interval(days => ${DIAS_DESHACER_FUSION})`,
        )
        .orderBy('f.hecha_at')
        .limit(BATCH)
        .forUpdate('c')
        .skipLocked()
        .select('c.id')
        .execute();
      await remove(
        manager,
        rows.map(({ id }) => id),
        this.storage,
      );
    });
  }
}

/** Profiles of the records that a person's record absorbed. */
export async function readAbsorbed({ manager, subject: { candidateId } }: Reading): Promise<unknown> {
  if (candidateId === null) return [];
  const rows = await db(manager)
    .selectFrom('candidates')
    .where('id', 'in', absorbedBy(manager, candidateId))
    .select([...PROFILE_FIELDS, 'created_at', 'campos'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const told = customValues('persona');
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      campos: await told.campos(row, { manager }),
      campos_internos: await told.campos_internos(row, { manager }),
    })),
  );
}

export async function eraseAbsorbed(
  manager: EntityManager,
  { candidateId }: DataSubject,
  { storage }: { storage: FileStorage },
): Promise<void> {
  if (candidateId === null) return;
  const rows = await absorbedBy(manager, candidateId).execute();
  await remove(
    manager,
    rows.map(({ id }) => id),
    storage,
  );
}

/** Deletes a hidden record with its remaining rows, by foreign key, and its files. */
async function remove(manager: EntityManager, ids: string[], storage: FileStorage): Promise<void> {
  if (ids.length === 0) return;
  const files = await db(manager)
    .selectFrom('documentos_solicitados')
    .where((eb) => isAnyOf(eb.ref('candidato_id'), ids))
    .where('archivo_id', 'is not', null)
    .select((eb) => eb.ref('archivo_id').$notNull().as('id'))
    .unionAll((eb) =>
      eb
        .selectFrom('cv_historial')
        .where((of) => isAnyOf(of.ref('candidato_id'), ids))
        .select('archivo_id as id'),
    )
    .execute();
  await manager.query(`DELETE FROM candidates WHERE id = ANY($1)`, [ids]);
  for (const { id } of files) await storage.release(manager, id);
}
