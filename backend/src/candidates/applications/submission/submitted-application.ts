import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../../mail/emails/mail.service.js';
import type { WrittenWith } from '../../../mail/emails/written-with.js';
import { columnsOf, statement } from '../../../platform/database/sql/db.js';
import { type Json, json } from '../../../platform/database/sql/tables.js';
import { together } from '../../../platform/database/transactions/together.js';
import { Clock } from '../../../platform/values/clock.js';
import type { Question } from '../../../vacancies/questions/questions.rules.js';
import { ApplicationHooks } from '../application-hooks.js';
import { isOpen } from '../application.rules.js';
import type { ApplicationColumns } from '../moves/lock-application.js';
import { jobTitle, receiptOf } from '../moves/move-message.js';
import { type CurrentColumns, projectionOf } from '../../people/projection/project-candidate.js';
import { insertFirst, type PersonColumns } from './person-row.js';
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
  candidateId: string;
  target: SubmissionTarget;
  /** Null: not sent; an open application keeps those it has. */
  answers: GivenAnswers | null;
  /** Whether the person or the CV is another than before. */
  changed: boolean;
  /** Where a new application comes from; one that is open keeps its own. */
  canal: string;
  /** One that is open stays as it is: others must not change what the person has said. */
  keepsOpen?: boolean;
}

/** What a form does to the applications of a person. */
export interface PlannedApplication {
  event: 'creada' | 'actualizada' | null;
  /** As it is afterwards. */
  application: SubmittedColumns;
}

type SubmittedColumns = CurrentColumns &
  Pick<
    ApplicationColumns,
    'candidato_id' | 'estado_candidato' | 'canal' | 'cuestionario_respuestas' | 'updated_at'
  >;

/** What the receipt of a new application is written with. */
interface Receipt {
  candidate: Applicant;
  /** The job's title. */
  puesto: string;
  written?: WrittenWith | null;
  /** Who writes it in the person's name; absent: the person. */
  actorId?: string | null;
  /** The person, who is written with the application; absent: there is one already. */
  newPerson?: PersonColumns;
}

const applicationsOf = statement((db, { candidateId }: { candidateId: string }) =>
  db
    .selectFrom('aplicaciones_vacantes')
    .where('candidato_id', '=', candidateId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate(),
);

type Event = Omit<SubmittedColumns, 'cuestionario_respuestas'> & {
  answers: Json<ScreeningAnswer[]>;
  historyId: string;
  actorId: string | null;
};

const CREATED = [
  ...(['id', 'candidato_id', 'vacante_id', 'departamento', 'posicion', 'canal', 'estado'] as const),
  ...(['estado_candidato', 'prioridad', 'version', 'fecha_aplicacion', 'en_fase_desde'] as const),
] as const;

/** Writes a new application and the first event of its history. */
const insertApplication = statement((db, one: Event) =>
  db
    .with('made', (cte) =>
      cte
        .insertInto('aplicaciones_vacantes')
        .values({ ...columnsOf(one, CREATED), cuestionario_respuestas: one.answers }),
    )
    .insertInto('aplicacion_historial')
    .values({
      ...{ id: one.historyId, aplicacion_id: one.id, actor_id: one.actorId },
      ...{ tipo: sql.lit('creada'), a: one.estado, visible_at: one.fecha_aplicacion },
    }),
);

/** Writes what a form changes of an open application, and the event. */
const updateApplication = statement((db, one: Event) =>
  db
    .with('changed', (cte) =>
      cte
        .updateTable('aplicaciones_vacantes')
        .set(columnsOf(one, ['departamento', 'posicion', 'version', 'updated_at']))
        .set({ cuestionario_respuestas: one.answers })
        .where('id', '=', one.id),
    )
    .insertInto('aplicacion_historial')
    .values({
      ...{ id: one.historyId, aplicacion_id: one.id, actor_id: one.actorId },
      ...{ tipo: sql.lit('actualizada'), visible_at: one.updated_at },
    }),
);

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
    candidate: Applicant,
    order: Omit<SubmittedOrder, 'candidateId'>,
    actorId: string,
  ): Promise<{ application: SubmittedColumns; created: boolean }> {
    const existing = await applicationsOf(manager, { candidateId: candidate.id });
    const planned = this.plan(existing, { ...order, candidateId: candidate.id });
    const { application, event } = planned;
    const puesto = event === 'creada' ? await jobTitle(manager, application) : '';
    await this.write(manager, planned, { candidate, puesto, actorId });
    return { application, created: event === 'creada' };
  }

  /**
   * What the form does to these applications of the person, which are locked.
   * @throws {DomainError} `validation_failed` for answers that do not fit the questions.
   */
  plan(
    existing: readonly ApplicationColumns[],
    { candidateId, target, answers, changed, canal, keepsOpen = false }: SubmittedOrder,
  ): PlannedApplication {
    const { preguntas, ...place } = target;
    // Open as the candidate sees it: a rejection that waits to be sent must not show by a second application.
    const open = existing.find(
      (application) =>
        application.vacante_id === target.vacante_id &&
        isOpen({ ...application, estado: application.estado_candidato }),
    );
    if (open && keepsOpen) return { event: null, application: open };
    const kept = screen(preguntas, answers ?? givenAgain(open?.cuestionario_respuestas ?? []));
    const now = this.clock.now();
    const columns = { ...place, cuestionario_respuestas: kept, updated_at: now };
    if (!open) {
      const application = { ...NEW, ...columns, id: randomUUID(), candidato_id: candidateId, canal };
      return { event: 'creada', application: { ...application, fecha_aplicacion: now, en_fase_desde: now } };
    }
    if (!changed && !differs(open, place, kept)) return { event: null, application: open };
    return { event: 'actualizada', application: { ...open, ...columns, version: open.version + 1 } };
  }

  /**
   * Writes it, and the receipt of a new one. It sends the application first: what the caller sends afterwards may refer
   * to it. `written`: what `MailService.read` has read for the receipt; absent: it is read now.
   */
  async write(
    manager: EntityManager,
    { event, application }: PlannedApplication,
    { candidate, puesto, written, actorId = null, newPerson }: Receipt,
  ): Promise<void> {
    if (!event) return;
    const { cuestionario_respuestas, ...columns } = application;
    const historyId = randomUUID();
    const one = { ...columns, answers: json(cuestionario_respuestas), historyId, actorId };
    if (event === 'actualizada') {
      await updateApplication(manager, one);
      return;
    }
    const projection = newPerson && projectionOf({ applications: [application], interviews: [] });
    await together([
      projection
        ? insertFirst(manager, { ...one, ...newPerson, ...projection })
        : insertApplication(manager, one),
      this.mail.write(manager, receiptOf({ application, candidate }, { historyId, puesto }), written),
      this.hooks.applicationCreated(manager, application),
    ]);
  }
}

const NEW = {
  ...({ estado: 'recibida', estado_candidato: 'recibida', prioridad: 'media', version: 1 } as const),
  ...{ fecha_respuesta: null, fecha_contratacion: null, feedback_rrhh: null },
  ...{ retirada_at: null, deleted_at: null },
};

function differs(
  open: ApplicationColumns,
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
