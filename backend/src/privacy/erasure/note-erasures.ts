import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Erased } from './erased.entity.js';
import { ErasureList } from './erasure-list.js';

const EVERY_MS = 15_000;
const BATCH = 500;

/**
 * Writes the ids of erasures to the list that is kept apart from backups, soon after each: it must outlive the database.
 * The mark comes after the writing, so that a crash in between, or two processes at once, only write an id twice.
 */
@Injectable()
export class NoteErasures {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** How many were noted. */
  @Interval(EVERY_MS)
  run(): Promise<number> {
    return noteErasures(this.dataSource.manager, () => ErasureList.open(this.environment));
  }
}

/** The same for a command, which has no application around it. */
export async function noteErasures(
  manager: EntityManager,
  open: () => Promise<ErasureList>,
): Promise<number> {
  let list: ErasureList | null = null;
  for (let noted = 0; ;) {
    const waiting = await manager.find(Erased, {
      select: { id: true, tipo: true, borrado_at: true },
      where: { anotado_at: IsNull() },
      order: { borrado_at: 'ASC', id: 'ASC' },
      take: BATCH,
    });
    if (waiting.length === 0) return noted;
    list ??= await open();
    await list.add(waiting);
    await manager.query(`UPDATE borrados SET anotado_at = now() WHERE id = ANY($1)`, [
      waiting.map(({ id }) => id),
    ]);
    noted += waiting.length;
  }
}

/** Writes also what the list should have and has not: it was moved, or lost. */
export async function noteMissingErasures(manager: EntityManager, list: ErasureList): Promise<number> {
  const { ids, unverified } = await list.read();
  const noted = [...ids, ...unverified].map(({ id }) => id);
  await manager.query(
    `UPDATE borrados SET anotado_at = NULL WHERE anotado_at IS NOT NULL AND id <> ALL($1::uuid[])`,
    [noted],
  );
  return noteErasures(manager, () => Promise.resolve(list));
}
