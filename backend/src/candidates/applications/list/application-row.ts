import { isEndedEstado, STAGE_OF_ESTADO } from '@hiring/contract';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { asText, isAnyOf, isSet } from '../../../platform/database/sql/scalars.js';
import { isoInstant } from '../../../platform/database/iso-instant.js';
import type { ApplicationRow } from './application-row.dto.js';
import { phaseBrief } from '../application.dto.js';
import { OTHER_STAGES } from '../application.rules.js';

/** List columns of these applications; instants as text. */
export const applicationRows = (source: Source, { ids }: { ids: string[] }) =>
  db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('fases as f', 'f.id', 'a.fase_id')
    .where((eb) => isAnyOf(eb.ref('a.id'), ids))
    .where('a.deleted_at', 'is', null)
    .select([
      'a.id',
      'a.candidato_id',
      'c.nombre as candidato_nombre',
      'c.apellidos as candidato_apellidos',
      'a.vacante_id',
      'v.titulo as vacante_titulo',
      'a.departamento',
      'a.posicion',
      'a.estado',
      'a.fase_id',
      'f.nombre as fase_nombre',
      'a.prioridad',
      'a.canal',
      'a.version',
    ])
    .select((eb) => [
      asText(eb.ref('a.fecha_aplicacion')).as('fecha_aplicacion'),
      asText(eb.ref('a.en_fase_desde')).as('en_fase_desde'),
      asText(eb.ref('a.fecha_respuesta')).as('fecha_respuesta'),
      asText(eb.ref('a.fecha_contratacion')).as('fecha_contratacion'),
      asText(eb.ref('a.created_at')).as('created_at'),
      asText(eb.ref('a.modificado_at')).as('updated_at'),
      isSet(eb.ref('a.retirada_at')).as('retirada'),
    ])
    .execute();

type ApplicationRowRecord = Awaited<ReturnType<typeof applicationRows>>[number];

export function toApplicationRow(record: ApplicationRowRecord): ApplicationRow {
  const { estado, retirada } = record;
  return {
    id: record.id,
    candidato_id: record.candidato_id,
    candidato_nombre: record.candidato_nombre,
    candidato_apellidos: record.candidato_apellidos,
    vacante_id: record.vacante_id,
    vacante_titulo: record.vacante_titulo,
    departamento: record.departamento,
    posicion: record.posicion,
    estado,
    stage: STAGE_OF_ESTADO[estado],
    fase: phaseBrief(record),
    prioridad: record.prioridad,
    canal: record.canal,
    fecha_aplicacion: isoInstant(record.fecha_aplicacion),
    en_fase_desde: isoInstant(record.en_fase_desde),
    fecha_respuesta: record.fecha_respuesta && isoInstant(record.fecha_respuesta),
    fecha_contratacion: record.fecha_contratacion && isoInstant(record.fecha_contratacion),
    retirada,
    abierta: !retirada && !isEndedEstado(estado),
    version: record.version,
    mover_a: retirada ? [] : OTHER_STAGES[estado],
    created_at: isoInstant(record.created_at),
    updated_at: isoInstant(record.updated_at),
  };
}
