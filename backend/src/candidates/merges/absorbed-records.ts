import { DIAS_DESHACER_FUSION, PROFILE_FIELDS } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/values/clock.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import {
  type DataSubject,
  type HeldData,
  PersonalDataHooks,
} from '../../platform/personal-data/personal-data-hooks.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';

const EVERY_MS = 60 * 60_000;
const BATCH = 200;
/** Also those that went into one of these before. */
const ABSORBED = `WITH RECURSIVE hidden AS (
    SELECT absorbido_id AS id FROM fusiones WHERE conservado_id = $1 AND deshecha_at IS NULL
    UNION
    SELECT f.absorbido_id FROM fusiones f JOIN hidden ON f.conservado_id = hidden.id WHERE f.deshecha_at IS NULL
  ) SELECT id FROM hidden`;

/** Days as text. */
const COPIED = PROFILE_FIELDS.map((field) =>
  field === 'fecha_nacimiento' ? `${field}::text AS ${field}` : field,
).join(', ');

/** Hidden records are part of the person they went into: of their copy, of their erasure, and no longer than needed. */
@Injectable()
export class AbsorbedRecords implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly hooks: PersonalDataHooks,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.hooks.register({
      name: 'fichas_unidas',
      read: (manager, subject) => this.read(manager, subject),
      erase: (manager, subject) => this.erase(manager, subject),
    });
  }

  /** Removes records whose merge can no longer be taken back. Any number of processes may do it at once. */
  @Interval(EVERY_MS)
  async removeOld(): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        `SELECT c.id FROM fusiones f JOIN candidates c ON c.id = f.absorbido_id
         WHERE f.deshecha_at IS NULL AND f.hecha_at < $1::timestamptz - make_interval(days => $2)
         ORDER BY f.hecha_at LIMIT ${BATCH} FOR UPDATE OF c SKIP LOCKED`,
        [this.clock.now(), DIAS_DESHACER_FUSION],
      );
      await this.remove(
        manager,
        rows.map(({ id }) => id),
      );
    });
  }

  private async read(manager: EntityManager, { candidateId }: DataSubject): Promise<HeldData> {
    if (candidateId === null) return { data: [] };
    const data = await manager.query<unknown[]>(
      `SELECT ${COPIED}, created_at
       FROM candidates WHERE id IN (${ABSORBED}) ORDER BY created_at, id`,
      [candidateId],
    );
    return { data };
  }

  private async erase(manager: EntityManager, { candidateId }: DataSubject): Promise<void> {
    if (candidateId === null) return;
    const rows = await manager.query<{ id: string }[]>(ABSORBED, [candidateId]);
    await this.remove(
      manager,
      rows.map(({ id }) => id),
    );
  }

  /** What stayed with a hidden record goes with it: its rows by foreign key, its files to the storage. */
  private async remove(manager: EntityManager, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const files = await manager.query<{ id: string }[]>(
      `SELECT archivo_id AS id FROM documentos_solicitados WHERE candidato_id = ANY($1) AND archivo_id IS NOT NULL
       UNION ALL SELECT archivo_id FROM cv_historial WHERE candidato_id = ANY($1)`,
      [ids],
    );
    await manager.query(`DELETE FROM candidates WHERE id = ANY($1)`, [ids]);
    for (const { id } of files) await this.storage.release(manager, id);
  }
}
