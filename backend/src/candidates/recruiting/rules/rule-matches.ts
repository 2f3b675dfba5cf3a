import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import { stageOf } from '../../applications/estados.sql.js';
import { readCandidateFilter } from '../../applications/list/candidate-list-query.js';
import { MatchingCandidates } from '../../applications/list/matching-candidates.js';
import { Candidate } from '../../people/candidate.entity.js';

/** Columns of the list that show the current application: of these rows it is the one that is asked about. */
const OF_APPLICATION: Readonly<Record<string, string>> = {
  aplicacion_actual_id: 'a.id',
  aplicacion_version: 'a.version',
  vacante_id: 'a.vacante_id',
  departamento: 'a.departamento',
  posicion: 'a.posicion',
  estado: 'a.estado',
  etapa: stageOf('a.estado'),
  prioridad: 'a.prioridad',
  fecha_aplicacion: 'a.fecha_aplicacion',
  fecha_respuesta: 'a.fecha_respuesta',
  fecha_contratacion: 'a.fecha_contratacion',
  feedback_rrhh: 'a.feedback_rrhh',
  retirada_at: 'a.retirada_at',
};

/** Which applications fulfil the filter of HR's list, each as if it were its person's current one. */
@Injectable()
export class RuleMatches {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly matching: MatchingCandidates,
  ) {}

  /** Withdrawn ones, and those of removed people, never do. @throws {DomainError} `invalid_query`. */
  async of(
    source: Source,
    si: Record<string, string>,
    applicationIds: readonly string[],
  ): Promise<Set<string>> {
    const condition = await this.matching.of(readCandidateFilter(JSON.stringify(si)));
    const columns = this.dataSource
      .getMetadata(Candidate)
      .columns.map(({ databaseName: name }) => sql.raw(`${OF_APPLICATION[name] ?? `c.${name}`} as ${name}`));
    const rows = sql<{ aplicacion_actual_id: string | null }>`(
      select ${sql.join(columns)} from aplicaciones_vacantes a join candidates c on c.id = a.candidato_id
      where ${isAnyOf(sql.ref<string>('a.id'), applicationIds)} and a.deleted_at is null)`;
    const found = await db(source)
      .selectFrom(rows.as<'candidates'>('candidates'))
      .where(condition)
      .select('aplicacion_actual_id')
      .execute();
    return new Set(found.flatMap(({ aplicacion_actual_id: id }) => id ?? []));
  }
}
