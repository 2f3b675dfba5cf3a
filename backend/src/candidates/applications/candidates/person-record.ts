import { PROFILE_FIELDS } from '@hiring/contract';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { answerTimeRows } from '../../../config/answer-times/answer-times.service.js';
import { type Db, db, type Source } from '../../../platform/database/sql/db.js';
import { asText, isOneOf } from '../../../platform/database/sql/scalars.js';
import { applicationRecords } from '../applications.repository.js';
import { consentRows } from '../../people/consents/consents.service.js';
import { selectCandidateRows } from '../list/candidate-row.js';
import { qualificationParts } from '../../people/qualifications/qualification-parts.js';

const PROFILE_COLUMNS = PROFILE_FIELDS.map((field) => `c.${field}` as const);

/** What other tables hold about a person, as JSON, so that one statement reads the person with all of it. */
const partsOf = (db: Db, id: Expression<string>, cvId: Expression<string | null>) =>
  [
    jsonObjectFrom(
      db
        .selectFrom('archivos as f')
        .where((eb) => eb('f.id', '=', cvId))
        .select(['f.id', 'f.nombre_original', 'f.tipo', 'f.bytes'])
        .select((eb) => asText(eb.ref('f.created_at')).as('created_at')),
    ).as('cv'),
    jsonArrayFrom(applicationRecords(db).where((eb) => eb('a.candidato_id', '=', id))).as('aplicaciones'),
    jsonArrayFrom(consentRows(db, id)).as('consentimientos'),
    ...qualificationParts(db, id),
  ] as const;

/** All that staff read about a person: none or one row. Planning it takes longer than reading. */
export const staffRecords = (source: Source, { id }: { id: string }) =>
  selectCandidateRows(db(source, 'staff-record'))
    .where('c.id', '=', id)
    .select(PROFILE_COLUMNS)
    .select(['c.user_id', 'c.campos', 'c.entrevista_fecha', 'c.entrevista_hora', 'c.entrevista_tipo'])
    .select('c.entrevista_ubicacion')
    .select((eb) => [
      asText(eb.ref('c.fecha_contratacion')).as('fecha_contratacion'),
      ...partsOf(db(source), eb.ref('c.id'), eb.ref('c.cv_archivo_id')),
    ])
    .execute();

/**
 * All that people read about themselves, by account, and how long an answer takes. `entrevistas`: applications with an
 * interview not over at `now`; `entrevistadas`: with one that was held since they came into their phase;
 * `no_incorporadas`: whose person was hired and did not begin.
 */
export const ownRecords = (source: Source, { userId, now }: { userId: string; now: Date }) =>
  db(source, 'own-record')
    .selectFrom('candidates as c')
    .where('c.user_id', '=', userId)
    .where('c.deleted_at', 'is', null)
    .select(['c.id', 'c.campos'])
    .select(PROFILE_COLUMNS)
    .select((eb) => [
      asText(eb.ref('c.updated_at')).as('updated_at'),
      ...partsOf(db(source), eb.ref('c.id'), eb.ref('c.cv_archivo_id')),
      sql<string[]>`array(${eb
        .selectFrom('interviews as i')
        .whereRef('i.candidato_id', '=', 'c.id')
        .where((of) => isOneOf(of.ref('i.estado'), ['programada', 'confirmada']))
        .where('i.deleted_at', 'is', null)
        .where('i.fin', '>', now)
        .select('i.aplicacion_id')})`.as('entrevistas'),
      sql<string[]>`array(${eb
        .selectFrom('interviews as i')
        .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
        .whereRef('i.candidato_id', '=', 'c.id')
        .where('i.estado', '=', 'realizada')
        .where('i.deleted_at', 'is', null)
        .whereRef('i.fin', '>', 'a.en_fase_desde')
        .select('i.aplicacion_id')})`.as('entrevistadas'),
      sql<string[]>`array(${eb
        .selectFrom('incorporaciones as j')
        .innerJoin('aplicaciones_vacantes as a', 'a.id', 'j.aplicacion_id')
        .whereRef('a.candidato_id', '=', 'c.id')
        .where('j.estado', '=', 'no_incorporada')
        .select('j.aplicacion_id')})`.as('no_incorporadas'),
      jsonArrayFrom(answerTimeRows(db(source))).as('tiempos_respuesta'),
    ])
    .execute();
export type OwnRecord = Awaited<ReturnType<typeof ownRecords>>[number];
