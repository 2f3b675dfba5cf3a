import { DISPONIBILIDADES } from '@hiring/contract';
import type { Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/sql/db.js';

/** Licences and availability of a person, as JSON. */
export const qualificationParts = (db: Db, candidateId: Expression<string>) =>
  [
    jsonArrayFrom(
      db
        .selectFrom('cualificaciones as q')
        .where((eb) => eb('q.candidato_id', '=', candidateId))
        .select(['q.tipo', 'q.caduca_el']),
    ).as('permisos'),
    jsonObjectFrom(
      db
        .selectFrom('disponibilidades as d')
        .where((eb) => eb('d.candidato_id', '=', candidateId))
        .select(['d.turnos', 'd.incorporacion', 'd.disponible_desde', 'd.idiomas'])
        .select(DISPONIBILIDADES.map((name) => `d.${name}` as const)),
    ).as('disponibilidad'),
  ] as const;
