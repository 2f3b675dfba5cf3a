import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { searchWords } from '../../platform/http/lists/search-words.js';
import type { Busy } from './free-slots.rules.js';

const LONGEST = `interval '8 hours'`;
const INTERVIEWERS = 50;

export interface AgendaRow {
  id: string;
  inicio: Date;
  fin: Date;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  entrevistador_nombre: string | null;
  tipo: InterviewTipo;
  estado: InterviewEstado;
  pide_otro_momento: boolean;
  version: number;
}

export interface AgendaQuery {
  from: Date;
  /** Not included. */
  until: Date;
  equal: Partial<Record<'candidato_id' | 'estado' | 'tipo' | 'entrevistador_id', string>>;
  limit: number;
}

export interface StaffRow {
  id: string;
  nombre: string | null;
  apellidos: string | null;
  email: string;
}

/** What is read to find a time for an interview. */
@Injectable()
export class InterviewPlanningRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Interviews that begin in these days, the soonest first. */
  listAgenda({ from, until, equal, limit }: AgendaQuery): Promise<AgendaRow[]> {
    const values: unknown[] = [from, until];
    const conditions = Object.entries(equal).map(
      ([name, value]) => ` AND i.${name} = $${values.push(value)}`,
    );
    return this.dataSource.query(
      `SELECT i.id, i.inicio, i.fin, i.candidato_id, c.nombre, c.apellidos, i.entrevistador_nombre, i.tipo, i.estado,
         i.version,
         EXISTS (SELECT 1 FROM entrevista_peticiones p
                 WHERE p.entrevista_id = i.id AND p.inicio = i.inicio) AS pide_otro_momento
       FROM interviews i JOIN candidates c ON c.id = i.candidato_id
       WHERE i.deleted_at IS NULL AND i.inicio >= $1 AND i.inicio < $2${conditions.join('')}
       ORDER BY i.inicio, i.id LIMIT ${limit}`,
      values,
    );
  }

  /** Times taken of this person or this interviewer between two instants; those of `exceptId` count as free. */
  listBusy(
    who: { candidateId: string | null; interviewerId: string | null; exceptId: string | null },
    from: Date,
    until: Date,
  ): Promise<Busy[]> {
    const taken = (column: 'candidato_id' | 'entrevistador_id', parameter: string): string =>
      `SELECT id, inicio, fin FROM interviews
       WHERE ${column} = ${parameter} AND deleted_at IS NULL AND estado <> 'cancelada'
         AND inicio > $3::timestamptz - ${LONGEST} AND inicio < $4 AND fin > $3`;
    return this.dataSource.query(
      `SELECT inicio, fin FROM (
         ${taken('candidato_id', '$1')} UNION ALL ${taken('entrevistador_id', '$2')}
       ) taken WHERE id IS DISTINCT FROM $5::uuid`,
      [who.candidateId, who.interviewerId, from, until, who.exceptId],
    );
  }

  /** Active staff by name, at most fifty. */
  listStaff(q: string, id: string | null): Promise<StaffRow[]> {
    const values: unknown[] = [id];
    const words = searchWords(q).map(
      (word) => ` AND search_text(nombre, apellidos, email) LIKE $${values.push(`%${word}%`)}`,
    );
    return this.dataSource.query(
      `SELECT id, nombre, apellidos, email FROM users
       WHERE role <> 'candidate' AND activo AND ($1::uuid IS NULL OR id = $1)${words.join('')}
       ORDER BY nombre, apellidos, email LIMIT ${INTERVIEWERS}`,
      values,
    );
  }

  /** Interviews by estado: of everybody from the counters, of one person from the rows. */
  async countByEstado(candidateId: string | null): Promise<{ estado: InterviewEstado; total: number }[]> {
    const rows = await this.dataSource.query<{ estado: InterviewEstado; total: string }[]>(
      candidateId
        ? `SELECT estado, count(*) AS total FROM interviews
           WHERE candidato_id = $1 AND deleted_at IS NULL GROUP BY estado`
        : `SELECT k1 AS estado, sum(value) AS total FROM counters WHERE name = 'interviews' GROUP BY k1`,
      candidateId ? [candidateId] : [],
    );
    return rows.map(({ estado, total }) => ({ estado, total: Number(total) }));
  }
}
