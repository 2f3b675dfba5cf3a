import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { orderOf, placeOf, seekAfter, type SortKey } from '../../../platform/database/seek.js';
import type { Position } from '../../../platform/http/lists/cursor.js';
import type { Window } from '../../../platform/http/lists/list-query.js';

export interface HoldRow {
  id: string;
  candidato_id: string;
  persona: string;
  motivo: string;
  hasta: string | null;
  vigente: boolean;
  creada_por: string | null;
  created_at: Date;
  levantada_at: Date | null;
  levantada_por: string | null;
}

const KEYS: readonly SortKey[] = [
  { sql: '(levantada_at IS NOT NULL)', type: 'boolean', direction: 'ASC' },
  { sql: 'created_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 'id', type: 'uuid', direction: 'DESC' },
];

const LIVE = `r.levantada_at IS NULL AND (r.hasta IS NULL OR r.hasta >= $1::date)`;
const NAME = (alias: string): string =>
  `nullif(btrim(coalesce(nullif(btrim(concat_ws(' ', ${alias}.nombre, ${alias}.apellidos)), ''), ${alias}.email)), '')`;

const COLUMNS = `r.id, r.candidato_id, concat_ws(' ', c.nombre, c.apellidos) AS persona, r.motivo,
  to_char(r.hasta, 'YYYY-MM-DD') AS hasta, ${LIVE} AS vigente, ${NAME('u')} AS creada_por, r.created_at,
  r.levantada_at, ${NAME('l')} AS levantada_por`;
const FROM = `retenciones r JOIN candidates c ON c.id = r.candidato_id
  LEFT JOIN users u ON u.id = r.creada_por LEFT JOIN users l ON l.id = r.levantada_por`;

/** Reads of the holds. `today` is a day of Madrid. */
@Injectable()
export class HoldsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(
    today: string,
    { ids, offset, limit, after }: Window & { ids: string[] | null },
  ): Promise<(HoldRow & { place: Position })[]> {
    const values: unknown[] = [today, limit, offset, ids];
    const seek = after ? seekAfter(KEYS, after, (value) => `$${values.push(value)}`) : 'true';
    return this.dataSource.query(
      `SELECT ${COLUMNS}, r.place FROM (
         SELECT *, ${placeOf(KEYS)} FROM retenciones WHERE ($4::uuid[] IS NULL OR id = ANY($4)) AND ${seek} ORDER BY ${orderOf(KEYS)} LIMIT $2 OFFSET $3
       ) r JOIN candidates c ON c.id = r.candidato_id
         LEFT JOIN users u ON u.id = r.creada_por LEFT JOIN users l ON l.id = r.levantada_por
       ORDER BY r.levantada_at IS NOT NULL, r.created_at DESC, r.id DESC`,
      values,
    );
  }

  async findById(manager: EntityManager, id: string, today: string): Promise<HoldRow | null> {
    const [row] = await manager.query<HoldRow[]>(`SELECT ${COLUMNS} FROM ${FROM} WHERE r.id = $2`, [
      today,
      id,
    ]);
    return row ?? null;
  }

  async findLive(manager: EntityManager, candidatoId: string, today: string): Promise<HoldRow | null> {
    const [row] = await manager.query<HoldRow[]>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE r.candidato_id = $2 AND ${LIVE}`,
      [today, candidatoId],
    );
    return row ?? null;
  }

  /** The reason that keeps an account's records, and those without an owner under its address; locks them all. */
  async findReason(
    manager: EntityManager,
    { userId, email, today }: { userId: string; email: string; today: string },
  ): Promise<string | null> {
    const records = await manager.query<{ id: string }[]>(
      `SELECT id FROM candidates WHERE user_id = $1 OR user_id IS NULL AND lower(email) = $2 FOR UPDATE`,
      [userId, email],
    );
    const [row] = await manager.query<{ motivo: string }[]>(
      `SELECT r.motivo FROM retenciones r WHERE r.candidato_id = ANY($2) AND ${LIVE} ORDER BY r.created_at LIMIT 1`,
      [today, records.map(({ id }) => id)],
    );
    return row?.motivo ?? null;
  }

  /** The record that this one went into, as long as they are one. */
  async keptRecord(manager: EntityManager, id: string): Promise<string> {
    const [row] = await manager.query<{ id: string }[]>(
      `WITH RECURSIVE way AS (
         SELECT $1::uuid AS id, 0 AS step
         UNION ALL
         SELECT f.conservado_id, way.step + 1 FROM way
           JOIN fusiones f ON f.absorbido_id = way.id AND f.deshecha_at IS NULL WHERE f.conservado_id IS NOT NULL
       ) SELECT id FROM way ORDER BY step DESC LIMIT 1`,
      [id],
    );
    return row?.id ?? id;
  }

  /** The record of an address: an account's, else one without an owner; of one that was united with another, that one. */
  async findRecord(manager: EntityManager, email: string): Promise<string | null> {
    const [row] = await manager.query<{ id: string }[]>(
      `SELECT id FROM (
         SELECT c.id, 0 AS place, c.created_at FROM users u JOIN candidates c ON c.user_id = u.id
           WHERE u.email_normalizado = $1
         UNION ALL
         SELECT id, 1, created_at FROM candidates WHERE user_id IS NULL AND lower(email) = $1
       ) found ORDER BY place, created_at DESC LIMIT 1`,
      [email.trim().toLowerCase()],
    );
    return row ? this.keptRecord(manager, row.id) : null;
  }
}
