import { NestFactory } from '@nestjs/core';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import type { Environment } from '../../platform/environment/environment.js';
import { createLogger } from '../../platform/observability/logger.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { EraseRecord } from '../../privacy/erasure/erase-record.js';
import type { ErasedId } from '../../privacy/erasure/erasure-list.js';
import { lockPerson } from '../../privacy/retention/holds/person-lock.js';
import type { Report } from './backup-error.js';

export interface Reapplied {
  /** People who were erased after the backup, and are erased again. */
  erased: number;
  /** Ids of accounts that were erased as candidates and that the backup knows as staff: for a person to decide. */
  staff: string[];
}

/** Every module of the product, for these settings. */
export type Product = (environment: Environment) => DynamicModule;

/**
 * Erases again, by the same code, the people who were erased after the backup, and logs the restore. No jobs run at
 * that time. Idempotent.
 */
export async function reapplyErasures(
  product: Product,
  settings: Environment,
  ids: readonly ErasedId[],
  createdAt: string,
  report: Report,
): Promise<Reapplied> {
  const environment = { ...settings, idle: true };
  const app = await NestFactory.createApplicationContext(product(environment), {
    logger: createLogger(environment.production),
    abortOnError: false,
  });
  try {
    const result = await eraseAll(app, ids, report);
    const dataSource = app.get(DataSource);
    await inTransaction(dataSource, async (manager) => {
      await note(manager, ids);
      await app.get(LogsService, { strict: false }).record(manager, {
        actorId: null,
        action: 'backup.restored',
        details: `Copia de seguridad del ${createdAt} restaurada; borrados aplicados de nuevo: ${result.erased}`,
        level: 'warning',
      });
    });
    // Removes the files of erased people at once, instead of at the next sweep.
    await app.get(FileStorage, { strict: false }).sweep();
    return result;
  } finally {
    await app.close();
  }
}

async function eraseAll(
  app: INestApplicationContext,
  ids: readonly ErasedId[],
  report: Report,
): Promise<Reapplied> {
  const dataSource = app.get(DataSource);
  const records = app.get(EraseRecord, { strict: false });
  const result: Reapplied = { erased: 0, staff: [] };
  for (const [index, { id, tipo }] of ids.entries()) {
    report(`${index + 1} of ${ids.length}`);
    await inTransaction(dataSource, async (manager) => {
      if (tipo === 'cuenta') {
        const where = { where: { id }, lock: { mode: 'pessimistic_write' } } as const;
        const user = await manager.findOne(User, where);
        if (user && user.role !== 'candidate') result.staff.push(id);
        else if (user) {
          await records.executeAccount(manager, user, null);
          result.erased += 1;
        }
      } else if (tipo === 'candidato') {
        const person = await lockPerson(manager, id);
        if (!person) return;
        await records.execute(manager, person, null);
        result.erased += 1;
      }
    });
  }
  return result;
}

/** With the time when they were erased; they stand on the list already. */
async function note(manager: EntityManager, ids: readonly ErasedId[]): Promise<void> {
  await manager.query(
    `INSERT INTO borrados (id, tipo, borrado_at, anotado_at)
     SELECT id, tipo, borrado_at, now() FROM jsonb_to_recordset($1) AS e (id uuid, tipo text, borrado_at timestamptz)
     ON CONFLICT (id) DO UPDATE SET borrado_at = excluded.borrado_at, anotado_at = now()`,
    [JSON.stringify(ids)],
  );
}
