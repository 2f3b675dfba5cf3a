import { type Estado, isEndedEstado, STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ConfigService } from '../../../config/config.service.js';
import { dispatchInWords, MailService, type WrittenEmail } from '../../../mail/emails/mail.service.js';
import { type NoticeReader, NotificationsService } from '../../portal/notifications/notifications.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction, inTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { estadoOfTarget } from '../application.rules.js';
import { type ApplicationColumns, lockApplication, lockApplications } from './lock-application.js';
import { jobTitles, templateOf } from './move-message.js';
import { causeOfMove, noticeOfMove } from './move-notice.js';
import { openOthers, sentenceOfOthers } from './other-applications.js';
import { isTold, type Move, type MoveOrder, ownText, planMove, type PlannedMove } from './planned-move.js';
import { listUnsentMoves, type UnsentMove } from '../history/history.repository.js';
import { assertReason } from './rejection-reasons/rejection-reasons.service.js';
import {
  type CurrentColumns,
  readStanding,
  readStandings,
  writeProjections,
} from '../../people/projection/project-candidate.js';
import { together } from '../../../platform/database/transactions/together.js';
import { sayWhen } from '../../messages/say-when.js';
import { UNDO_MS } from './undo.rules.js';
import { writeMoves } from './write-move.js';

export type { MoveOrder } from './planned-move.js';

export interface MoveOutcome {
  candidateId: string;
  changed: boolean;
  message: string;
  undo: { historial_id: string; until: Date } | null;
}

/**
 * Moves an application: estado, dates, history, message and projection in one transaction. The second of two
 * concurrent moves, and a repeated one, is refused by its version.
 */
@Injectable()
export class MoveApplication {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * @param alsoWrite additional writes in the move's transaction.
   * @throws {DomainError} `application_not_found`, `application_withdrawn`, `stale_version`,
   * `open_application_exists` (reopening beside another open one), `validation_failed` (unknown estado or reason).
   */
  async execute(
    order: MoveOrder,
    actor: Pick<Actor, 'userId'>,
    alsoWrite?: (manager: EntityManager) => Promise<void>,
  ): Promise<MoveOutcome> {
    const to = estadoOfTarget(order.to);
    if (!to) throw invalid({ estado: ['El estado no es válido'] });
    if (order.cerrar_otras && to !== 'contratada') {
      throw invalid({ cerrar_otras: ['Las otras candidaturas solo se cierran al contratar'] });
    }
    const delay = await this.delayOf(to);
    const leaves = await this.mail.hasServer();
    return inRequestTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, order.applicationId);
      assertMovable(locked.application, order.version);
      await assertReason(manager, to, order.motivo_rechazo_id);
      await alsoWrite?.(manager);
      const label = STAGE_LABEL[STAGE_OF_ESTADO[to]];
      if (locked.application.estado === to) {
        const message = `La candidatura ya estaba en ${label}.`;
        return { candidateId: locked.candidate.id, changed: false, message, undo: null };
      }
      return this.move(manager, { ...locked, order }, to, { delay, leaves }, actor);
    });
  }

  /**
   * Moves those of these applications that can be moved, in one transaction and with as few statements as one of them.
   * Left: what `execute` refuses or finds moved already, an application whose earlier message has not left, and the
   * second of a person.
   * @param alsoWrite additional writes in that transaction, for those that are moved.
   * @returns the moved applications.
   * @throws what `execute` throws for one of them: then none is moved.
   */
  async executeAll(
    orders: readonly MoveOrder[],
    actor: Pick<Actor, 'userId'>,
    alsoWrite: (manager: EntityManager, ready: readonly string[]) => Promise<void>,
  ): Promise<readonly string[]> {
    const [first] = orders;
    const to = first && estadoOfTarget(first.to);
    if (!to) return [];
    const delay = await this.delayOf(to);
    return inTransaction(this.dataSource, async (manager) => {
      const byId = new Map(orders.map((order) => [order.applicationId, order]));
      const moves = new Map<string, Move>();
      for (const { application, candidate } of await lockApplications(manager, [...byId.keys()])) {
        const order = byId.get(application.id);
        const { version, retirada_at, estado } = application;
        if (order?.version !== version || retirada_at !== null || estado === to) continue;
        if (!moves.has(candidate.id)) moves.set(candidate.id, { application, candidate, order });
      }
      const read = await this.read(manager, [...moves.values()], to, delay);
      const ready = [...moves.values()].filter((move) => read.unsentOf(move).length === 0);
      const ids = ready.map(({ application }) => application.id);
      if (ids.length === 0) return ids;
      await assertReason(manager, to, first.motivo_rechazo_id);
      await alsoWrite(manager, ids);
      const planned = ready.map((move) => {
        const standing = read.standingOf(move.candidate.id);
        return planMove(move, to, actor.userId, read, { adelantadas: [], standing });
      });
      await this.write(manager, planned, read);
      return ids;
    });
  }

  private async delayOf(to: Estado): Promise<number> {
    const { rechazo_retraso_horas } = await this.config.get();
    return to === 'rechazada' ? rechazo_retraso_horas * 3_600_000 : 0;
  }

  private async move(
    manager: EntityManager,
    move: Move,
    to: Estado,
    { delay, leaves }: { delay: number; leaves: boolean },
    actor: Pick<Actor, 'userId'>,
  ): Promise<MoveOutcome> {
    const { application, candidate, order } = move;
    const read = await this.read(manager, [move], to, delay);
    const { now } = read;
    const puesto = read.puestoOf(application);
    const adelantadas = await this.overtake(manager, application, read.unsentOf(move), { puesto, now });
    let standing = read.standingOf(candidate.id);
    const others = isEndedEstado(to) ? openOthers(standing.applications, application) : [];
    const closesOthers = to === 'contratada' && order.cerrar_otras === true;
    const cerradas = closesOthers ? await this.close(manager, others, puesto, actor) : undefined;
    if (closesOthers) standing = await readStanding(manager, candidate.id, now);
    const planned = planMove(move, to, actor.userId, read, { adelantadas, cerradas, standing });
    const [mail] = await this.write(manager, [planned], read);
    const { ahead, sendFrom } = planned;
    return {
      candidateId: candidate.id,
      changed: true,
      message: [
        sentenceOfMove(to, mail?.estado === 'pendiente' ? { delayed: delay > 0, sendFrom, leaves } : null),
        sentenceOfInterviews(to, ahead, Boolean(mail)),
        await sentenceOfOthers(manager, others, closesOthers),
      ].join(''),
      undo: { historial_id: planned.event.id, until: mail ? sendFrom : new Date(now.getTime() + UNDO_MS) },
    };
  }

  /** What the moves depend on and what they tell with, in one round trip. */
  private async read(manager: EntityManager, moves: readonly Move[], to: Estado, delay: number) {
    const now = this.clock.now();
    const people = moves.map(({ candidate }) => candidate.id);
    const applications = moves.map(({ application }) => application);
    const told = moves.filter(({ order }) => isTold(order, delay)).map(({ candidate }) => candidate.id);
    const [standingOf, unsent, puestoOf, readerOf, written] = await together([
      readStandings(manager, people, now),
      listUnsentMoves(manager, { ids: applications.map(({ id }) => id) }),
      jobTitles(manager, applications),
      this.notifications.readersOf(manager, told),
      together(
        moves.map(({ candidate: { email: destinatario }, order }) =>
          order.notificar
            ? this.mail.read(manager, { plantilla: templateOf(to), destinatario, ...ownText(order) })
            : null,
        ),
      ),
    ]);
    return {
      ...{ now, delay, standingOf, puestoOf, readerOf },
      writtenOf: ({ candidate }: Move) => written[people.indexOf(candidate.id)] ?? null,
      unsentOf: ({ application }: Move) =>
        unsent.filter(({ aplicacion_id }) => aplicacion_id === application.id),
    };
  }

  /** Writes moves of different people. @returns their messages, in the same order; null: none is written. */
  private async write(
    manager: EntityManager,
    planned: readonly PlannedMove[],
    { readerOf }: { readerOf: (candidateId: string) => NoticeReader },
  ): Promise<(WrittenEmail | null)[]> {
    const notices = planned.flatMap(({ notice }) => notice ?? []);
    const [, , , mails] = await together([
      writeMoves(
        manager,
        planned.map(({ event }) => event),
      ),
      writeProjections(manager, planned),
      this.notifications.addAll(manager, notices, readerOf),
      together(planned.map(({ message, written }) => message && this.mail.write(manager, message, written))),
    ]);
    return mails;
  }

  /** Rejects them without their own message: the portal gives the reason. @returns the moves, for an undo. */
  private async close(
    manager: EntityManager,
    others: readonly CurrentColumns[],
    puesto: string,
    actor: Pick<Actor, 'userId'>,
  ): Promise<string[]> {
    const mensaje_candidato = `Cerramos esta candidatura porque sigues adelante con la de ${puesto}.`;
    const moves: string[] = [];
    for (const { id, version } of others) {
      const order = {
        applicationId: id,
        to: 'rechazada',
        version,
        mensaje_candidato,
        motivo_rechazo_id: null,
      };
      const quietly = { ...order, notificar: false, sinAviso: true };
      const { undo } = await this.move(
        manager,
        { ...(await lockApplication(manager, id)), order: quietly },
        'rechazada',
        { delay: 0, leaves: false },
        actor,
      );
      if (undo) moves.push(undo.historial_id);
    }
    return moves;
  }

  /**
   * Withdraws unsent messages of earlier moves, and removes rejections that nobody was told of. A message that a
   * worker is sending stays, and its move shows.
   * @returns the replaced events, for an undo.
   */
  private async overtake(
    manager: EntityManager,
    application: ApplicationColumns,
    unsent: readonly UnsentMove[],
    { puesto, now }: { puesto: string; now: Date },
  ): Promise<string[]> {
    const overtaken: string[] = [];
    for (const { id, hidden } of unsent) {
      const outcome = await this.mail.cancelOfHistory(manager, id);
      if (outcome === 'sent') {
        if (hidden) {
          await manager.update(ApplicationHistory, id, { visible_at: now });
          await this.notifications.add(manager, noticeOfMove(application, id, 'rechazada', puesto));
        }
        continue;
      }
      await this.notifications.remove(manager, causeOfMove(id));
      if (hidden) await manager.update(ApplicationHistory, id, { deshecha_at: now });
      overtaken.push(id);
    }
    return overtaken;
  }
}

function assertMovable(application: ApplicationColumns, version: number): void {
  if (application.retirada_at !== null) throw new DomainError('application_withdrawn');
  if (application.version !== version) throw new DomainError('stale_version');
}

/** The toast; the second sentence only when a message is written. `leaves`: there is a mail server. */
export function sentenceOfMove(
  to: Estado,
  mail: { delayed: boolean; sendFrom: Date; leaves: boolean } | null,
): string {
  const moved = `Candidatura movida a ${STAGE_LABEL[STAGE_OF_ESTADO[to]]}.`;
  if (!mail) return moved;
  return mail.delayed && mail.leaves
    ? `${moved} Correo programado para ${sayWhen(mail.sendFrom)}.`
    : `${moved} ${dispatchInWords(mail.leaves)}`;
}

/** Effect on future interviews: a rejection cancels them when it is told, a hiring leaves them to HR. */
export function sentenceOfInterviews(to: Estado, ahead: number, withMessage: boolean): string {
  if (ahead === 0) return '';
  const one = ahead === 1;
  if (to === 'contratada') {
    return one
      ? ' Tiene una entrevista pendiente que sigue en pie: cancélala si ya no hace falta.'
      : ` Tiene ${ahead} entrevistas pendientes que siguen en pie: cancélalas si ya no hacen falta.`;
  }
  if (to !== 'rechazada') return '';
  const when = withMessage ? 'cuando salga el mensaje' : 'en un minuto';
  return one
    ? ` Su entrevista pendiente se cancelará ${when}.`
    : ` Sus ${ahead} entrevistas pendientes se cancelarán ${when}.`;
}
