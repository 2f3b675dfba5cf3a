import { VACANCY_TEXTS, type VacancyEvent } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import type { LogLevel } from '@hiring/contract';
import type { LogChanges } from '../../logs/log-entry.entity.js';
import { LogsService } from '../../logs/logs.service.js';
import { nameOrEmail } from '../../auth/account-name.sql.js';
import { db } from '../../platform/database/sql/db.js';
import { Clock } from '../../platform/values/clock.js';
import { inShort } from './vacancy-changes.rules.js';
import { VacancyHistory } from './vacancy-history.entity.js';

export interface VacancyNews {
  vacancyId: string;
  /** Null: an automatic change. */
  actorId: string | null;
  tipo: VacancyEvent;
  changes: LogChanges;
  detalle?: string | null;
  /** The line of the system log. */
  log: { action: string; details: string; level?: LogLevel };
}

export type HistoryLine = Awaited<ReturnType<VacancyJournal['list']>>[number];

/** Maximum number of entries shown, newest first. */
const MAX_HISTORY_LINES = 200;

/** Writes the vacancy's history and the system log, in the transaction of the change. */
@Injectable()
export class VacancyJournal {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async record(
    manager: EntityManager,
    { vacancyId, actorId, tipo, changes, detalle = null, log }: VacancyNews,
  ): Promise<void> {
    await manager.insert(VacancyHistory, {
      vacante_id: vacancyId,
      actor_id: actorId,
      tipo,
      // TypeORM's types treat a JSON document's keys as columns.
      cambios: changes as object,
      detalle,
      created_at: this.clock.now(),
    });
    await this.logs.record(manager, {
      ...log,
      actorId,
      entity: 'vacancies',
      entityId: vacancyId,
      ...(Object.keys(changes).length > 0 ? { changes: inShort(changes) } : {}),
    });
  }

  /** Whether a text of the vacancy itself, in Spanish, was changed later; changes in other languages have a `detalle`. */
  async hasNewerTexts(vacancyId: string, than: Date): Promise<boolean> {
    const newer = await db(this.dataSource)
      .selectFrom('vacantes_historial')
      .where('vacante_id', '=', vacancyId)
      .where('tipo', '=', 'editada')
      .where('detalle', 'is', null)
      .where('created_at', '>', than)
      .where(sql<boolean>`cambios ?| ${[...VACANCY_TEXTS]}::text[]`)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return newer !== undefined;
  }

  /** Newest first, with the actors' names. */
  list(vacancyId: string) {
    return db(this.dataSource)
      .selectFrom('vacantes_historial as h')
      .leftJoin('users as u', 'u.id', 'h.actor_id')
      .where('h.vacante_id', '=', vacancyId)
      .select(['h.id', 'h.tipo', 'h.created_at', 'h.cambios', 'h.detalle', nameOrEmail('u').as('autor')])
      .orderBy('h.created_at', 'desc')
      .orderBy('h.id', 'desc')
      .limit(MAX_HISTORY_LINES)
      .execute();
  }
}
