import { CORREO_ESTADOS, EMAIL_KINDS, PLANTILLAS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { nextOf, seekAfter } from '../../platform/database/seek.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import { anyText, idOf, oneOf, yesOrNo } from '../../platform/http/lists/filter-rules.js';
import { COUNT_CAP, type Direction, type ListQuery } from '../../platform/http/lists/list-query.js';
import { searchWords } from '../../platform/http/lists/search-words.js';
import type { EmailRecord } from './emails.dto.js';

export const EMAIL_FILTERS = {
  q: anyText('Words of recipient and subject.'),
  candidato_id: idOf('Who it is about.'),
  aplicacion_id: idOf('Which application it is about.'),
  estado: oneOf(CORREO_ESTADOS, 'Whether it has left.'),
  plantilla: oneOf(PLANTILLAS, 'Kind of message.'),
  retenido: yesOrNo('`true`: those held since a restore.'),
};
export type EmailFilterName = keyof typeof EMAIL_FILTERS;
interface Window {
  offset: number;
  limit: number;
  sort: { direction: Direction };
}
type EmailQuery = Window & Pick<ListQuery<'created_at', EmailFilterName>, 'filter' | 'after'>;

/** A search looks among this many of the first messages in order before it asks the search index. */
const FIRST = 5000;
/** Shorter words have no trigram: they are looked for among the newest messages only. */
const INDEXED_WORD = 3;

const COLUMNS = `c.id, c.plantilla, c.de_cuenta, c.destinatario, c.asunto, c.texto, c.estado, c.enviar_desde,
  c.enviado_at, c.intentos, c.ultimo_error, c.candidato_id, c.aplicacion_id, c.created_at,
  c.reclamado_at IS NOT NULL AS released, h.id IS NOT NULL AND h.visible_at IS NULL AND h.deshecha_at IS NULL AS hidden,
  c.retenido_at IS NOT NULL AND c.estado = 'pendiente' AS held,
  p.nombre || ' ' || p.apellidos AS candidato_nombre`;

/** As the index of held messages spells it. */
export const HELD = `retenido_at IS NOT NULL AND estado = 'pendiente'`;

/** No change that the candidate does not see yet waits with it. */
export const NOT_HIDDEN = `NOT EXISTS (SELECT 1 FROM aplicacion_historial h WHERE h.id = correos.historial_id
  AND h.visible_at IS NULL AND h.deshecha_at IS NULL)`;

const JOINS = `LEFT JOIN candidates p ON p.id = c.candidato_id
  LEFT JOIN aplicacion_historial h ON h.id = c.historial_id`;

/** Nobody reads what was written to somebody whose record is in quarantine. `alias`: of `correos`. */
const readable = (alias: string): string =>
  `(${alias}.candidato_id IS NULL OR ${alias}.candidato_id NOT IN (
      SELECT q.candidato_id FROM plazos_conservacion q WHERE q.estado = 'cuarentena'))
    AND (${alias}.user_id IS NULL OR ${alias}.user_id NOT IN (
      SELECT k.user_id FROM plazos_conservacion q JOIN candidates k ON k.id = q.candidato_id
      WHERE q.estado = 'cuarentena' AND k.user_id IS NOT NULL))`;

/** Values of de_cuenta that are looked at. */
type Kinds = readonly boolean[];

interface Found {
  rows: { id: string; place: Position }[];
  total: number | null;
}

/** Conditions on `correos` with their parameters. */
class Conditions {
  readonly parts: string[];
  readonly values: unknown[] = [];

  constructor(...parts: string[]) {
    this.parts = parts;
  }
  /** `?` stands for the value. */
  add(condition: string, value: unknown): void {
    this.values.push(value);
    this.parts.push(condition.replace('?', `$${this.values.length}`));
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

/** Reads of the messages for the back office, as plain rows: first the ids by an index, then their rows. */
@Injectable()
export class EmailsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    query: EmailQuery,
    withAccount: boolean,
  ): Promise<{ records: EmailRecord[]; total: number | null; next: Position | null }> {
    const conditions = new Conditions(readable('correos'));
    for (const field of ['candidato_id', 'aplicacion_id', 'estado', 'plantilla'] as const) {
      if (query.filter[field]) conditions.add(`${field} = ?`, query.filter[field]);
    }
    if (query.filter.retenido === 'true') conditions.parts.push(HELD);
    const words = searchWords(query.filter.q ?? '');
    const kinds = kindsOf(query.filter.plantilla, withAccount);
    if (kinds.length === 0) return { records: [], total: 0, next: null };
    const { direction } = query.sort;
    if (query.after) {
      const keys = [
        { sql: 'created_at', type: 'timestamptz', direction },
        { sql: 'id', type: 'uuid', direction },
      ] as const;
      conditions.parts.push(seekAfter(keys, query.after, (value) => `$${conditions.values.push(value)}`));
    }
    const { rows, total } =
      words.length > 0
        ? await this.search(query, conditions, words, kinds)
        : await this.browse(query, conditions, kinds);
    return {
      records: await this.rows(rows.map(({ id }) => id)),
      total: query.after ? null : total,
      next: nextOf(rows, query.limit),
    };
  }

  async listByIds(ids: string[], withAccount: boolean): Promise<{ records: EmailRecord[]; total: number }> {
    const records = (await this.rows(ids)).filter((record) => withAccount || !record.de_cuenta);
    return { records, total: records.length };
  }

  async findById(manager: EntityManager, id: string): Promise<(EmailRecord & { html: string }) | null> {
    const [row] = await manager.query<(EmailRecord & { html: string })[]>(
      `SELECT ${COLUMNS}, c.html FROM correos c ${JOINS} WHERE c.id = $1 AND ${readable('c')}`,
      [id],
    );
    return row ?? null;
  }

  async lock(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`SELECT 1 FROM correos WHERE id = $1 FOR UPDATE`, [id]);
  }

  /** Makes a message due now that waits for a later time or is held; gives back that time, or null when it does not wait. */
  async makeDue(manager: EntityManager, id: string): Promise<Date | null> {
    const [[row]] = await manager.query<[{ enviar_desde: Date }[], number]>(
      `UPDATE correos SET enviar_desde = now(), retenido_at = NULL, updated_at = now()
       WHERE id = $1 AND estado = 'pendiente' AND (enviar_desde > now() OR retenido_at IS NOT NULL)
       RETURNING enviar_desde`,
      [id],
    );
    return row?.enviar_desde ?? null;
  }

  /** Withdraws a waiting message; false when it does not wait any more. */
  async cancel(manager: EntityManager, id: string): Promise<boolean> {
    const [, cancelled] = await manager.query<[unknown[], number]>(
      `UPDATE correos SET estado = 'cancelado', updated_at = now() WHERE id = $1 AND estado = 'pendiente'`,
      [id],
    );
    return cancelled > 0;
  }

  async findRecentByCause(
    manager: EntityManager,
    causes: string[],
    withinMs: number,
  ): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `SELECT id FROM correos WHERE causa = ANY($1) AND created_at > now() - $2 * interval '1 ms'
       ORDER BY created_at DESC LIMIT 1`,
      [causes, withinMs],
    );
    return row?.id ?? null;
  }

  /** A new message of the same words, due now, to the address that the person has now. */
  async copy(manager: EntityManager, id: string, causa: string, actorId: string): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO correos (causa, plantilla, de_cuenta, destinatario, user_id, session_id, candidato_id,
         aplicacion_id, contacto_id, alerta_id, entrevista_id, calendario, responder_a, volver_a, asunto, html,
         texto, creado_por)
       SELECT $2, c.plantilla, c.de_cuenta,
         coalesce(CASE WHEN c.de_cuenta THEN u.email ELSE p.email END, c.destinatario),
         c.user_id, c.session_id, c.candidato_id, c.aplicacion_id, c.contacto_id, c.alerta_id, c.entrevista_id,
         c.calendario, c.responder_a, c.volver_a,
         c.asunto, c.html, c.texto, $3
       FROM correos c
         LEFT JOIN candidates p ON p.id = c.candidato_id
         LEFT JOIN users u ON u.id = c.user_id
       WHERE c.id = $1
       RETURNING id`,
      [id, causa, actorId],
    );
    if (!row) throw new Error('the message to copy has gone');
    return row.id;
  }

  private async browse(query: EmailQuery, conditions: Conditions, kinds: Kinds): Promise<Found> {
    const { values } = conditions;
    const [rows, total] = await Promise.all([
      this.found(ordered(query, conditions.sql, kinds), values),
      this.capped(`SELECT 1 FROM correos WHERE ${ofKinds(conditions.sql, kinds)}`, values),
    ]);
    return { rows, total };
  }

  /**
   * In two steps: common words fill the page from the first messages in order; rare ones are
   * found by the trigram index and then ordered. Asked in one, the planner walks all dates for a rare one.
   */
  private async search(
    query: EmailQuery,
    conditions: Conditions,
    words: string[],
    kinds: Kinds,
  ): Promise<Found> {
    const filters = conditions.sql;
    const matching = new Conditions();
    matching.values.push(...conditions.values);
    for (const word of words) matching.add('busqueda LIKE ?', `%${word}%`);
    const { values } = matching;
    const { offset, limit } = query;
    const { direction } = query.sort;
    const indexed = words.some((word) => word.length >= INDEXED_WORD);

    const window: Window = { offset: 0, limit: FIRST, sort: { direction: indexed ? direction : 'DESC' } };
    const first = `WITH first AS MATERIALIZED (${ordered(window, filters, kinds, 'id, created_at, busqueda')})`;
    const inFirst = `SELECT id, created_at FROM first WHERE ${matching.sql}`;
    const page = await this.found(`${first} ${paged(inFirst, direction, offset, limit)}`, values);
    if (!indexed) return { rows: page, total: await this.capped(inFirst, values, first) };

    const all = `SELECT id, created_at FROM correos WHERE ${ofKinds(`${filters} AND ${matching.sql}`, kinds)}`;
    if (page.length === limit) return { rows: page, total: await this.capped(all, values) };
    const hits = `WITH hits AS MATERIALIZED (${all})`;
    const [rows, total] = await Promise.all([
      this.found(`${hits} ${paged('SELECT * FROM hits', direction, offset, limit)}`, values),
      this.capped('SELECT 1 FROM hits', values, hits),
    ]);
    return { rows, total };
  }

  private found(sql: string, values: unknown[]): Promise<Found['rows']> {
    return this.dataSource.query<Found['rows']>(
      `SELECT id, ARRAY[created_at::text, id::text] AS place FROM (${sql}) page`,
      values,
    );
  }

  /** Exact up to COUNT_CAP, else null. */
  private async capped(select: string, values: unknown[], before = ''): Promise<number | null> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `${before} SELECT count(*)::int AS total FROM (${select} LIMIT ${COUNT_CAP + 1}) counted`,
      values,
    );
    return row && row.total <= COUNT_CAP ? row.total : null;
  }

  /** In the order of the ids. */
  private rows(ids: string[]): Promise<EmailRecord[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.dataSource.query<EmailRecord[]>(
      `SELECT ${COLUMNS} FROM unnest($1::uuid[]) WITH ORDINALITY wanted (id, place)
         JOIN correos c ON c.id = wanted.id ${JOINS}
       WHERE ${readable('c')}
       ORDER BY wanted.place`,
      [ids],
    );
  }
}

/** A template is of one kind only: asking for it among the other would walk all of those in vain. */
function kindsOf(plantilla: string | undefined, withAccount: boolean): Kinds {
  const known = PLANTILLAS.find((word) => word === plantilla);
  const kinds = known ? [EMAIL_KINDS[known].ofAccount] : [false, true];
  return kinds.filter((deCuenta) => withAccount || !deCuenta);
}

function ofKinds(where: string, kinds: Kinds): string {
  return kinds.length === 1 ? `${where} AND de_cuenta = ${kinds[0]}` : where;
}

function paged(select: string, direction: Direction, offset: number, limit: number): string {
  return `${select} ORDER BY created_at ${direction}, id ${direction} OFFSET ${offset} LIMIT ${limit}`;
}

/** The indexes lead with de_cuenta: whoever sees both kinds gets two ordered halves, merged. */
function ordered(
  { offset, limit, sort: { direction } }: Window,
  where: string,
  kinds: Kinds,
  columns = 'id, created_at',
): string {
  const of = (kind: boolean) => `SELECT ${columns} FROM correos WHERE ${ofKinds(where, [kind])}`;
  const [only, other] = kinds;
  if (only !== undefined && other === undefined) return paged(of(only), direction, offset, limit);
  const halves = kinds.map((kind) => `(${paged(of(kind), direction, 0, offset + limit)})`);
  return paged(`SELECT * FROM (${halves.join(' UNION ALL ')}) both_kinds`, direction, offset, limit);
}
