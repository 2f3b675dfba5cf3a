import { type Cualificacion, INVITACION_LIMITS, type InvitacionEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { searchWords } from '../../../platform/http/lists/search-words.js';
import { hasConsent, isBusy } from './eligible.sql.js';
import type { MatchCursor } from './match-cursor.js';
import { POINTS, type PositionLikeness, type Proof } from './match.rules.js';

export interface MatchFilter {
  /** Any of these, valid today. */
  cualificaciones: readonly Cualificacion[];
  /** Words of the town. */
  ciudad: string | null;
  /** Applied since. */
  desde: Date | null;
}

export interface MatchQuery {
  vacancyId: string;
  departamento: string;
  posicion: string;
  /** Name of the position: its words are looked for. */
  puesto: string;
  towns: readonly string[];
  proofs: readonly Proof[];
  /** Qualifications that make somebody a match whatever the position. */
  telling: readonly Cualificacion[];
  filter: MatchFilter;
  cursor: MatchCursor | null;
  limit: number;
  now: Date;
  /** YYYY-MM-DD of Madrid. */
  today: string;
}

export interface MatchRow {
  candidato_id: string;
  nombre: string;
  apellidos: string;
  ciudad: string;
  departamento: string;
  posicion: string;
  fecha: string;
  puntos: number;
  puesto: PositionLikeness;
  cualificaciones: Cualificacion[] | null;
  en_la_ciudad: boolean;
  meses: number;
  total: number;
  email_verificado: boolean;
  invitacion_estado: InvitacionEstado | null;
  invitada_at: Date | null;
  invitada_por: string | null;
  descansa_hasta: Date | null;
}

/** Who fits a vacancy and may be invited to it: one statement. */
@Injectable()
export class MatchesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  list(query: MatchQuery): Promise<MatchRow[]> {
    const { filter, cursor, proofs } = query;
    const params: unknown[] = [
      query.vacancyId,
      query.now,
      query.departamento,
      query.posicion,
      query.puesto,
      query.towns,
      query.telling,
      query.today,
      proofs.map(({ wanted }) => wanted),
      proofs.map(({ held }) => held),
      proofs.map(({ points }) => points),
      query.limit,
    ];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const conditions = [`c.deleted_at IS NULL`, hasConsent('$2'), `NOT ${isBusy('$1')}`];
    if (filter.cualificaciones.length > 0) {
      conditions.push(
        `EXISTS (SELECT 1 FROM cualificaciones q WHERE q.candidato_id = c.id
           AND q.tipo = ANY(${bind(filter.cualificaciones)}) AND ${VALID})`,
      );
    }
    for (const word of searchWords(filter.ciudad ?? '')) {
      conditions.push(`c.ciudad_busqueda LIKE ${bind(`%${word}%`)}`);
    }
    if (filter.desde) conditions.push(`c.fecha_aplicacion >= ${bind(filter.desde)}`);
    const after = cursor
      ? `WHERE (puntos, fecha_aplicacion, id) < (${bind(cursor.puntos)}::int, ${bind(cursor.fecha)}::timestamptz, ${bind(cursor.id)}::uuid)`
      : '';
    return this.dataSource.query<MatchRow[]>(statement(conditions.join(' AND '), after), params);
  }
}

const VALID = `(q.caduca_el IS NULL OR q.caduca_el >= $8::date)`;
const [WITHIN_HALF_YEAR, WITHIN_YEAR, WITHIN_TWO] = POINTS.recent;

/**
 * Of each kind of likeness so many are compared, the newest where that has an index: however many fit, the best of them
 * are among these.
 */
const CONSIDERED = 2000;
/** Of the weakest likeness, the department alone, so many of the newest are looked at, whoever of them agreed. */
const LOOKED_AT = 5000;

/** What is compared of a person. */
const OF_PERSON = 'c.id, c.fecha_aplicacion, c.departamento, c.posicion, c.ciudad_busqueda';

const statement = (conditions: string, after: string): string => `
  WITH wanted AS MATERIALIZED (
    -- The words of the position, each among the person's own position and skills (weight B).
    SELECT coalesce((SELECT string_agg(quote_literal(lexeme) || ':B', ' & ')
                     FROM unnest(to_tsvector('es_sin_acentos', $5))), '')::tsquery AS words,
           ARRAY(SELECT search_text(town) FROM unnest($6::text[]) town) AS towns
  ), fit AS MATERIALIZED (
    (SELECT ${OF_PERSON} FROM candidates c WHERE c.departamento = $3 AND c.posicion = $4 AND ${conditions}
     ORDER BY c.fecha_aplicacion DESC, c.id DESC LIMIT ${CONSIDERED})
    UNION
    (SELECT ${OF_PERSON} FROM busqueda_candidatos b JOIN candidates c ON c.id = b.candidato_id
     WHERE b.vector @@ (SELECT words FROM wanted) AND ${conditions} LIMIT ${CONSIDERED})
    UNION
    (SELECT ${OF_PERSON} FROM cualificaciones q JOIN candidates c ON c.id = q.candidato_id
     WHERE q.tipo = ANY($7::text[]) AND ${VALID} AND ${conditions} LIMIT ${CONSIDERED})
    UNION
    (SELECT ${OF_PERSON} FROM (
       SELECT * FROM candidates WHERE departamento = $3 AND retirada_at IS NULL AND deleted_at IS NULL
       ORDER BY fecha_aplicacion DESC, id DESC LIMIT ${LOOKED_AT}
     ) c WHERE ${conditions} LIMIT ${CONSIDERED})
  ), likened AS (
    SELECT fit.id, fit.fecha_aplicacion, held.points AS proven, held.tipos,
           CASE WHEN fit.departamento = $3 AND fit.posicion = $4 THEN 'igual' WHEN b.named THEN 'palabras'
                WHEN fit.departamento = $3 THEN 'departamento' END AS puesto,
           fit.ciudad_busqueda = ANY(wanted.towns) AS en_la_ciudad
    FROM fit CROSS JOIN wanted
    -- Each looked up by the person's key: joins of the whole tables would read them all.
    LEFT JOIN LATERAL (
      SELECT vector @@ wanted.words AS named FROM busqueda_candidatos WHERE candidato_id = fit.id LIMIT 1
    ) b ON true
    LEFT JOIN LATERAL (
      SELECT sum(points)::int AS points, array_agg(wanted) AS tipos
      FROM (SELECT DISTINCT p.wanted, p.points FROM cualificaciones q
            JOIN unnest($9::text[], $10::text[], $11::int[]) AS p (wanted, held, points) ON p.held = q.tipo
            WHERE q.candidato_id = fit.id AND ${VALID}) proven
    ) held ON true
  ), scored AS (
    SELECT likened.*, count(*) OVER ()::int AS total,
           CASE puesto WHEN 'igual' THEN ${POINTS.samePosition} WHEN 'palabras' THEN ${POINTS.positionWords}
                WHEN 'departamento' THEN ${POINTS.department} ELSE 0 END
           + least(coalesce(proven, 0), ${POINTS.qualifications})
           + CASE WHEN en_la_ciudad THEN ${POINTS.town} ELSE 0 END
           + CASE WHEN fecha_aplicacion > $2::timestamptz - interval '6 months' THEN ${WITHIN_HALF_YEAR}
                  WHEN fecha_aplicacion > $2::timestamptz - interval '1 year' THEN ${WITHIN_YEAR}
                  WHEN fecha_aplicacion > $2::timestamptz - interval '2 years' THEN ${WITHIN_TWO} ELSE 0 END AS puntos
    FROM likened
  ), page AS MATERIALIZED (
    SELECT * FROM scored ${after} ORDER BY puntos DESC, fecha_aplicacion DESC, id DESC LIMIT $12
  )
  SELECT c.id AS candidato_id, c.nombre, c.apellidos, c.ciudad, c.departamento, c.posicion,
         to_char(page.fecha_aplicacion AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS fecha,
         page.puntos, page.puesto, page.tipos AS cualificaciones, page.en_la_ciudad, page.total,
         (extract(epoch FROM $2::timestamptz - page.fecha_aplicacion) / 2629800)::int AS meses,
         u.email_verified_at IS NOT NULL AS email_verificado,
         i.estado AS invitacion_estado, i.created_at AS invitada_at,
         coalesce(nullif(concat_ws(' ', author.nombre, author.apellidos), ''), author.email) AS invitada_por,
         (SELECT max(r.created_at) + interval '${INVITACION_LIMITS.restDays} days' FROM invitaciones_vacante r
          WHERE r.candidato_id = c.id AND r.vacante_id <> $1
            AND r.created_at > $2::timestamptz - interval '${INVITACION_LIMITS.restDays} days') AS descansa_hasta
  FROM page JOIN candidates c ON c.id = page.id
  LEFT JOIN users u ON u.id = c.user_id
  LEFT JOIN invitaciones_vacante i ON i.candidato_id = c.id AND i.vacante_id = $1
  LEFT JOIN users author ON author.id = i.invitada_por
  ORDER BY page.puntos DESC, page.fecha_aplicacion DESC, page.id DESC`;
