import { type Estado, isEndedEstado, type OfferEstado, STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { ConfigService } from '../../../config/config.service.js';
import { dispatchInWords, MailService, type WrittenEmail } from '../../../mail/emails/mail.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Author } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import { phasesOfVacancy } from '../../../vacancies/phases/phases-of-vacancy.js';
import { ApplicationHooks } from '../application-hooks.js';
import { Application } from '../application.entity.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { listUnsentMoves } from '../history/history.repository.js';
import { countInterviewsAhead } from '../projection/next-interview.js';
import { applicationsOf, type CurrentColumns, projectCandidate } from '../projection/project-candidate.js';
import { sayWhen } from './say-when.js';
import { type ApplicationColumns, lockApplication } from './lock-application.js';
import { liveOfferOf, sentenceOfOffer } from './live-offer.js';
import { type MoveTarget, moveTarget } from './move-target.js';
import { heldBackBy } from './phase-requirements.js';
import { jobTitle } from './move-message.js';
import { causeOfMove, noticeOfMove } from './move-notice.js';
import { openOthers, sentenceOfOthers } from './other-applications.js';
import { type Move, type MoveOrder, planMove } from './planned-move.js';
import { assertReason } from './rejection-reasons/assert-reason.js';
import { UNDO_MS } from './undo.rules.js';

export type { MoveOrder } from './planned-move.js';

export interface MoveOutcome {
  candidateId: string;
  changed: boolean;
  message: string;
  undo: { historial_id: string; until: Date } | null;
}

interface Moved {
  historyId: string;
  /** Null: none is written. */
  mail: WrittenEmail | null;
  sendFrom: Date;
  /** Interviews that have not begun, when the process ends. */
  ahead: number;
  /** State of the live offer, as it was before. */
  offer: OfferEstado | null;
  /** The person's other open applications, as they were before. */
  others: readonly CurrentColumns[];
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
    private readonly hooks: ApplicationHooks,
    private readonly clock: Clock,
  ) {}

  /**
   * @param alsoWrite additional writes in the move's transaction.
   * @throws {DomainError} `application_not_found`, `application_withdrawn`, `stale_version`,
   * `open_application_exists` (reopening beside another open one), `phase_not_found`, `phase_incomplete`,
   * `validation_failed` (unknown estado or reason).
   */
  async execute(
    order: MoveOrder,
    actor: Author,
    alsoWrite?: (manager: EntityManager) => Promise<void>,
  ): Promise<MoveOutcome> {
    const leaves = await this.mail.hasServer();
    return inRequestTransaction(this.dataSource, async (manager) => {
      const locked = await lockApplication(manager, order.applicationId);
      const { application } = locked;
      const phases = await phasesOfVacancy(manager, application.vacante_id);
      const target = moveTarget(order, application, phases);
      const { to, phase } = target;
      if (order.cerrar_otras && to !== 'contratada') {
        throw invalid({ cerrar_otras: ['Las otras candidaturas solo se cierran al contratar'] });
      }
      assertMovable(application, order.version);
      await assertReason(manager, to, order.motivo_rechazo_id);
      await alsoWrite?.(manager);
      const candidateId = locked.candidate.id;
      if (application.estado === to && application.fase_id === (phase?.id ?? null)) {
        const message = `La candidatura ya estaba en ${placeOf(target)}.`;
        return { candidateId, changed: false, message, undo: null };
      }
      const held = order.acordada ? null : await heldBackBy(manager, application, phases, target);
      if (held) throw new DomainError('phase_incomplete', held);
      const now = this.clock.now();
      const delay = await this.delayOf(to);
      const notificar = order.notificar ?? application.estado !== to;
      const moved = await this.move(manager, {
        ...locked,
        ...target,
        order: { ...order, notificar },
        actorId: actor.userId,
        now,
        delay,
      });
      const { historyId, mail, sendFrom, ahead, offer, others } = moved;
      const sent = mail?.estado === 'pendiente' ? { delayed: delay > 0, sendFrom, leaves } : null;
      return {
        candidateId,
        changed: true,
        message: [
          sentenceOfMove(target, sent),
          sentenceOfInterviews(to, ahead, Boolean(mail)),
          sentenceOfOffer(to, offer),
          await sentenceOfOthers(manager, others, order.cerrar_otras === true),
        ].join(''),
        undo: { historial_id: historyId, until: mail ? sendFrom : new Date(now.getTime() + UNDO_MS) },
      };
    });
  }

  private async delayOf(to: Estado): Promise<number> {
    const { rechazo_retraso_horas } = await this.config.get();
    return to === 'rechazada' ? rechazo_retraso_horas * 3_600_000 : 0;
  }

  private async move(manager: EntityManager, move: Move): Promise<Moved> {
    const { application, candidate, order, to, now } = move;
    const puesto = await jobTitle(manager, application);
    // A silent step inside the estado leaves the messages of earlier moves alone.
    const replaces = to !== application.estado || order.notificar;
    const adelantadas = replaces ? await this.overtake(manager, application, { puesto, now }) : [];
    const others = isEndedEstado(to)
      ? openOthers(await applicationsOf(manager, candidate.id), application)
      : [];
    const cerradas = order.cerrar_otras ? await this.close(manager, others, puesto, move) : undefined;
    const ahead = isEndedEstado(to) ? await countInterviewsAhead(manager, application, now) : 0;
    const offer = to === 'rechazada' ? await liveOfferOf(manager, application.id) : null;
    const { change, event, notice, message, sendFrom } = planMove(move, {
      puesto,
      ahead,
      adelantadas,
      cerradas,
    });
    await manager.update(Application, application.id, change);
    await manager.insert(ApplicationHistory, event);
    await projectCandidate(manager, candidate.id, now);
    await this.hooks.applicationMoved(manager, application, move);
    if (notice) await this.notifications.add(manager, notice);
    const mail = message && (await this.mail.write(manager, message));
    return { historyId: event.id, mail, sendFrom, ahead, offer, others };
  }

  /** Rejects them without their own message: the portal gives the reason. @returns the moves, for an undo. */
  private async close(
    manager: EntityManager,
    others: readonly CurrentColumns[],
    puesto: string,
    { actorId, now }: Move,
  ): Promise<string[]> {
    const moves: string[] = [];
    for (const { id, version } of others) {
      const order = {
        applicationId: id,
        to: 'rechazada',
        version,
        mensaje_candidato: `Cerramos esta candidatura porque sigues adelante con la de ${puesto}.`,
        motivo_rechazo_id: null,
        notificar: false,
        sinAviso: true,
      };
      const locked = await lockApplication(manager, id);
      const { historyId } = await this.move(manager, {
        ...locked,
        order,
        to: 'rechazada',
        phase: null,
        actorId,
        now,
        delay: 0,
      });
      moves.push(historyId);
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
    { puesto, now }: { puesto: string; now: Date },
  ): Promise<string[]> {
    const overtaken: string[] = [];
    for (const { id, hidden } of await listUnsentMoves(manager, application.id)) {
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

/** What a sentence says of a target. */
type Place = Pick<MoveTarget, 'to'> & { phase: Pick<Phase, 'nombre'> | null };

/** The stage, and the phase where there is one. */
const placeOf = ({ to, phase }: Place): string =>
  STAGE_LABEL[STAGE_OF_ESTADO[to]] + (phase ? ` · ${phase.nombre}` : '');

/** The toast; the second sentence only when a message is written. `leaves`: there is a mail server. */
export function sentenceOfMove(
  target: Place,
  mail: { delayed: boolean; sendFrom: Date; leaves: boolean } | null,
): string {
  const moved = `Candidatura movida a ${placeOf(target)}.`;
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
