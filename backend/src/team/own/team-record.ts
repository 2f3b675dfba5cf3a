import { isEndedEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { toScreeningAnswerResponse } from '../../candidates/applications/screening/screening.dto.js';
import { CvDownload, type ServedFile } from '../../candidates/files/cv/cv-download.js';
import { CustomFieldsService } from '../../fields/custom-fields.service.js';
import { NotesService } from '../../candidates/people/notes/notes.service.js';
import { qualificationParts } from '../../candidates/people/qualifications/qualification-parts.js';
import { toQualificationsResponse } from '../../candidates/people/qualifications/qualifications.dto.js';
import { GiveScorecard, type Opinion } from '../../interviews/scorecards/give-scorecard.js';
import type { InterviewScorecards } from '../../interviews/scorecards/scorecard.dto.js';
import { ScorecardsService } from '../../interviews/scorecards/scorecards.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { proposalsOf } from '../proposals/proposal-rows.js';
import { colleaguesOf, heldInterviews, seesApplication } from '../team-rows.js';
import type { TeamColleague, TeamNote, TeamNoteRequest, TeamRecord } from './team.dto.js';
import { teamApplications } from './team-list.js';

const NOTES = 100;

/** One application as a manager reads it, and what they write about it. What they do not see is not found. */
@Injectable()
export class TeamRecords {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scorecards: ScorecardsService,
    private readonly giving: GiveScorecard,
    private readonly cvs: CvDownload,
    private readonly notes: NotesService,
    private readonly fields: CustomFieldsService,
    private readonly clock: Clock,
  ) {}

  /** Reads it, and notes that the manager has opened it. @throws {DomainError} `application_not_found`. */
  async open(id: string, actor: Actor): Promise<TeamRecord> {
    await this.personOf(id, actor);
    await inRequestTransaction(this.dataSource, (manager) =>
      db(manager)
        .insertInto('vistas_equipo')
        .values({ aplicacion_id: id, usuario_id: actor.userId, vista_at: this.clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return this.read(id, actor);
  }

  /** @throws {DomainError} `application_not_found`. */
  async read(id: string, actor: Actor): Promise<TeamRecord> {
    const candidateId = await this.personOf(id, actor);
    const [[shown], [told], cards, propuestas, notas, entrevistas_propias] = await Promise.all([
      teamApplications(this.dataSource, [id], actor),
      detailsOf(this.dataSource, id),
      this.scorecards.ofCandidate(candidateId, actor.userId),
      proposalsOf(this.dataSource, { aplicacion_id: id }, actor),
      this.notesOf(id, candidateId),
      heldInterviews(this.dataSource, ['i.aplicacion_id', id], actor),
    ]);
    if (!shown || !told) throw new DomainError('application_not_found');
    const campos = await this.fields.forTeam(told.campos_persona, told.campos);
    const { experiencia, educacion, habilidades, carta_presentacion } = told;
    return {
      ...shown,
      experiencia,
      educacion,
      habilidades,
      carta_presentacion,
      campos,
      notas,
      propuestas,
      entrevistas_propias,
      puede_proponer: !shown.retirada && !isEndedEstado(shown.estado),
      cualificaciones: toQualificationsResponse(told, madridDay(this.clock.now())),
      cuestionario_respuestas: told.cuestionario_respuestas.map(toScreeningAnswerResponse),
      // Addresses of people without an account are for human resources.
      entrevistas: cards.entrevistas
        .filter(({ aplicacion_id }) => aplicacion_id === id)
        .map((one) => ({ ...one, peticiones: [] })),
    };
  }

  /** @throws {DomainError} `application_not_found`, and those of `CvDownload`. */
  async cv(id: string, actor: Actor, download: boolean): Promise<ServedFile> {
    return this.cvs.openShown(actor, await this.personOf(id, actor), download);
  }

  /**
   * A note that human resources and the team read, with what it asks of a colleague who sees the application too.
   * @throws {DomainError} `application_not_found`, `validation_failed`.
   */
  async note(id: string, { texto, tarea }: TeamNoteRequest, actor: Actor): Promise<void> {
    const candidato_id = await this.personOf(id, actor);
    if (tarea?.asignada_a) {
      const colleagues = await colleaguesOf(this.dataSource, id);
      if (!colleagues.some((one) => one.id === tarea.asignada_a)) {
        throw invalid({ 'tarea.asignada_a': ['Esta persona no ve la candidatura'] });
      }
    }
    const note = { candidato_id, aplicacion_id: id, texto, privada: false, tarea: tarea ?? null };
    await this.notes.writeSeen(note, actor);
  }

  /** Who may be asked for something in a note. @throws {DomainError} `application_not_found`. */
  async colleagues(id: string, actor: Actor): Promise<TeamColleague[]> {
    await this.personOf(id, actor);
    return colleaguesOf(this.dataSource, id);
  }

  /** Gives one's own scorecard, or changes it. @throws {DomainError} `interview_not_found`, and those of `GiveScorecard`. */
  async score(
    interviewId: string,
    opinion: Opinion & { version?: number },
    actor: Actor,
  ): Promise<InterviewScorecards> {
    const interview = await db(this.dataSource)
      .selectFrom('interviews')
      .where('id', '=', interviewId)
      .where('deleted_at', 'is', null)
      .select('aplicacion_id')
      .executeTakeFirst();
    if (!interview || !(await seesApplication(this.dataSource, interview.aplicacion_id, actor)))
      throw new DomainError('interview_not_found');
    await this.giving.own(interviewId, opinion, actor.userId);
    return { ...(await this.scorecards.ofInterview(interviewId, actor.userId)), peticiones: [] };
  }

  /** Whose application it is. */
  private async personOf(id: string, actor: Actor): Promise<string> {
    const person = await seesApplication(this.dataSource, id, actor);
    if (!person) throw new DomainError('application_not_found');
    return person;
  }

  /** Of this application, or of the person in general. */
  private async notesOf(id: string, candidateId: string): Promise<TeamNote[]> {
    const rows = await db(this.dataSource)
      .selectFrom('notas_candidato as n')
      .leftJoin('users as u', 'u.id', 'n.autor_id')
      .where('n.candidato_id', '=', candidateId)
      .where((eb) => eb.or([eb('n.aplicacion_id', '=', id), eb('n.aplicacion_id', 'is', null)]))
      .where('n.privada', '=', false)
      .where('n.deleted_at', 'is', null)
      .orderBy('n.created_at', 'desc')
      .limit(NOTES)
      .select(['n.id', 'n.texto', 'n.created_at', 'u.nombre', 'u.apellidos'])
      .execute();
    return rows.map(({ nombre, apellidos, created_at, ...note }) => ({
      ...note,
      autor: [nombre, apellidos].filter(Boolean).join(' ') || null,
      created_at: created_at.toISOString(),
    }));
  }
}

/** What the person wrote in the form, without contact data, birth date and address. */
const detailsOf = (source: Source, id: string) =>
  db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where('a.id', '=', id)
    .select([
      'a.cuestionario_respuestas',
      'c.experiencia',
      'c.educacion',
      'c.habilidades',
      'c.carta_presentacion',
      'a.campos',
      'c.campos as campos_persona',
    ])
    .select((eb) => qualificationParts(db(source), eb.ref('c.id')))
    .execute();
