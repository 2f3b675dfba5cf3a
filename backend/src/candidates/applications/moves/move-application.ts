import { type Estado, isEndedEstado, STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { ConfigService } from '../../../config/config.service.js';
import { MailService, type EmailText } from '../../../mail/emails/mail.service.js';
import { NotificationsService } from '../../portal/notifications/notifications.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { estadoOfTarget, moveChange } from '../application.rules.js';
import { beforeMove } from './before-move.js';
import { type ApplicationColumns, type LockedApplication, lockApplication } from './lock-application.js';
import { jobTitle, messageOfMove, templateOf } from './move-message.js';
import { causeOfMove, noticeOfMove } from './move-notice.js';
import { countOf } from '../../people/projection/next-interview.js';
import { openOthers, sentenceOfOthers } from './other-applications.js';
import { listUnsentMoves, type UnsentMove } from '../history/history.repository.js';
import { assertReason } from './rejection-reasons/rejection-reasons.service.js';
import {
  afterChange,
  type CurrentColumns,
  readStanding,
  writeProjection,
} from '../../people/projection/project-candidate.js';
import { together } from '../../../platform/database/transactions/together.js';
import { sayWhen } from '../../messages/say-when.js';
import { UNDO_MS } from './undo.rules.js';
import { writeMove } from './write-move.js';

export interface MoveOrder {
  applicationId: string;
  /** One of the six estados, or the stage `entrevista`. */
  to: string;
  /** The version that the mover saw. */
  version: number;
  mensaje_candidato: string | null;
  /** HR's own reason of a rejection. */
  motivo_rechazo_id: string | null;
  /** The message's text instead of the template's; absent or null: the template's. */
  texto_propio?: EmailText | null;
  notificar: boolean;
  /** Only with `contratada`: closes the person's other open applications in the same transaction. */
  cerrar_otras?: boolean;
  /** Caused by another move, which tells the candidate. */
  sinAviso?: boolean;
}

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
    const { rechazo_retraso_horas } = await this.config.get();
    const delay = to === 'rechazada' ? rechazo_retraso_horas * 3_600_000 : 0;
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
      return this.move(manager, locked, to, delay, order, actor);
    });
  }

  private async move(
    manager: EntityManager,
    locked: LockedApplication,
    to: Estado,
    delay: number,
    order: MoveOrder,
    actor: Pick<Actor, 'userId'>,
  ): Promise<MoveOutcome> {
    const { application, candidate } = locked;
    const now = this.clock.now();
    const before = beforeMove(application);
    // A delayed rejection stays hidden until its message is sent; without a message there is no delay.
    const hidden = delay > 0 && order.notificar;
    const told = !hidden && !order.sinAviso;
    const read = await this.read(manager, locked, to, order, { now, told });
    const { unsent, puesto } = read;
    before.adelantadas = await this.overtake(manager, application, unsent, { puesto, now });
    const others = isEndedEstado(to) ? openOthers(read.standing.applications, application) : [];
    const closesOthers = to === 'contratada' && order.cerrar_otras === true;
    if (closesOthers) before.cerradas = await this.close(manager, others, puesto, actor);
    const standing = closesOthers ? await readStanding(manager, candidate.id, now) : read.standing;
    const change = {
      ...moveChange(application, to, now),
      estado_candidato: hidden ? application.estado_candidato : to,
      version: application.version + 1,
      updated_at: now,
    };
    const historyId = randomUUID();
    const ahead = countOf(standing.interviews, application.id, now);
    const sendFrom = new Date(now.getTime() + Math.max(UNDO_MS, delay));
    const message = {
      ...messageOfMove(locked, to, { puesto, interviewsAhead: ahead, text: order.mensaje_candidato }),
      ...ownText(order),
      ...{ causa: `movimiento:${historyId}`, historial_id: historyId },
      ...{ enviar_desde: sendFrom, creado_por: actor.userId },
    };
    const [, , , mail] = await together([
      writeMove(manager, {
        ...change,
        ...{ historyId, antes: before, aplicacion_id: application.id, de: application.estado },
        ...{ mensaje_candidato: order.mensaje_candidato, motivo_rechazo_id: order.motivo_rechazo_id },
        ...{ actor_id: actor.userId, visible_at: hidden ? null : now },
      }),
      writeProjection(manager, candidate.id, afterChange(standing, application.id, change)),
      told && this.notifications.add(manager, noticeOfMove(application, historyId, to, puesto), read.reader),
      order.notificar ? this.mail.write(manager, message, read.written) : null,
    ]);
    return {
      candidateId: candidate.id,
      changed: true,
      message: [
        sentenceOfMove(to, mail?.estado === 'pendiente' ? { delayed: delay > 0, sendFrom } : null),
        sentenceOfInterviews(to, ahead, mail !== null),
        await sentenceOfOthers(manager, others, closesOthers),
      ].join(''),
      undo: { historial_id: historyId, until: mail ? sendFrom : new Date(now.getTime() + UNDO_MS) },
    };
  }

  /** What the move depends on and what it tells with, in one round trip. */
  private async read(
    manager: EntityManager,
    { application, candidate }: LockedApplication,
    to: Estado,
    order: MoveOrder,
    { now, told }: { now: Date; told: boolean },
  ) {
    const addressed = { plantilla: templateOf(to), destinatario: candidate.email, ...ownText(order) };
    const [standing, unsent, puesto, reader, written] = await together([
      readStanding(manager, candidate.id, now),
      listUnsentMoves(manager, { applicationId: application.id }),
      jobTitle(manager, application),
      told ? this.notifications.readerOf(manager, candidate.id) : null,
      order.notificar ? this.mail.read(manager, addressed) : null,
    ]);
    return { standing, unsent, puesto, reader, written };
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
        await lockApplication(manager, id),
        'rechazada',
        0,
        quietly,
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

const ownText = ({ texto_propio }: MoveOrder): { texto_propio?: EmailText } =>
  texto_propio ? { texto_propio } : {};

/** The specification's toast; the second sentence only when a message will be sent. */
export function sentenceOfMove(to: Estado, mail: { delayed: boolean; sendFrom: Date } | null): string {
  const moved = `Candidatura movida a ${STAGE_LABEL[STAGE_OF_ESTADO[to]]}.`;
  if (!mail) return moved;
  return mail.delayed
    ? `${moved} Email programado para ${sayWhen(mail.sendFrom)}.`
    : `${moved} Email enviado automáticamente.`;
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
