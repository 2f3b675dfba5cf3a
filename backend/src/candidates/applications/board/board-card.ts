import { type Estado, STAGE_OF_ESTADO } from '@hiring/contract';
import type { InferResult, SelectQueryBuilder } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { exactInstant, isSet } from '../../../platform/database/sql/scalars.js';
import type { Database } from '../../../platform/database/sql/tables.js';
import { phaseBrief } from '../application.dto.js';
import { isOpen, targetsOf } from '../application.rules.js';
import { cvUrl } from '../../files/cv/cv.dto.js';
import { nextInterview } from '../projection/next-interview.js';
import type { BoardCard } from './board.dto.js';

/** Rows of a page: people on the general board, applications on a vacancy's. */
export type CardPage = SelectQueryBuilder<Database, never, { id: string; fecha_aplicacion: Date }>;

/**
 * Card data of a page. The next live interview belongs to the shown application. Department and position are the
 * person's, or the application's on a vacancy's board.
 */
export function boardCards(source: DataSource, page: CardPage, ofVacancy: boolean) {
  const job = ofVacancy ? 'a' : 'c';
  return db(source)
    .with(
      (cte) => cte('page').materialized(),
      () => page,
    )
    .selectFrom('page')
    .innerJoin('aplicaciones_vacantes as a', (join) =>
      ofVacancy ? join.onRef('a.id', '=', 'page.id') : join.onTrue(),
    )
    .innerJoin('candidates as c', (join) =>
      ofVacancy
        ? join.onRef('c.id', '=', 'a.candidato_id').on('c.deleted_at', 'is', null)
        : join.onRef('c.id', '=', 'page.id').onRef('c.aplicacion_actual_id', '=', 'a.id'),
    )
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('fases as f', 'f.id', 'a.fase_id')
    .leftJoinLateral(
      (eb) => nextInterview(eb.ref('a.id')).as('e'),
      (join) => join.onTrue(),
    )
    .select([
      'c.id as candidato_id',
      'c.nombre',
      'c.apellidos',
      'c.email',
      'c.telefono',
      'a.estado',
      'a.prioridad',
    ])
    .select([`${ofVacancy ? 'a' : 'c'}.id`, `${job}.departamento`, `${job}.posicion`])
    .select([
      'a.fecha_aplicacion',
      'a.id as aplicacion_id',
      'a.version as aplicacion_version',
      'a.vacante_id',
    ])
    .select(['a.fase_id', 'f.nombre as fase_nombre'])
    .select(['v.titulo as vacante_titulo', 'e.inicio as entrevista_inicio', 'c.otras_abiertas'])
    .select([
      'c.aplicacion_actual_id as actual_id',
      'c.estado as actual_estado',
      'c.retirada_at as actual_retirada_at',
    ])
    .select((eb) => [
      isSet(eb.ref('c.cv_archivo_id')).as('tiene_cv'),
      isSet(eb.ref('a.feedback_rrhh')).as('tiene_feedback'),
      exactInstant(eb.ref('page.fecha_aplicacion')).as('fecha_exacta'),
    ])
    .orderBy('page.fecha_aplicacion', 'desc')
    .orderBy('page.id', 'desc');
}

/** As a cursor names it. */
export type BoardCardRecord = InferResult<ReturnType<typeof boardCards>>[number];

export function toBoardCard(record: BoardCardRecord): BoardCard {
  const { fecha_exacta: _cursor, actual_id, actual_estado, actual_retirada_at, ...rest } = record;
  const { fase_id, fase_nombre, ...card } = rest;
  const live = { retirada_at: null, deleted_at: null };
  const open = (estado: Estado, retirada_at: Date | null) =>
    isOpen({ estado, retirada_at, deleted_at: null }) ? 1 : 0;
  // The projection counts applications besides the current one; here another may be shown.
  const others =
    actual_id === record.aplicacion_id
      ? record.otras_abiertas
      : record.otras_abiertas + open(actual_estado, actual_retirada_at) - open(record.estado, null);
  return {
    ...card,
    otras_abiertas: Math.max(0, others),
    stage: STAGE_OF_ESTADO[record.estado],
    fase: phaseBrief({ fase_id, fase_nombre }),
    mover_a: targetsOf({ estado: record.estado, ...live }),
    cv_url: record.tiene_cv ? cvUrl(record.candidato_id) : null,
    fecha_aplicacion: record.fecha_aplicacion.toISOString(),
    entrevista_inicio: record.entrevista_inicio?.toISOString() ?? null,
  };
}
