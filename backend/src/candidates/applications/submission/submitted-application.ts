import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { MailService } from '../../../mail/emails/mail.service.js';
import { Clock } from '../../../platform/values/clock.js';
import type { Question } from '../../../vacancies/questions/questions.rules.js';
import { ApplicationHooks } from '../application-hooks.js';
import { ApplicationHistory } from '../history/application-history.entity.js';
import { Application } from '../application.entity.js';
import { isOpen } from '../application.rules.js';
import type { Candidate } from '../../people/candidate.entity.js';
import { jobTitle, receiptOf } from '../moves/move-message.js';
import { type GivenAnswers, givenAgain, screen, type ScreeningAnswer } from '../screening/screening.rules.js';

/** Where one applies: the vacancy's department, position and questions, or those chosen and none. */
export interface SubmissionTarget {
  vacante_id: string | null;
  departamento: string;
  posicion: string;
  preguntas: readonly Question[];
}

export interface SubmittedOrder {
  candidate: Candidate;
  target: SubmissionTarget;
  /** Null: not sent; an open application keeps those it has. */
  answers: GivenAnswers | null;
  /** Whether the person or the CV is another than before. */
  changed: boolean;
  /** Where a new application comes from; one that is open keeps its own. */
  canal: string;
  /** Who writes it in the person's name; absent: the person. */
  actorId?: string | null;
  /** One that is open stays as it is: others must not change what the person has said. */
  keepsOpen?: boolean;
}

/** Writes the application of a form within its transaction: a new one, or what changed of the open one. */
@Injectable()
export class SubmittedApplication {
  constructor(
    private readonly mail: MailService,
    private readonly hooks: ApplicationHooks,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `validation_failed` for answers that do not fit the questions. */
  async save(
    manager: EntityManager,
    { candidate, target, answers, changed, canal, actorId = null, keepsOpen = false }: SubmittedOrder,
  ): Promise<{ application: Application; created: boolean }> {
    const { preguntas, ...place } = target;
    const existing = await manager.find(Application, {
      where: { candidato_id: candidate.id, vacante_id: target.vacante_id ?? IsNull(), deleted_at: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    // Open as the candidate sees it: a rejection that waits to be sent must not show by a second application.
    const open = existing.find((application) =>
      isOpen({ ...application, estado: application.estado_candidato }),
    );
    if (open && keepsOpen) return { application: open, created: false };
    const kept = screen(preguntas, answers ?? givenAgain(open?.cuestionario_respuestas ?? []));
    if (!open) {
      return {
        application: await this.create(
          manager,
          candidate,
          {
            ...place,
            canal,
            cuestionario_respuestas: kept,
          },
          actorId,
        ),
        created: true,
      };
    }
    if (changed || differs(open, place, kept)) {
      await this.update(manager, open, { ...place, cuestionario_respuestas: kept }, actorId);
    }
    return { application: open, created: false };
  }

  private async update(
    manager: EntityManager,
    open: Application,
    {
      departamento,
      posicion,
      cuestionario_respuestas,
    }: Pick<Application, 'departamento' | 'posicion' | 'cuestionario_respuestas'>,
    actor_id: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await manager.update(Application, open.id, {
      departamento,
      posicion,
      cuestionario_respuestas,
      version: open.version + 1,
      updated_at: now,
    });
    await manager.insert(ApplicationHistory, {
      aplicacion_id: open.id,
      tipo: 'actualizada',
      actor_id,
      visible_at: now,
    });
  }

  private async create(
    manager: EntityManager,
    candidate: Candidate,
    values: Pick<
      Application,
      'vacante_id' | 'departamento' | 'posicion' | 'canal' | 'cuestionario_respuestas'
    >,
    actor_id: string | null,
  ): Promise<Application> {
    const now = this.clock.now();
    const application = await manager.save(
      manager.create(Application, {
        ...values,
        candidato_id: candidate.id,
        fecha_aplicacion: now,
        en_fase_desde: now,
      }),
    );
    const history = await manager.save(
      manager.create(ApplicationHistory, {
        aplicacion_id: application.id,
        tipo: 'creada',
        actor_id,
        a: 'recibida',
        visible_at: now,
      }),
    );
    const puesto = await jobTitle(manager, application);
    await this.mail.write(manager, receiptOf({ application, candidate }, { historyId: history.id, puesto }));
    await this.hooks.applicationCreated(manager, application);
    return application;
  }
}

function differs(
  open: Application,
  { departamento, posicion }: Pick<Application, 'departamento' | 'posicion'>,
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
