import { OFFER_ESTADOS, OFFER_WAITS, OFFER_WAITS_FOR, type OfferEstado } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import type { OrderKey } from '../platform/database/sql/list-page.js';
import { searchPage } from '../platform/database/sql/list-search.js';
import { endOfDay, isAnyOf, startOfDay } from '../platform/database/sql/scalars.js';
import { anyText, day, idOf, oneOf, yesOrNo } from '../platform/http/lists/filter-rules.js';
import {
  type ListQuery,
  type ListRules,
  type Page,
  parseListQuery,
} from '../platform/http/lists/list-query.js';
import type { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { searchWords } from '../platform/http/lists/search-words.js';

export const OFFER_FILTERS = {
  estado: oneOf(OFFER_ESTADOS, 'State, in one of these words.'),
  espera: oneOf(OFFER_WAITS, 'Whom it waits for.'),
  viva: yesOrNo('Whether it may still become an agreement.'),
  mia: yesOrNo('Whether it waits for the approval of whoever asks.'),
  caduca_hasta: day('Expires on this day or before.'),
  enviada_desde: day('Sent on this day or later, in Madrid.'),
  enviada_hasta: day('Sent on this day or before, in Madrid.'),
  terminada_desde: day('Signed, declined, expired or withdrawn on this day or later, in Madrid.'),
  terminada_hasta: day('Signed, declined, expired or withdrawn on this day or before, in Madrid.'),
  aplicacion_id: idOf('Of this application.'),
  candidato_id: idOf('Of this person.'),
  q: anyText('Words of the name or the e-mail address.'),
} as const;

type Sort = 'caduca_el' | 'created_at';
export type OfferQuery = ListQuery<Sort, keyof typeof OFFER_FILTERS>;

export const OFFER_LIST = {
  sort: ['caduca_el', 'created_at'],
  filter: OFFER_FILTERS,
  cursor: true,
  example: { estado: 'enviada' },
} as const satisfies ListRules<Sort, keyof typeof OFFER_FILTERS>;

/** @throws {DomainError} `invalid_query` naming the parameter. */
export const parseOfferList = (query: ListQueryDto): OfferQuery => parseListQuery(query, OFFER_LIST);

const o = rowOf<'ofertas', 'o'>();
const c = rowOf<'candidates', 'c'>();

/** When it was signed, or ended without a signature. */
const ENDED = sql<Date | null>`coalesce(o.aceptada_at, o.terminada_at)`;

const LIVE = sql<SqlBool>`o.estado in ('borrador', 'en_aprobacion', 'aprobada', 'enviada', 'vista')`;

/** Its next approval is of one of these accounts, or of administration and the viewer belongs to it. */
const waitsFor = ({ viewerId, deciders, isAdmin }: Viewer) =>
  sql<SqlBool>`o.estado = 'en_aprobacion' and exists (
    select 1 from aprobaciones_oferta p
    where p.oferta_id = o.id and p.ronda = o.ronda and p.decision is null and p.pedida_at is not null
      and (p.usuario_id = ${viewerId}::uuid or (o.creada_por is distinct from ${viewerId}::uuid
        and (p.usuario_id = any(${deciders}::uuid[]) or (p.usuario_id is null and ${isAdmin})))))`;

/** From the first day to the last one, either of which may be missing. */
const within = (instant: Expression<Date | null>, first: string | undefined, last: string | undefined) => [
  first && sql<SqlBool>`${instant} >= ${startOfDay(sql.val(first))}`,
  last && sql<SqlBool>`${instant} < ${endOfDay(sql.val(last))}`,
];

interface Viewer {
  /** Null: a program, which approves nothing. */
  viewerId: string | null;
  /** Those in whose place they decide today. */
  deciders: readonly string[];
  isAdmin: boolean;
}

/** A page of ids. */
export async function findOffers(
  source: DataSource,
  { sort: { field, direction }, filter, ids, ...window }: OfferQuery,
  viewer: Viewer,
): Promise<Omit<Page<string>, 'items'> & { ids: string[] }> {
  const { estado, espera, viva, mia, caduca_hasta, aplicacion_id, candidato_id, q } = filter;
  const { enviada_desde, enviada_hasta, terminada_desde, terminada_hasta } = filter;
  const answered = (answer: string | undefined, is: typeof LIVE) =>
    answer && (answer === 'true' ? is : sql<SqlBool>`not (${is})`);
  const from = db(source)
    .selectFrom('ofertas as o')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(
      every(
        estado && o('o.estado', '=', estado as OfferEstado),
        espera &&
          o(
            'o.estado',
            'in',
            OFFER_ESTADOS.filter((one) => OFFER_WAITS_FOR[one] === espera),
          ),
        answered(viva, LIVE),
        answered(mia, waitsFor(viewer)),
        caduca_hasta && o('o.caduca_el', '<=', caduca_hasta),
        ...within(o.ref('o.enviada_at'), enviada_desde, enviada_hasta),
        ...within(ENDED, terminada_desde, terminada_hasta),
        aplicacion_id && o('o.aplicacion_id', '=', aplicacion_id),
        candidato_id && c('c.id', '=', candidato_id),
        ids && isAnyOf(o.ref('o.id'), ids),
      ),
    );
  const first: OrderKey =
    field === 'created_at'
      ? { by: o.ref('o.created_at'), type: 'timestamptz', direction }
      : { by: o.ref('o.caduca_el'), type: 'date', direction };
  const keys: OrderKey[] = [first, { by: o.ref('o.id'), type: 'uuid', direction }];
  const found = await searchPage(source, from, {
    id: o.ref('o.id'),
    keys,
    window,
    words: searchWords(q ?? ''),
    text: c.ref('c.busqueda'),
  });
  return { ...found, offset: window.offset, byCursor: window.after !== null };
}
