import type { InvitacionEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { nextOf, orderOf, placeOf, seekAfter, type SortKey } from '../../platform/database/seek.js';
import type { Position } from '../../platform/http/lists/cursor.js';
import type { Window } from '../../platform/http/lists/list-query.js';
import { hasConsent, isBusy, isResting } from './matches/eligible.sql.js';
import type { InvitationResponse } from './invitation.dto.js';

/** A person, locked, and whether they may be invited. */
export interface Invitee {
  id: string;
  nombre: string;
  email: string;
  user_id: string | null;
  consiente: boolean;
  ocupada: boolean;
  descansa: boolean;
}

type Row = Omit<InvitationResponse, 'fecha'> & { created_at: Date };

const KEYS: readonly SortKey[] = [
  { sql: 'i.created_at', type: 'timestamptz', direction: 'DESC' },
  { sql: 'i.id', type: 'uuid', direction: 'DESC' },
];

const COLUMNS = `
  i.id, i.candidato_id, c.nombre, c.apellidos, i.vacante_id, v.titulo AS vacante_titulo, i.estado, i.created_at,
         coalesce(nullif(concat_ws(' ', author.nombre, author.apellidos), ''), author.email) AS invitada_por,
         i.aplicacion_id`;
const FROM = `
  FROM invitaciones_vacante i JOIN candidates c ON c.id = i.candidato_id JOIN vacantes v ON v.id = i.vacante_id
  LEFT JOIN users author ON author.id = i.invitada_por`;

@Injectable()
export class InvitationsRepository {
  /**
   * Locks these people, so that two who invite at once take turns and a consent that is being withdrawn is waited for;
   * then says how each stands. Records that are gone are left out.
   */
  async lockInvitees(
    manager: EntityManager,
    { ids, vacancyId, now }: { ids: readonly string[]; vacancyId: string; now: Date },
  ): Promise<Map<string, Invitee>> {
    await manager.query(`SELECT 1 FROM candidates WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [ids]);
    const rows = await manager.query<Invitee[]>(
      `SELECT c.id, c.nombre, c.email, c.user_id, ${hasConsent('$3')} AS consiente, ${isBusy('$2')} AS ocupada,
              ${isResting('$3', '$2')} AS descansa
       FROM candidates c WHERE c.id = ANY($1) AND c.deleted_at IS NULL`,
      [ids, vacancyId, now],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Of these people: who has an invitation to the vacancy. */
  async listInvited(manager: EntityManager, ids: readonly string[], vacancyId: string): Promise<Set<string>> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT candidato_id AS id FROM invitaciones_vacante WHERE candidato_id = ANY($1) AND vacante_id = $2`,
      [ids, vacancyId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Writes one for each person who has none; gives back those written. */
  insert(
    manager: EntityManager,
    order: { ids: readonly string[]; vacancyId: string; actorId: string; now: Date },
  ): Promise<{ id: string; candidato_id: string }[]> {
    return manager.query<{ id: string; candidato_id: string }[]>(
      `INSERT INTO invitaciones_vacante (candidato_id, vacante_id, invitada_por, created_at)
       SELECT person, $2, $3, $4 FROM unnest($1::uuid[]) person
       ON CONFLICT (candidato_id, vacante_id) DO NOTHING RETURNING id, candidato_id`,
      [order.ids, order.vacancyId, order.actorId, order.now],
    );
  }

  /** Newest first, with how many there are in all. */
  async listOfVacancy(
    manager: EntityManager,
    vacancyId: string,
    { ids, offset, limit, after }: Window & { ids: string[] | null },
  ): Promise<{ items: InvitationResponse[]; total: number; next: Position | null }> {
    const values: unknown[] = [vacancyId, limit, offset, ids];
    const seek = after ? ` AND ${seekAfter(KEYS, after, (value) => `$${values.push(value)}`)}` : '';
    const [rows, [counted]] = await Promise.all([
      manager.query<(Row & { place: Position })[]>(
        `SELECT ${COLUMNS}, ${placeOf(KEYS)} ${FROM} WHERE i.vacante_id = $1 AND c.deleted_at IS NULL
           AND ($4::uuid[] IS NULL OR i.id = ANY($4))${seek}
         ORDER BY ${orderOf(KEYS)} LIMIT $2 OFFSET $3`,
        values,
      ),
      manager.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM invitaciones_vacante i JOIN candidates c ON c.id = i.candidato_id
         WHERE i.vacante_id = $1 AND c.deleted_at IS NULL`,
        [vacancyId],
      ),
    ]);
    const items = rows.map(({ place: _place, ...row }) => respond(row));
    return { items, total: counted?.total ?? 0, next: nextOf(rows, limit) };
  }

  /** Of one person, newest first: at most one in two weeks, so there are few. */
  async listOfCandidate(manager: EntityManager, candidateId: string): Promise<InvitationResponse[]> {
    const rows = await manager.query<Row[]>(
      `SELECT ${COLUMNS} ${FROM} WHERE i.candidato_id = $1 AND c.deleted_at IS NULL ORDER BY i.created_at DESC LIMIT 100`,
      [candidateId],
    );
    return rows.map(respond);
  }

  /** The person of this account has opened the vacancy's page. */
  async markSeen(manager: EntityManager, userId: string, vacancyId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE invitaciones_vacante SET estado = 'vista', vista_at = $3
       WHERE vacante_id = $2 AND estado = 'enviada'
         AND candidato_id = (SELECT id FROM candidates WHERE user_id = $1 AND deleted_at IS NULL)`,
      [userId, vacancyId, now],
    );
  }

  /** The person has applied: whatever was answered before. */
  async markApplied(
    manager: EntityManager,
    application: { id: string; candidato_id: string; vacante_id: string },
    now: Date,
  ): Promise<void> {
    await manager.query(
      `UPDATE invitaciones_vacante SET estado = 'solicitada', aplicacion_id = $3, respondida_at = $4
       WHERE candidato_id = $1 AND vacante_id = $2 AND estado <> 'solicitada'`,
      [application.candidato_id, application.vacante_id, application.id, now],
    );
    // Who was invited comes from there, unless a link says otherwise.
    await manager.query(
      `UPDATE aplicaciones_vacantes SET canal = 'invitacion' WHERE id = $1 AND canal = 'web'
         AND EXISTS (SELECT 1 FROM invitaciones_vacante WHERE aplicacion_id = $1)`,
      [application.id],
    );
  }

  /** The person wants none of those that are open, or not this one. */
  async markDeclined(
    manager: EntityManager,
    candidateId: string,
    vacancyId: string | null,
    now: Date,
  ): Promise<void> {
    await manager.query(
      `UPDATE invitaciones_vacante SET estado = 'rechazada', respondida_at = $3
       WHERE candidato_id = $1 AND ($2::uuid IS NULL OR vacante_id = $2) AND estado IN ('enviada', 'vista')`,
      [candidateId, vacancyId, now],
    );
  }

  /** Invitations of these months that nobody has answered, to vacancies that still take applications. */
  async listOpen(
    manager: EntityManager,
    candidateId: string,
  ): Promise<{ vacante_id: string; titulo: string; ubicacion: string }[]> {
    return manager.query(
      `SELECT i.vacante_id, v.titulo, v.ubicacion FROM invitaciones_vacante i JOIN vacantes v ON v.id = i.vacante_id
       WHERE i.candidato_id = $1 AND i.estado IN ('enviada', 'vista') AND v.estado = 'activa' AND v.visible_publicamente
       ORDER BY i.created_at DESC LIMIT 10`,
      [candidateId],
    );
  }

  /** What a person's copy of their data says. */
  async history(
    manager: EntityManager,
    candidateId: string,
  ): Promise<{ vacante: string; estado: InvitacionEstado; enviada: Date; respondida: Date | null }[]> {
    return manager.query(
      `SELECT v.titulo AS vacante, i.estado, i.created_at AS enviada, i.vista_at AS vista, i.respondida_at AS respondida
       FROM invitaciones_vacante i JOIN vacantes v ON v.id = i.vacante_id
       WHERE i.candidato_id = $1 ORDER BY i.created_at`,
      [candidateId],
    );
  }

  /** Whether the person may be told of openings now; of a merged record, the one that it went into. */
  async findConsenting(
    manager: EntityManager,
    candidateId: string,
    now: Date,
  ): Promise<{ id: string; consiente: boolean } | null> {
    const [row] = await manager.query<{ id: string; consiente: boolean }[]>(
      `SELECT c.id, ${hasConsent('$2')} AS consiente FROM candidates c
       WHERE c.deleted_at IS NULL AND c.id IN (
         SELECT $1::uuid UNION SELECT conservado_id FROM fusiones WHERE absorbido_id = $1 AND deshecha_at IS NULL)`,
      [candidateId, now],
    );
    return row ?? null;
  }
}

function respond({ created_at, ...row }: Row): InvitationResponse {
  return { ...row, fecha: created_at.toISOString() };
}
