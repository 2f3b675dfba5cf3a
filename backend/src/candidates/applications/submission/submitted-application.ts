import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull } from 'typeorm';
import { CustomFieldsService } from '../../../fields/custom-fields.service.js';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import type { Question } from '../../../vacancies/questions/questions.rules.js';
import { ApplicationHooks } from '../application-hooks.js';
import { Application } from '../application.entity.js';
import { isOpen } from '../application.rules.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { jobTitle, receiptOf } from '../moves/move-message.js';
import { type GivenAnswers, givenAgain, screen, type ScreeningAnswer } from '../screening/screening.rules.js';

/** Where one applies: the vacancy's department, position and questions, or those chosen and none. */
export interface SubmissionTarget {
  vacante_id: string | null;
  departamento: string;
  posicion: string;
  preguntas: readonly Question[];
}

/** Whom the receipt tells. */
export type Applicant = Parameters<typeof receiptOf>[0]['candidate'];

export interface SubmittedOrder {
  target: SubmissionTarget;
  /** Null: not sent; an open application keeps those it has. */
  answers: GivenAnswers | null;
  /** What the form says of the company's own fields; null: it was no form of the person. */
  own: Readonly<Record<string, unknown>> | null;
  /** Whether the person or the CV is another than before. */
  changed: boolean;
  /** Where a new application comes from; one that is open keeps its own. */
  canal: string;
  /** One that is open stays as it is: others must not change what the person has said. */
  keepsOpen?: boolean;
}

const lockApplicationsOf = (manager: EntityManager, candidateId: string) =>
  manager.find(Application, {
    where: { candidato_id: candidateId, deleted_at: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });

/** Writes the application of a form within its transaction: a new one, or what changed of the open one. */
@Injectable()
export class SubmittedApplication {
  constructor(
    private readonly mail: MailService,
    private readonly hooks: ApplicationHooks,
    private readonly fields: CustomFieldsService,
    private readonly clock: Clock,
  ) {}

  /** Called before the form is written, with the account locked. */
  begin(manager: EntityManager, userId: string): Promise<void> {
    return this.hooks.applicationSubmitting(manager, userId);
  }

  /**
   * Writes the application with its event, and the receipt of a new one. The person's row must be locked.
   * @param actorId who writes in the person's name; null: the person
   * @throws {DomainError} `validation_failed` for answers that do not fit the questions.
   */
  async save(
    manager: EntityManager,
    candidate: Applicant,
    { target, answers, own, changed, canal, keepsOpen = false }: SubmittedOrder,
    actorId: string | null,
  ): Promise<{ application: Pick<Application, 'id'>; created: boolean }> {
    const { preguntas, ...place } = target;
    const existing = await lockApplicationsOf(manager, candidate.id);
    // Open as the candidate sees it: a rejection that waits to be sent must not show by a second application.
    const open = existing.find(
      (one) => one.vacante_id === target.vacante_id && isOpen({ ...one, estado: one.estado_candidato }),
    );
    if (open && keepsOpen) return { application: open, created: false };
    const kept = screen(preguntas, answers ?? givenAgain(open?.cuestionario_respuestas ?? []));
    const told =
      own &&
      (await this.fields.fromForm(manager, 'candidatura', target.departamento, open?.campos ?? {}, own));
    const now = this.clock.now();
    const columns = {
      ...place,
      ...(told && { campos: told.campos }),
      cuestionario_respuestas: kept,
      updated_at: now,
    };
    const event = { actor_id: actorId, visible_at: now };
    if (open) {
      if (!changed && !told?.changed.length && !differs(open, place, kept))
        return { application: open, created: false };
      await manager.update(Application, open.id, { ...columns, version: open.version + 1 });
      await manager.insert(ApplicationHistory, { ...event, aplicacion_id: open.id, tipo: 'actualizada' });
      return { application: open, created: false };
    }
    const application = manager.create(Application, {
      ...columns,
      id: randomUUID(),
      candidato_id: candidate.id,
      canal,
      fecha_aplicacion: now,
      en_fase_desde: now,
    });
    const historyId = randomUUID();
    await manager.insert(Application, application);
    await manager.insert(ApplicationHistory, {
      ...event,
      id: historyId,
      aplicacion_id: application.id,
      tipo: 'creada',
      a: 'recibida',
    });
    const puesto = await jobTitle(manager, application);
    await this.mail.write(manager, receiptOf({ application, candidate }, { historyId, puesto }));
    await this.hooks.applicationCreated(manager, application);
    return { application, created: true };
  }
}

function differs(
  open: Application,
  { departamento, posicion }: Pick<SubmissionTarget, 'departamento' | 'posicion'>,
  answers: readonly ScreeningAnswer[],
): boolean {
  const words = (list: readonly ScreeningAnswer[]): string =>
    JSON.stringify(
      list.map(({ id, texto, tipo, unidad, respuesta }) => [id, texto, tipo, unidad, respuesta]),
    );
  return (
    open.departamento !== departamento ||
    open.posicion !== posicion ||
    words(open.cuestionario_respuestas) !== words(answers)
  );
}
