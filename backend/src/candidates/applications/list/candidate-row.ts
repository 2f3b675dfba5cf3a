import { CHANNEL_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { sql } from 'kysely';
import { type Db, db, type Source } from '../../../platform/database/sql/db.js';
import { asText, isAnyOf, isSet } from '../../../platform/database/sql/scalars.js';
import { isoInstant } from '../../../platform/database/iso-instant.js';
import { phaseBrief } from '../application.dto.js';
import { OTHER_STAGES } from '../application.rules.js';
import type { CandidateRow, RowTag } from '../candidates/candidate.dto.js';
import { cvUrl } from '../../files/cv/cv.dto.js';
import { nextInterview } from '../projection/next-interview.js';
import { longestOverdue } from './overdue.js';

/**
 * What a list reads: plain columns, no entities and no long texts. Instants are texts: making a `Date` of each
 * and a text of that again took a fifth of a page's time.
 */
export const selectCandidateRows = (db: Db) =>
  db
    .selectFrom('candidates as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('vacantes as v', 'v.id', 'c.vacante_id')
    .leftJoin('aplicaciones_vacantes as ap', 'ap.id', 'c.aplicacion_actual_id')
    .leftJoin('fases as fa', 'fa.id', 'ap.fase_id')
    .leftJoin('enlaces_vacante as en', 'en.codigo', 'ap.canal')
    .leftJoinLateral(
      (eb) => longestOverdue(eb.ref('c.id')).as('sr'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => nextInterview(eb.ref('c.aplicacion_actual_id')).as('e'),
      (join) => join.onTrue(),
    )
    .where('c.deleted_at', 'is', null)
    .select([
      'c.id',
      'c.nombre',
      'c.apellidos',
      'c.email',
      'c.telefono',
      'c.ciudad',
      'c.departamento',
      'c.posicion',
    ])
    .select(['c.estado', 'c.prioridad', 'c.aplicacion_version', 'c.vacante_id', 'v.titulo as vacante_titulo'])
    .select(['c.otras_abiertas', 'sr.id as sin_respuesta_aplicacion_id'])
    .select(['ap.fase_id', 'fa.nombre as fase_nombre', 'ap.canal', 'en.nombre as canal_nombre'])
    .select((eb) => [
      // Everybody in a list has a current application.
      eb.ref('c.aplicacion_actual_id').$notNull().as('aplicacion_id'),
      isSet(eb.ref('u.email_verified_at')).as('email_verified'),
      asText(eb.ref('c.fecha_aplicacion')).as('fecha_aplicacion'),
      asText(eb.ref('c.fecha_respuesta')).as('fecha_respuesta'),
      asText(eb.fn.coalesce('ap.en_fase_desde', 'c.fecha_aplicacion')).as('en_fase_desde'),
      isSet(eb.ref('c.cv_archivo_id')).as('tiene_cv'),
      sql<string | null>`left(c.carta_presentacion, 280)`.as('extracto_carta'),
      isSet(eb.ref('c.retirada_at')).as('retirada'),
      asText(eb.ref('c.created_at')).as('created_at'),
      asText(eb.ref('c.modificado_at')).as('updated_at'),
      asText(eb.ref('c.espera_desde')).as('espera_desde'),
      asText(eb.ref('e.inicio')).as('entrevista_inicio'),
      // Whole days waited.
      sql<number | null>`floor(extract(epoch from now() - sr.en_fase_desde) / 86400)::int`.as(
        'sin_respuesta_dias',
      ),
      sql<RowTag[] | null>`(
        select jsonb_agg(jsonb_build_object('id', t.id, 'nombre', t.nombre, 'color', t.color) order by t.clave)
        from candidato_etiquetas ce join etiquetas t on t.id = ce.etiqueta_id where ce.candidato_id = c.id
      )`.as('etiquetas'),
    ]);

export const candidateRows = (source: Source, { ids }: { ids: string[] }) =>
  selectCandidateRows(db(source, 'candidate-rows'))
    .where((eb) => isAnyOf(eb.ref('c.id'), ids))
    .execute();
export type CandidateRowRecord = Awaited<ReturnType<typeof candidateRows>>[number];

/** Each field is named: copying what is left of a record costs twenty times as much. */
export function toCandidateRow(
  record: CandidateRowRecord,
  coincidencia: CandidateRow['coincidencia'] = null,
): CandidateRow {
  return {
    id: record.id,
    nombre: record.nombre,
    apellidos: record.apellidos,
    email: record.email,
    email_verified: record.email_verified,
    telefono: record.telefono,
    ciudad: record.ciudad,
    departamento: record.departamento,
    posicion: record.posicion,
    estado: record.estado,
    stage: STAGE_OF_ESTADO[record.estado],
    prioridad: record.prioridad,
    fecha_aplicacion: isoInstant(record.fecha_aplicacion),
    fecha_respuesta: record.fecha_respuesta && isoInstant(record.fecha_respuesta),
    en_fase_desde: isoInstant(record.en_fase_desde),
    fase: phaseBrief(record),
    canal_nombre: record.canal && (CHANNEL_LABEL[record.canal] ?? record.canal_nombre ?? record.canal),
    espera_desde: record.espera_desde && isoInstant(record.espera_desde),
    sin_respuesta_dias: record.sin_respuesta_dias,
    sin_respuesta_aplicacion_id: record.sin_respuesta_aplicacion_id,
    entrevista_inicio: record.entrevista_inicio && isoInstant(record.entrevista_inicio),
    tiene_cv: record.tiene_cv,
    cv_url: record.tiene_cv ? cvUrl(record.id) : null,
    coincidencia,
    extracto_carta: record.extracto_carta,
    aplicacion_id: record.aplicacion_id,
    aplicacion_version: record.aplicacion_version,
    vacante_id: record.vacante_id,
    vacante_titulo: record.vacante_titulo,
    otras_abiertas: record.otras_abiertas,
    retirada: record.retirada,
    mover_a: record.retirada ? [] : OTHER_STAGES[record.estado],
    etiquetas: record.etiquetas ?? [],
    created_at: isoInstant(record.created_at),
    updated_at: isoInstant(record.updated_at),
  };
}
