import type { Estado, HistoriaSuceso, HistoriaTipo } from '@hiring/contract';
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { DataSource } from 'typeorm';
import { nameOrEmail } from '../../../auth/account-name.sql.js';
import { unionAll } from '../../../platform/database/sql/conditions.js';
import { type Db, db } from '../../../platform/database/sql/db.js';
import { inOrder, isAfter, type OrderKey, placeOf } from '../../../platform/database/sql/list-page.js';
import { isOneOf, isSet } from '../../../platform/database/sql/scalars.js';
import type { Position } from '../../../platform/http/lists/cursor.js';

/** Texts are read whole where they belong; the history shows their beginning. */
const TEXT_LETTERS = sql.lit(400);

/** An event of a source. Absent parts are null or false. */
interface Event {
  /** The last column of the source's index by person. */
  at: Expression<Date | null>;
  clave: Expression<string>;
  suceso: Expression<HistoriaSuceso>;
  actor?: Expression<string | null>;
  de?: Expression<Estado | null>;
  a?: Expression<Estado | null>;
  texto?: Expression<string | null>;
  fase?: Expression<string | null>;
  anulado?: Expression<SqlBool>;
  deshacible?: Expression<SqlBool>;
  cuando?: Expression<Date>;
}

const newestFirst = (at: Expression<Date | null>, clave: Expression<string>): OrderKey[] => [
  { by: at, type: 'timestamptz', direction: 'DESC' },
  { by: clave, type: 'text', direction: 'DESC' },
];
const keyOf = (letter: string, id: Expression<string>) => sql<string>`${sql.lit(letter)} || ${id}`;
const NOTHING = sql<null>`null`;

/** Reads a source no further than a page. */
const source = <Tables, Names extends keyof Tables>(
  tipo: HistoriaTipo,
  from: SelectQueryBuilder<Tables, Names, object>,
  eventOf: (eb: ExpressionBuilder<Tables, Names>) => Event,
) => ({
  tipo,
  page(after: Position | null, limit: number) {
    const { at, clave, suceso, actor, de, a, texto, fase, anulado, deshacible, cuando } =
      eventOf(expressionBuilder<Tables, Names>());
    const keys = newestFirst(at, clave);
    const events = (after ? from.where(isAfter(keys, after)) : from)
      .select([
        sql<string>`${clave}`.as('clave'),
        sql.lit(tipo).as('tipo'),
        sql<HistoriaSuceso>`${suceso}`.as('suceso'),
        sql<Date>`${at}`.as('fecha'),
        sql<string | null>`${actor ?? NOTHING}::uuid`.as('actor_id'),
        sql<Estado | null>`${de ?? NOTHING}`.as('de'),
        sql<Estado | null>`${a ?? NOTHING}`.as('a'),
        sql<string | null>`left(${texto ?? NOTHING}, ${TEXT_LETTERS})`.as('texto'),
        sql<string | null>`${fase ?? NOTHING}`.as('fase'),
        sql<boolean>`${anulado ?? sql.lit(false)}`.as('anulado'),
        sql<boolean>`${deshacible ?? sql.lit(false)}`.as('puede_deshacerse'),
        sql<Date | null>`${cuando ?? NOTHING}::timestamptz`.as('cuando'),
      ])
      .orderBy(inOrder(keys))
      .limit(limit);
    // Each source has tables of its own: only the rows are alike.
    return sql<NonNullable<(typeof events)['expressionType']>>`${events}`;
  },
});

// oxlint-disable-next-line max-lines-per-function -- A table: one entry for each kind of event.
const sourcesOf = (on: Db, candidateId: string) => [
  source(
    'movimiento',
    on
      .selectFrom('aplicacion_historial as h')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'h.aplicacion_id')
      .leftJoin('fases as f', 'f.id', 'h.fase_id')
      .where('a.candidato_id', '=', candidateId),
    (eb) => ({
      at: eb.ref('h.created_at'),
      clave: keyOf('h', eb.ref('h.id')),
      suceso: eb.ref('h.tipo'),
      actor: eb.ref('h.actor_id'),
      de: eb.ref('h.de'),
      a: eb.ref('h.a'),
      texto: eb.ref('h.mensaje_candidato'),
      fase: eb.ref('f.nombre'),
      anulado: eb.and([isSet(eb.ref('h.deshecha_at')), eb('h.tipo', '<>', 'deshecha')]),
    }),
  ),
  // What a rule did; one that had nothing left to do, or failed, changed nothing.
  source(
    'movimiento',
    on
      .selectFrom('ejecuciones_regla as r')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'r.aplicacion_id')
      .where('a.candidato_id', '=', candidateId)
      .where(sql<SqlBool>`r.acciones <> '[]'`),
    (eb) => ({
      at: eb.ref('r.at'),
      clave: keyOf('r', eb.ref('r.id')),
      suceso: sql.lit('regla'),
      texto: sql<string>`'Regla «' || r.regla || '»: ' || (
        select string_agg(done ->> 'texto', ', ' order by place)
        from jsonb_array_elements(r.acciones) with ordinality as each (done, place))`,
      anulado: isSet(eb.ref('r.deshecha_at')),
      // What programs were told of cannot be taken back.
      deshacible: sql<SqlBool>`r.deshecha_at is null and r.acciones @? '$[*] ? (@.tipo != "webhook")'`,
    }),
  ),
  // What was done with an offer, as the log says it.
  source(
    'movimiento',
    on
      .selectFrom('system_logs as l')
      .innerJoin('ofertas as o', (join) => join.on('l.entity_id', '=', sql<string>`o.id::text`))
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
      .where('a.candidato_id', '=', candidateId)
      .where('l.entity', '=', 'offers'),
    (eb) => ({
      at: eb.ref('l.created_at'),
      clave: keyOf('o', eb.ref('l.id')),
      suceso: sql.lit('oferta'),
      actor: eb.ref('l.actor_id'),
      texto: sql<string>`o.numero || ': ' || l.details`,
    }),
  ),
  source(
    'correo',
    on
      .selectFrom('correos as m')
      .where('m.candidato_id', '=', candidateId)
      .where('m.de_cuenta', '=', sql.lit(false)),
    (eb) => ({
      at: eb.ref('m.created_at'),
      clave: keyOf('m', eb.ref('m.id')),
      suceso: sql.lit('correo'),
      actor: eb.ref('m.creado_por'),
      texto: eb.ref('m.asunto'),
      anulado: eb('m.estado', '=', 'cancelado'),
    }),
  ),
  source('mensaje', on.selectFrom('mensajes_hilo as t').where('t.candidato_id', '=', candidateId), (eb) => ({
    at: eb.ref('t.created_at'),
    clave: keyOf('t', eb.ref('t.id')),
    suceso: sql<'conversacion_rrhh' | 'conversacion_candidato'>`'conversacion_' || t.autor`,
    actor: eb.case().when('t.autor', '=', 'rrhh').then(eb.ref('t.autor_user_id')).end(),
    texto: eb.ref('t.texto'),
  })),
  source(
    'nota',
    on
      .selectFrom('notas_candidato as n')
      .where('n.candidato_id', '=', candidateId)
      .where('n.deleted_at', 'is', null),
    (eb) => ({
      at: eb.ref('n.created_at'),
      clave: keyOf('n', eb.ref('n.id')),
      suceso: sql.lit('nota'),
      actor: eb.ref('n.autor_id'),
      texto: eb.ref('n.texto'),
    }),
  ),
  source('entrevista', on.selectFrom('interviews as i').where('i.candidato_id', '=', candidateId), (eb) => ({
    at: eb.ref('i.created_at'),
    clave: keyOf('i', eb.ref('i.id')),
    suceso: sql.lit('entrevista'),
    texto: eb.ref('i.tipo'),
    anulado: eb.or([isSet(eb.ref('i.deleted_at')), eb('i.estado', '=', 'cancelada')]),
    cuando: eb.ref('i.inicio'),
  })),
  source(
    'documento',
    on.selectFrom('documentos_solicitados as d').where('d.candidato_id', '=', candidateId),
    (eb) => ({
      at: eb.ref('d.created_at'),
      clave: keyOf('d', eb.ref('d.id')),
      suceso: sql.lit('documento_pedido'),
      actor: eb.ref('d.solicitado_por'),
      texto: eb.ref('d.nombre'),
      anulado: eb('d.estado', '=', 'cancelado'),
    }),
  ),
  source(
    'documento',
    on
      .selectFrom('documentos_solicitados as d')
      .where('d.candidato_id', '=', candidateId)
      .where('d.subido_at', 'is not', null),
    (eb) => ({
      at: eb.ref('d.subido_at'),
      clave: keyOf('u', eb.ref('d.id')),
      suceso: sql.lit('documento_recibido'),
      texto: eb.ref('d.nombre'),
    }),
  ),
  source(
    'documento',
    on
      .selectFrom('cv_historial as v')
      .innerJoin('archivos as f', 'f.id', 'v.archivo_id')
      .where('v.candidato_id', '=', candidateId),
    (eb) => ({
      at: eb.ref('v.desde'),
      clave: keyOf('v', eb.ref('v.id')),
      suceso: sql.lit('cv_recibido'),
      texto: eb.ref('f.nombre_original'),
    }),
  ),
  source(
    'cv',
    on
      .selectFrom('system_logs as l')
      .where('l.entity_id', '=', candidateId)
      .where('l.entity', '=', 'candidates')
      .where((eb) => isOneOf(eb.ref('l.action'), ['cv.viewed', 'cv.downloaded'])),
    (eb) => ({
      at: eb.ref('l.created_at'),
      clave: keyOf('l', eb.ref('l.id')),
      suceso: sql<
        'cv_visto' | 'cv_descargado'
      >`case l.action when 'cv.viewed' then 'cv_visto' else 'cv_descargado' end`,
      actor: eb.ref('l.actor_id'),
    }),
  ),
];

/** A person's newest events after a position. Views of the CV only when their kind is requested. */
export function listEvents(
  dataSource: DataSource,
  candidateId: string,
  { tipo, after, limit }: { tipo: HistoriaTipo | null; after: Position | null; limit: number },
) {
  const pages = sourcesOf(db(dataSource), candidateId)
    .filter((one) => (tipo === null ? one.tipo !== 'cv' : one.tipo === tipo))
    .map((one) => one.page(after, limit));
  const newest = db(dataSource)
    .selectFrom(unionAll(pages).as<'all_kinds'>('all_kinds'))
    .selectAll()
    .orderBy('fecha', 'desc')
    .orderBy('clave', 'desc')
    .limit(limit);
  return db(dataSource)
    .selectFrom(newest.as('e'))
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'e.actor_id').on('u.role', '<>', sql.lit('candidate')),
    )
    .select([
      'e.clave',
      'e.tipo',
      'e.suceso',
      'e.fecha',
      'e.de',
      'e.a',
      'e.texto',
      'e.fase',
      'e.anulado',
      'e.puede_deshacerse',
      'e.cuando',
    ])
    .select((eb) => [
      nameOrEmail('u').as('autor'),
      placeOf(newestFirst(eb.ref('e.fecha'), eb.ref('e.clave'))).as('place'),
    ])
    .orderBy('e.fecha', 'desc')
    .orderBy('e.clave', 'desc')
    .execute();
}
