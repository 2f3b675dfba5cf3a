import { FAR_AHEAD, FAR_BACK, isFarAhead, isFarBack, plainDayFormat, say, toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { NotificationsService } from '../candidates/people/notifications/notifications.service.js';
import { LogsService } from '../logs/logs.service.js';
import type { Author } from '../platform/auth/actor.js';
import { db } from '../platform/database/sql/db.js';
import { inRequestTransaction } from '../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import { Clock } from '../platform/values/clock.js';
import { madridDay } from '../platform/values/madrid-day.js';
import { askDocuments, takeDocumentsBack } from './onboarding-documents.js';
import type { OnboardingUpdate } from './onboarding.dto.js';
import { Onboarding } from './onboarding.entity.js';
import {
  DUE_DAY,
  lockOnboarding,
  lockPerson,
  lockRequests,
  onboardingsOf,
  type OnboardingRow,
} from './onboarding-rows.js';
import type { FirstDay } from './onboarding.rules.js';

const longDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

type Ending = Pick<Onboarding, 'estado' | 'motivo'>;

/** The first day, who sees to it, and how it ends. Of two writes at once the second is refused by its version. */
@Injectable()
export class ChangeOnboarding {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `onboarding_not_found`, `onboarding_closed`, `onboarding_stale`, `validation_failed`. */
  update(id: string, { version, ...order }: OnboardingUpdate, actor: Author): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const row = await this.lock(manager, id);
      const { primer_dia, hora, lugar, contacto, responsable_id, informatica_id } = row;
      const before = { primer_dia, hora, lugar, contacto, responsable_id, informatica_id };
      const after = { ...before, ...given(order) };
      const changed = (Object.keys(before) as (keyof typeof before)[]).filter(
        (key) => before[key] !== after[key],
      );
      if (changed.length === 0) return;
      if (row.version !== version) throw new DomainError('onboarding_stale');
      assertOpen(row);
      await this.check(manager, row, after);
      const day = changed.includes('primer_dia') ? this.setNow(after.primer_dia) : {};
      await this.write(manager, row, { ...after, ...day });
      if (changed.includes('primer_dia')) await this.followDay(manager, { ...row, ...after }, version + 1);
      await this.record(manager, row, actor, {
        action: 'onboarding.updated',
        details: `Incorporación cambiada: ${changed.map((key) => LABEL[key]).join(', ')}`,
      });
    });
  }

  /**
   * Sets the first day of an application that has an open incorporación, in the transaction of what agreed it, as an
   * accepted offer. Nothing happens when there is none, or when it has that day.
   */
  async setFirstDay(
    manager: EntityManager,
    { aplicacion_id, primer_dia }: { aplicacion_id: string; primer_dia: string },
    actor: Author,
  ): Promise<void> {
    const found = await manager.findOneBy(Onboarding, { aplicacion_id, estado: 'abierta' });
    if (!found || found.primer_dia === primer_dia) return;
    const row = await this.lock(manager, found.id);
    await this.write(manager, row, this.setNow(primer_dia));
    await this.followDay(manager, { ...row, primer_dia }, row.version + 1);
    const details = 'Primer día fijado';
    await this.record(manager, row, actor, { action: 'onboarding.updated', details });
  }

  /** The person began to work. A second time changes nothing. @throws as `update` */
  joined(id: string, version: number, actor: Author): Promise<void> {
    return this.end(id, version, { estado: 'incorporada', motivo: null }, actor);
  }

  /** The person did not begin. A second time changes nothing. @throws as `update` */
  notJoined(
    id: string,
    { version, motivo }: { version: number; motivo: string },
    actor: Author,
  ): Promise<void> {
    return this.end(id, version, { estado: 'no_incorporada', motivo }, actor);
  }

  /** Takes an ending back. A second time changes nothing. @throws as `update` */
  reopen(id: string, version: number, actor: Author): Promise<void> {
    return this.end(id, version, { estado: 'abierta', motivo: null }, actor);
  }

  private end(id: string, version: number, ending: Ending, actor: Author): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      // First, as a move: another hiring of the person may ask for the same documents at this moment.
      await lockPerson(manager, id);
      const row = await this.lock(manager, id);
      if (row.estado === ending.estado && row.motivo === ending.motivo) return;
      if (row.version !== version) throw new DomainError('onboarding_stale');
      // What the application's own move cancelled, only its next move opens.
      if (row.estado === 'cancelada') throw new DomainError('onboarding_closed');
      if (ending.estado !== 'abierta') assertOpen(row);
      const now = this.clock.now();
      await this.write(manager, row, { ...ending, terminada_at: ending.estado === 'abierta' ? null : now });
      // Nobody sends documents to a company that they did not come to.
      if (ending.estado === 'no_incorporada') await takeDocumentsBack(manager, row, now);
      if (row.estado === 'no_incorporada')
        await askDocuments(manager, id, { ...row, id: row.aplicacion_id }, { actorId: actor.userId, now });
      const action = `onboarding.${ACTION[ending.estado]}`;
      await this.record(manager, row, actor, { action, details: DETAILS[ending.estado] });
    });
  }

  private setNow(primer_dia: string | null): FirstDay {
    return { primer_dia, dia_fijado_el: primer_dia && madridDay(this.clock.now()) };
  }

  private async write(
    manager: EntityManager,
    row: OnboardingRow,
    change: Partial<Onboarding>,
  ): Promise<void> {
    await manager.update(Onboarding, row.id, {
      ...change,
      version: row.version + 1,
      cambios: () => 'cambios + 1',
      updated_at: this.clock.now(),
    });
  }

  /** Documents are asked for until their day, and the person is told when to come. */
  private async followDay(manager: EntityManager, row: OnboardingRow, version: number): Promise<void> {
    const { primer_dia } = row;
    const today = madridDay(this.clock.now());
    await db(manager)
      .updateTable('documentos_solicitados as d')
      .from(['tareas_incorporacion as t', 'incorporaciones as i'])
      .whereRef('t.documento_id', '=', 'd.id')
      .whereRef('t.incorporacion_id', '=', 'i.id')
      .where('i.id', '=', row.id)
      .where('d.estado', 'in', ['pendiente', 'rechazado'])
      .set({ plazo: sql<string | null>`case when ${DUE_DAY} >= ${today}::date then ${DUE_DAY} end` })
      .execute();
    // Of a day that is over the person knows.
    if (!primer_dia || primer_dia < today) return;
    await this.notifications.add(manager, {
      causa: `incorporacion:${row.id}:dia:${version}`,
      candidato_id: row.candidato_id,
      aplicacion_id: row.aplicacion_id,
      tipo: 'estado',
      titulo: toSay('Tu primer día tiene fecha'),
      texto: () => say('Empiezas el {dia}.', { dia: longDay(new Date(`${primer_dia}T00:00:00Z`)) }),
      enlace: '/portal-candidato',
    });
  }

  private async check(
    manager: EntityManager,
    before: OnboardingRow,
    after: Pick<Onboarding, 'primer_dia' | 'responsable_id' | 'informatica_id'>,
  ): Promise<void> {
    const now = this.clock.now();
    if (after.primer_dia && isFarAhead(after.primer_dia, now)) throw invalid({ primer_dia: [FAR_AHEAD] });
    if (after.primer_dia && after.primer_dia !== before.primer_dia && isFarBack(after.primer_dia, now))
      throw invalid({ primer_dia: [FAR_BACK] });
    for (const field of ['responsable_id', 'informatica_id'] as const) {
      const id = after[field];
      // A colleague who has left stays with what they had.
      if (!id || id === before[field]) continue;
      if (!(await manager.existsBy(User, { id, activo: true, role: Not('candidate' as const) })))
        throw invalid({ [field]: ['Esta persona no es del equipo'] });
    }
  }

  private async lock(manager: EntityManager, id: string): Promise<OnboardingRow & { requests: string[] }> {
    const requests = await lockRequests(manager, id);
    await lockOnboarding(manager, id);
    const [row] = await onboardingsOf(manager, [id]);
    if (!row) throw new DomainError('onboarding_not_found');
    return { ...row, requests };
  }

  private record(
    manager: EntityManager,
    { id }: OnboardingRow,
    { userId: actorId }: Author,
    what: { action: string; details: string },
  ): Promise<void> {
    return this.logs.record(manager, { actorId, ...what, entity: 'onboardings', entityId: id });
  }
}

const LABEL = {
  primer_dia: 'primer día',
  hora: 'hora',
  lugar: 'lugar',
  contacto: 'contacto',
  responsable_id: 'responsable',
  informatica_id: 'informática',
} as const;
const ACTION: Record<Onboarding['estado'], string> = {
  abierta: 'reopened',
  incorporada: 'joined',
  no_incorporada: 'not_joined',
  cancelada: 'cancelled',
};
const DETAILS: Record<Onboarding['estado'], string> = {
  abierta: 'Incorporación abierta de nuevo',
  incorporada: 'Persona incorporada',
  no_incorporada: 'La persona no se incorporó',
  cancelada: 'Incorporación cancelada',
};

function assertOpen({ estado }: OnboardingRow): void {
  if (estado !== 'abierta') throw new DomainError('onboarding_closed');
}

/** What the order names; an empty text empties. */
const given = (order: Omit<OnboardingUpdate, 'version'>): Omit<OnboardingUpdate, 'version'> =>
  Object.fromEntries(
    Object.entries(order).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value === '' ? null : value]],
    ),
  );
