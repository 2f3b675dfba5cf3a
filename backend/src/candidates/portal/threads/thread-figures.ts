import { THREAD_FIGURES_DAYS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { accountName } from '../../../platform/values/account-name.js';
import { Clock } from '../../../platform/values/clock.js';
import type { ThreadFigures } from './thread.dto.js';

const DAY_MS = 86_400_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** How many conversations are open, and how soon candidates were answered. */
@Injectable()
export class ThreadFiguresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * An answer is the first message of human resources after one or more of the candidate; its time begins with the
   * first of those.
   */
  async read(): Promise<ThreadFigures> {
    const since = new Date(this.clock.now().getTime() - THREAD_FIGURES_DAYS * DAY_MS);
    const [open, answers] = await Promise.all([this.open(), this.answers(since)]);
    const ids = new Set([...open, ...answers].flatMap(({ by }) => by ?? []));
    const users = await db(this.dataSource)
      .selectFrom('users')
      .where('id', 'in', ids.size > 0 ? [...ids] : [NOBODY])
      .select(['id', 'nombre', 'apellidos', 'email'])
      .execute();
    const total = answers.find(({ by, whole }) => whole && by === null);
    return {
      abiertas: open.reduce((sum, { total: count }) => sum + count, 0),
      sin_responder: open.reduce((sum, { unanswered }) => sum + unanswered, 0),
      respondidas: total?.total ?? 0,
      horas_hasta_responder: total?.hours ?? null,
      personas: users
        .map((user) => {
          const own = answers.find(({ by, whole }) => !whole && by === user.id);
          return {
            id: user.id,
            nombre: accountName(user),
            abiertas: open.find(({ by }) => by === user.id)?.total ?? 0,
            respondidas: own?.total ?? 0,
            horas_hasta_responder: own?.hours ?? null,
          };
        })
        .sort((a, b) => b.respondidas - a.respondidas || a.nombre.localeCompare(b.nombre, 'es')),
    };
  }

  private open() {
    return db(this.dataSource)
      .selectFrom('hilos as h')
      .innerJoin('candidates as c', 'c.id', 'h.candidato_id')
      .where('c.deleted_at', 'is', null)
      .where('h.mensajes', '>', 0)
      .where((eb) => eb.or([eb('h.cerrado_at', 'is', null), eb('h.sin_leer_rrhh', '>', 0)]))
      .groupBy('h.asignado_a')
      .select((eb) => [
        'h.asignado_a as by',
        sql<number>`count(*)::int`.as('total'),
        sql<number>`(count(*) filter (where ${eb.ref('h.ultimo_autor')} = 'candidato'))::int`.as(
          'unanswered',
        ),
      ])
      .execute();
  }

  private answers(since: Date) {
    return db(this.dataSource)
      .with('marked', (eb) =>
        eb
          .selectFrom('mensajes_hilo')
          .where('created_at', '>=', since)
          .select(['candidato_id', 'orden', 'autor', 'autor_user_id', 'created_at'])
          .select(
            sql<number>`(lag(autor) over (partition by candidato_id order by orden) is distinct from autor)::int`.as(
              'starts',
            ),
          ),
      )
      .with('runs', (eb) =>
        eb
          .selectFrom('marked')
          .select(['candidato_id', 'orden', 'autor', 'autor_user_id', 'created_at'])
          .select(sql<number>`sum(starts) over (partition by candidato_id order by orden)`.as('run')),
      )
      .with('turns', (eb) =>
        eb
          .selectFrom('runs')
          .groupBy(['candidato_id', 'run', 'autor'])
          .select(['candidato_id', 'run', 'autor'])
          .select(sql<Date>`min(created_at)`.as('at'))
          .select(sql<string | null>`(array_agg(autor_user_id order by orden))[1]`.as('by')),
      )
      .selectFrom('turns as q')
      .innerJoin('turns as a', (join) =>
        join.onRef('a.candidato_id', '=', 'q.candidato_id').on(sql<SqlBool>`a.run = q.run + 1`),
      )
      .where('q.autor', '=', 'candidato')
      .where('a.autor', '=', 'rrhh')
      .groupBy(sql`grouping sets ((), (a.by))`)
      .select([
        'a.by',
        sql<boolean>`grouping(a.by) = 1`.as('whole'),
        sql<number>`count(*)::int`.as('total'),
        sql<number>`round((percentile_cont(0.5) within group (order by extract(epoch from a.at - q.at))
          / 3600)::numeric, 1)::float`.as('hours'),
      ])
      .execute();
  }
}
