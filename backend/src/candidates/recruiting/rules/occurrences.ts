import { estadosOf, TIME_ZONE } from '@hiring/contract';
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { isAnyOf, isOneOf, startOfDay } from '../../../platform/database/sql/scalars.js';
import { isOpenApplication } from '../../applications/estados.sql.js';
import type { When } from './rule.entity.js';

/** After `after` and until `until`. */
export interface Span {
  after: Date;
  until: Date;
}

const ZONE = sql.lit(TIME_ZONE);
/** So many days later at the same time of the day in Madrid. */
const later = (instant: Expression<Date>, dias: number) =>
  sql<Date>`((${instant} at time zone ${ZONE} + ${dias} * interval '1 day') at time zone ${ZONE})`;

const during = (at: Expression<Date>, { after, until }: Span): Expression<SqlBool> =>
  sql<SqlBool>`${at} > ${after} and ${at} <= ${until}`;

interface Found {
  aplicacion_id: string;
  /** What made it happen: once for each. */
  causa: string;
  at: Date;
}
type Occurrences = SelectQueryBuilder<never, never, Found>;

/** A query with its application `a`: what happened to applications that are there, in this time. */
const found = <Tables, Names extends keyof Tables>(
  from: SelectQueryBuilder<Tables, Names, object>,
  { at, causa, span }: { at: Expression<Date>; causa: Expression<string>; span: Span },
): Occurrences =>
  from
    .where(during(at, span))
    .select([
      sql<string>`a.id`.as('aplicacion_id'),
      sql<string>`${causa}`.as('causa'),
      sql<Date>`${at}`.as('at'),
    ]) as unknown as Occurrences;

const concat = (...parts: Expression<unknown>[]) => sql<string>`concat_ws(':', ${sql.join(parts)})`;

/** When what a rule listens to happened: changes as the tables still tell them, and events of time. */
// oxlint-disable-next-line max-lines-per-function -- A table: one query for each kind.
export function occurrences(source: Source, when: When, span: Span): Occurrences {
  const { etapa, fase, dias = 0 } = when;
  const on = db(source);
  const applications = on.selectFrom('aplicaciones_vacantes as a').where('a.deleted_at', 'is', null);
  const open = applications.where(isOpenApplication('a'));
  const a = rowOf<'aplicaciones_vacantes', 'a'>();
  const isHere = sql<SqlBool>`exists (select from fases f where f.id = a.fase_id and lower(f.nombre) = lower(${fase ?? ''}))`;
  switch (when.tipo) {
    case 'inscrita':
      return found(applications.where('a.canal', '<>', 'importacion'), {
        at: a.ref('a.fecha_aplicacion'),
        causa: a.ref('a.id'),
        span,
      });
    case 'movida':
      return found(
        applications
          .innerJoin('aplicacion_historial as h', 'h.aplicacion_id', 'a.id')
          .leftJoin('fases as f', 'f.id', 'h.fase_id')
          .where('h.tipo', '=', 'movida')
          .where('h.deshecha_at', 'is', null)
          .where((eb) =>
            every(
              etapa && isAnyOf(eb.ref('h.a'), estadosOf(etapa)),
              fase && sql<SqlBool>`lower(f.nombre) = lower(${fase})`,
            ),
          ),
        { at: sql.ref<Date>('h.created_at'), causa: sql.ref<string>('h.id'), span },
      );
    case 'documento_aceptado':
      return found(
        applications
          .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
          .innerJoin('documentos_solicitados as d', (join) =>
            join.on(
              sql<SqlBool>`d.candidato_id = c.id and coalesce(d.aplicacion_id, c.aplicacion_actual_id) = a.id`,
            ),
          )
          .where('d.estado', '=', 'aceptado')
          .where(() => every(when.documento && sql<SqlBool>`lower(d.nombre) = lower(${when.documento})`)),
        { at: sql.ref<Date>('d.updated_at'), causa: sql.ref<string>('d.id'), span },
      );
    case 'entrevista_hecha':
      return found(
        applications
          .innerJoin('interviews as i', 'i.aplicacion_id', 'a.id')
          .where('i.deleted_at', 'is', null)
          .where('i.estado', '=', 'realizada'),
        { at: sql.ref<Date>('i.fin'), causa: sql.ref<string>('i.id'), span },
      );
    case 'campo_cambiado': {
      const of = when.entidad === 'persona' ? 'c' : 'a';
      return found(
        applications
          .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
          .where(sql<SqlBool>`${sql.ref(`${of}.campos`)} ? ${when.campo ?? ''}`)
          .where(() => every(of === 'c' && sql<SqlBool>`c.aplicacion_actual_id = a.id`)),
        { at: sql.ref<Date>(`${of}.modificado_at`), causa: a.ref('a.id'), span },
      );
    }
    case 'en_fase':
      return found(
        open.where((eb) => every(etapa && isAnyOf(eb.ref('a.estado'), estadosOf(etapa)), fase && isHere)),
        {
          at: later(a.ref('a.en_fase_desde'), dias),
          causa: concat(a.ref('a.id'), sql`extract(epoch from a.en_fase_desde)`),
          span,
        },
      );
    case 'caduca': {
      const day = sql<string>`(q.caduca_el - ${dias}::int)`;
      return found(
        open
          .innerJoin('candidates as c', 'c.aplicacion_actual_id', 'a.id')
          .innerJoin('cualificaciones as q', 'q.candidato_id', 'c.id')
          .where((eb) => every(when.cualificacion && eb('q.tipo', '=', when.cualificacion))),
        {
          at: startOfDay(day),
          causa: concat(sql.ref('q.candidato_id'), sql.ref('q.tipo'), sql.ref('q.caduca_el')),
          span,
        },
      );
    }
    case 'sin_respuesta':
      return unanswered(open, when, span);
    case 'sin_mirar':
      return found(
        open.where('a.estado', '=', 'recibida').where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('system_logs as l')
                .where('l.entity', '=', 'candidates')
                .where('l.entity_id', '=', sql<string>`a.candidato_id::text`)
                .where((log) => isOneOf(log.ref('l.action'), ['cv.viewed', 'cv.downloaded']))
                .whereRef('l.created_at', '>=', 'a.fecha_aplicacion')
                .select('l.id'),
            ),
          ),
        ),
        { at: later(a.ref('a.fecha_aplicacion'), dias), causa: a.ref('a.id'), span },
      );
    default:
      return when.tipo satisfies never;
  }
}

type Open = ReturnType<typeof openApplications>;
const openApplications = (source: Source) => db(source).selectFrom('aplicaciones_vacantes as a');

/** What the person was asked and has not answered: an hour, a document, a message. */
function unanswered(open: Open, { espera = 'cita', dias = 0 }: When, span: Span): Occurrences {
  switch (espera) {
    case 'cita':
      return found(
        open
          .innerJoin('invitaciones_cita as i', 'i.aplicacion_id', 'a.id')
          .where('i.usada_at', 'is', null)
          .where('i.revocada_at', 'is', null)
          .where('i.caduca_at', '>', span.until),
        { at: later(sql.ref<Date>('i.created_at'), dias), causa: sql.ref<string>('i.id'), span },
      );
    case 'documento':
      return found(
        open
          .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
          .innerJoin('documentos_solicitados as d', (join) =>
            join.on(
              sql<SqlBool>`d.candidato_id = c.id and coalesce(d.aplicacion_id, c.aplicacion_actual_id) = a.id`,
            ),
          )
          .where('d.estado', '=', 'pendiente'),
        { at: later(sql.ref<Date>('d.created_at'), dias), causa: sql.ref<string>('d.id'), span },
      );
    case 'mensaje':
      return found(
        open
          .innerJoin('candidates as c', 'c.aplicacion_actual_id', 'a.id')
          .innerJoin('mensajes_hilo as m', 'm.candidato_id', 'c.id')
          .where('m.autor', '=', 'rrhh')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('mensajes_hilo as n')
                  .whereRef('n.candidato_id', '=', 'm.candidato_id')
                  .whereRef('n.orden', '>', 'm.orden')
                  .select('n.id'),
              ),
            ),
          ),
        { at: later(sql.ref<Date>('m.created_at'), dias), causa: sql.ref<string>('m.id'), span },
      );
    default:
      return espera satisfies never;
  }
}
