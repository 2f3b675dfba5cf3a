import type { InterviewEstado } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type Expression, sql, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { count, isAnyOf, sumOf } from '../../platform/database/sql/scalars.js';
import { containing, searchWords } from '../../platform/http/lists/search-words.js';
import { type InterviewListQuery, isEqual } from '../interviews.repository.js';
import type { Busy } from './free-slots.rules.js';

const i = rowOf<'interviews'>();
const LONGEST_MS = 8 * 3_600_000;
/** More than a company has: a choice of who does something is made from all of them. */
const STAFF = 500;

export interface AgendaQuery {
  from: Date;
  /** Not included. */
  until: Date;
  equal: InterviewListQuery['equal'];
  limit: number;
}

/** Queries for finding a time for an interview. */
@Injectable()
export class InterviewPlanningRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Interviews that start in these days, soonest first. */
  listAgenda({ from, until, equal, limit }: AgendaQuery) {
    return db(this.dataSource)
      .selectFrom('interviews as i')
      .innerJoin('candidates as c', 'c.id', 'i.candidato_id')
      .where('i.deleted_at', 'is', null)
      .where('i.inicio', '>=', from)
      .where('i.inicio', '<', until)
      .where(every(...isEqual(equal)))
      .select(['i.id', 'i.inicio', 'i.fin', 'i.candidato_id', 'c.nombre', 'c.apellidos'])
      .select(['i.entrevistador_nombre', 'i.tipo', 'i.estado', 'i.version'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('entrevista_peticiones as p')
              .whereRef('p.entrevista_id', '=', 'i.id')
              .whereRef('p.inicio', '=', 'i.inicio'),
          )
          .$castTo<boolean>()
          .as('pide_otro_momento'),
      )
      .orderBy('i.inicio')
      .orderBy('i.id')
      .limit(limit)
      .execute();
  }

  /**
   * Busy times of this person or of these interviewers between two instants, without `exceptId`. Interviews without an
   * interviewer of the staff are given by the same people: with none in `who`, each of them is busy time.
   */
  async listBusy(
    who: { candidateId: string | null; interviewerIds: readonly string[]; exceptId: string | null },
    from: Date,
    until: Date,
  ): Promise<Busy[]> {
    const taken = (whose: Expression<SqlBool>) =>
      db(this.dataSource)
        .selectFrom('interviews')
        .where(whose)
        .where('deleted_at', 'is', null)
        .where('estado', '<>', sql.lit('cancelada'))
        .where('inicio', '>', new Date(from.getTime() - LONGEST_MS))
        .where('inicio', '<', until)
        .where('fin', '>', from)
        .where('id', 'is distinct from', who.exceptId)
        .select(['inicio', 'fin']);
    const { candidateId, interviewerIds } = who;
    const held = i(
      'id',
      'in',
      i
        .selectFrom('entrevista_participantes as p')
        .where((eb) => isAnyOf(eb.ref('p.usuario_id'), interviewerIds))
        .where('p.fin', '>', from)
        .select('p.entrevista_id'),
    );
    return taken(i('candidato_id', '=', candidateId))
      .unionAll(taken(interviewerIds.length > 0 ? held : i('entrevistador_id', 'is', null)))
      .execute();
  }

  /** Active staff by name. */
  listStaff(q: string, id: string | null) {
    return db(this.dataSource)
      .selectFrom('users')
      .where('role', '<>', sql.lit('candidate'))
      .where('activo', '=', true)
      .where((eb) =>
        every(
          id && eb('id', '=', id),
          ...searchWords(q).map(
            (word) => sql<SqlBool>`search_text(nombre, apellidos, email) like ${containing(word)}`,
          ),
        ),
      )
      .orderBy('nombre')
      .orderBy('apellidos')
      .orderBy('email')
      .limit(STAFF)
      .select(['id', 'nombre', 'apellidos', 'email'])
      .execute();
  }

  /** Interviews by estado: of everybody from the counters, of one person from the rows. */
  countByEstado(candidateId: string | null): Promise<{ estado: InterviewEstado; total: number }[]> {
    if (candidateId) {
      return db(this.dataSource)
        .selectFrom('interviews')
        .where('candidato_id', '=', candidateId)
        .where('deleted_at', 'is', null)
        .groupBy('estado')
        .select(['estado', count().as('total')])
        .execute();
    }
    return db(this.dataSource)
      .selectFrom('counters')
      .where('name', '=', 'interviews')
      .groupBy('k1')
      .select((eb) => [
        eb.ref('k1').$castTo<InterviewEstado>().as('estado'),
        sumOf(eb.ref('value')).as('total'),
      ])
      .execute();
  }
}
