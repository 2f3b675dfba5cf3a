import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { WriteVacancy } from '../../vacancies/management/write-vacancy.js';
import { Interview } from '../interview.entity.js';
import { CriteriaService } from '../scorecards/criteria/criteria.service.js';
import { toScoredCriterion } from '../scorecards/scorecard.dto.js';
import type {
  GuideRequest,
  GuideResponse,
  GuideSectionRequest,
  InterviewNoteRequest,
  InterviewNoteResponse,
  InterviewSheet,
  VacancyGuides,
} from './guide.dto.js';
import { Guide, type GuideSection } from './guide.entity.js';
import { guidesOfInterviews } from './guides-of-interviews.js';
import { InterviewNote } from './interview-note.entity.js';

/** Guides of vacancies and phases, and what is needed of them while an interview is held. */
@Injectable()
export class GuidesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly criteria: CriteriaService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
    vacancies: WriteVacancy,
  ) {
    vacancies.onCopy((manager, { from, to }) => copyGuides(manager, from, to));
  }

  /** @throws {DomainError} `vacancy_not_found`. */
  async ofVacancy(id: string, manager = this.dataSource.manager): Promise<VacancyGuides> {
    const { departamento, posicion } = await this.vacancy(manager, id);
    const [guides, criteria] = await Promise.all([
      manager.find(Guide, { where: { vacante_id: id }, order: { id: 'ASC' } }),
      this.criteria.ofApplications(manager, [{ id, departamento, posicion }]),
    ]);
    return {
      guias: guides.map(toResponse),
      criterios: (criteria.get(id) ?? []).map(toScoredCriterion),
    };
  }

  /** @throws {DomainError} `vacancy_not_found`, `phase_not_found`, `guide_stale`. */
  async save(id: string, request: GuideRequest, { userId }: Actor): Promise<VacancyGuides> {
    const { fase_id = null, secciones, version } = request;
    return inRequestTransaction(this.dataSource, async (manager) => {
      // Locked, so that of two concurrent first guides one is refused by its version.
      const { titulo } = await this.vacancy(manager, id, true);
      if (fase_id) await this.assertPhase(manager, id, fase_id);
      const of = { vacante_id: id, fase_id: fase_id ?? IsNull() };
      const before = await manager.findOneBy(Guide, of);
      if ((before?.version ?? 0) !== version) throw new DomainError('guide_stale');
      const row = { secciones: toSections(secciones), version: version + 1, updated_at: this.clock.now() };
      if (secciones.length === 0) await manager.delete(Guide, of);
      else if (before) await manager.update(Guide, before.id, row);
      else await manager.insert(Guide, { ...row, vacante_id: id, fase_id });
      await this.logs.record(manager, {
        actorId: userId,
        action: 'vacancy.guide',
        details: `Guía de entrevista de la vacante «${titulo}» modificada`,
        entity: 'vacantes',
        entityId: id,
      });
      return this.ofVacancy(id, manager);
    });
  }

  /** @throws {DomainError} `interview_not_found`. */
  async sheet(interviewId: string, userId: string): Promise<InterviewSheet> {
    const { manager } = this.dataSource;
    await this.interview(manager, interviewId);
    const [guides, notes] = await Promise.all([
      guidesOfInterviews(manager, [interviewId]),
      manager.findBy(InterviewNote, { entrevista_id: interviewId, autor_id: userId }),
    ]);
    const secciones = guides.get(interviewId) ?? [];
    return { entrevista_id: interviewId, secciones, notas: notes.map(toNote) };
  }

  /**
   * Writes one's own note; the same text again changes nothing.
   * @throws {DomainError} `interview_not_found`, `interview_note_stale`.
   */
  async note(
    interviewId: string,
    { clave, pregunta = null, texto, version }: InterviewNoteRequest,
    userId: string,
  ): Promise<InterviewNoteResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      await this.interview(manager, interviewId);
      const key = { entrevista_id: interviewId, autor_id: userId, clave };
      const now = this.clock.now();
      // Of two windows that write the first words at once, the second one finds the row.
      await db(manager)
        .insertInto('notas_entrevista')
        .values({ ...key, pregunta, texto: '', version: 0, updated_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const before = await manager.findOneOrFail(InterviewNote, {
        where: key,
        lock: { mode: 'pessimistic_write' },
      });
      if (before.version > 0 && before.texto === texto) return toNote(before);
      if (before.version !== version) throw new DomainError('interview_note_stale');
      const after = { ...before, pregunta, texto, version: version + 1, updated_at: now };
      return toNote(await manager.save(InterviewNote, after));
    });
  }

  private async interview(manager: EntityManager, id: string): Promise<Interview> {
    const interview = await manager.findOneBy(Interview, { id, deleted_at: IsNull() });
    if (!interview) throw new DomainError('interview_not_found');
    return interview;
  }

  private async vacancy(manager: EntityManager, id: string, held = false) {
    const vacancy = await db(manager)
      .selectFrom('vacantes')
      .where('id', '=', id)
      .select(['titulo', 'departamento', 'posicion'])
      .$if(held, (rows) => rows.forUpdate())
      .executeTakeFirst();
    if (!vacancy) throw new DomainError('vacancy_not_found');
    return vacancy;
  }

  private async assertPhase(manager: EntityManager, vacancyId: string, id: string): Promise<void> {
    const phase = await db(manager)
      .selectFrom('fases')
      .where('id', '=', id)
      .where('vacante_id', '=', vacancyId)
      .select('id')
      .executeTakeFirst();
    if (!phase) throw new DomainError('phase_not_found');
  }
}

/** The guides of a vacancy for its copy; that of a phase in use goes to the phase of the same name. */
async function copyGuides(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query(
    `INSERT INTO guias_entrevista (vacante_id, fase_id, secciones)
     SELECT $2, copy.id, g.secciones FROM guias_entrevista g
     LEFT JOIN fases f ON f.id = g.fase_id AND f.archivada_at IS NULL
     LEFT JOIN fases copy ON copy.vacante_id = $2 AND copy.nombre = f.nombre AND copy.estado = f.estado
     WHERE g.vacante_id = $1 AND (g.fase_id IS NULL OR copy.id IS NOT NULL)`,
    [from, to],
  );
}

/** Each question keeps its id. One that has the id of an earlier one gets its own: notes belong to one question. */
function toSections(sections: readonly GuideSectionRequest[]): GuideSection[] {
  const taken = new Set<string>();
  const ownId = (asked: string = randomUUID()): string => {
    const id = taken.has(asked) ? randomUUID() : asked;
    taken.add(id);
    return id;
  };
  return sections.map(({ titulo, preguntas, criterios }) => ({
    titulo,
    criterios,
    preguntas: preguntas.map(({ id, pregunta, buena_respuesta = null }) => ({
      id: ownId(id),
      pregunta,
      buena_respuesta: buena_respuesta || null,
    })),
  }));
}

const toResponse = ({ fase_id, secciones, version }: Guide): GuideResponse => ({
  fase_id,
  secciones,
  version,
});

const toNote = ({ clave, pregunta, texto, version }: InterviewNote): InterviewNoteResponse => ({
  clave,
  pregunta,
  texto,
  version,
});
