import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { isOpenApplication } from '../../candidates/applications/estados.sql.js';
import { FinishTask } from '../../candidates/people/tasks/finish-task.js';
import { Task } from '../../candidates/people/tasks/task.entity.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { Clock } from '../../platform/values/clock.js';
import { TasksOfStaff } from '../../onboarding/tasks/tasks-of-staff.js';
import { returnedTo } from '../../requisitions/own-requisitions.js';
import { TeamApprovals } from '../approvals/team-approvals.js';
import { ofOthers, teamVacancies } from '../team-rows.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import type { InterviewToScore, TeamTask, TeamToday, TeamVacancy } from './team.dto.js';
import { teamApplications, toSee } from './team-list.js';

const DAY_MS = 86_400_000;
const LISTED = 10;
/** More than one person holds in these days: nothing else on the page says that there are others. */
const INTERVIEWS = 100;
const TASKS = 50;
const SCORED_WITHIN_DAYS = 30;
const AHEAD_DAYS = 7;
/** Behind every day. */
const NO_DAY = '9';

/** What waits for a manager, and their openings. */
@Injectable()
export class TeamTodayService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly approvals: TeamApprovals,
    private readonly finishing: FinishTask,
    private readonly ofOnboardings: TasksOfStaff,
    private readonly clock: Clock,
  ) {}

  async today(actor: Actor): Promise<TeamToday> {
    const now = this.clock.now().getTime();
    const vacancies = await teamVacancies(this.dataSource, actor);
    const [waiting, por_valorar, proximas, vacantes, tareas, por_aprobar, devueltas] = await Promise.all([
      toSee(this.dataSource, vacancies, actor)
        .orderBy('a.fecha_aplicacion')
        .limit(LISTED)
        .select('a.id')
        .execute(),
      this.interviews(actor, { from: new Date(now - SCORED_WITHIN_DAYS * DAY_MS), to: new Date(now) }),
      this.interviews(actor, { from: new Date(now), to: new Date(now + AHEAD_DAYS * DAY_MS), ahead: true }),
      this.vacancies(actor, vacancies),
      this.tasks(actor),
      this.approvals.list(actor),
      returnedTo(this.dataSource, actor.userId),
    ]);
    const ids = waiting.map(({ id }) => id);
    return {
      por_ver: await teamApplications(this.dataSource, ids, actor),
      total_por_ver: vacantes.reduce((sum, { por_ver }) => sum + por_ver, 0),
      por_valorar,
      proximas,
      vacantes,
      tareas,
      por_aprobar,
      devueltas,
    };
  }

  /** The openings of a manager, those with most to see first. */
  async vacancies(actor: Actor, ids?: readonly string[]): Promise<TeamVacancy[]> {
    const mine = ids ?? (await teamVacancies(this.dataSource, actor));
    const counted = db(this.dataSource)
      .selectFrom('aplicaciones_vacantes as a')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .leftJoin('vistas_equipo as s', (join) =>
        join.onRef('s.aplicacion_id', '=', 'a.id').on('s.usuario_id', '=', actor.userId),
      )
      .where((eb) => isAnyOf(eb.ref('a.vacante_id').$castTo<string>(), mine))
      .where('a.deleted_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .where(ofOthers(actor))
      .where(isOpenApplication('a'))
      .groupBy('a.vacante_id')
      .select('a.vacante_id')
      .select([
        sql<number>`count(*)::int`.as('abiertas'),
        sql<number>`count(*) filter (where s.vista_at is null)::int`.as('por_ver'),
      ]);
    return db(this.dataSource)
      .selectFrom('vacantes as v')
      .leftJoin(counted.as('n'), 'n.vacante_id', 'v.id')
      .where((eb) => isAnyOf(eb.ref('v.id'), mine))
      .select(['v.id', 'v.titulo', 'v.estado', 'v.departamento'])
      .select((eb) => [
        eb.fn.coalesce('n.abiertas', sql<number>`0`).as('abiertas'),
        eb.fn.coalesce('n.por_ver', sql<number>`0`).as('por_ver'),
      ])
      .orderBy(sql`v.estado = 'activa'`, 'desc')
      .orderBy('por_ver', 'desc')
      .orderBy('v.titulo')
      .execute();
  }

  /** Ends or reopens one's own task. @throws {DomainError} `task_not_found`: it is somebody else's; `onboarding_…`. */
  async finish(id: string, actor: Actor, done: boolean): Promise<TeamToday> {
    const own = { id, asignada_a: actor.userId };
    if (!(await this.dataSource.manager.existsBy(Task, own)))
      await this.ofOnboardings.finish(id, actor, done);
    else await (done ? this.finishing.done(id, actor) : this.finishing.undone(id, actor));
    return this.today(actor);
  }

  /** Those that somebody gave them, and those of the incorporaciones that they see to. */
  private async tasks(actor: Actor): Promise<TeamTask[]> {
    const { userId } = actor;
    const today = madridDay(this.clock.now());
    const rows = await db(this.dataSource)
      .selectFrom('tareas as t')
      .leftJoin('candidates as c', 'c.id', 't.candidato_id')
      .where('t.asignada_a', '=', userId)
      .where('t.hecha_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .where(ofOthers({ userId }))
      .orderBy('t.vence_el')
      .orderBy('t.id')
      .limit(TASKS)
      .select(['t.id', 't.titulo', 't.detalle', 't.vence_el'])
      .execute();
    return [...rows, ...(await this.ofOnboardings.open(actor, today))]
      .sort((one, other) => (one.vence_el ?? NO_DAY).localeCompare(other.vence_el ?? NO_DAY))
      .map((row) => ({ ...row, vencida: row.vence_el !== null && row.vence_el < today }));
  }

  /** Own interviews that begin in a time; of those that are over, the ones without the own scorecard. */
  private async interviews(
    { userId }: Actor,
    { from, to, ahead = false }: { from: Date; to: Date; ahead?: boolean },
  ): Promise<InterviewToScore[]> {
    const rows = await db(this.dataSource)
      .selectFrom('entrevista_participantes as p')
      .innerJoin('interviews as i', 'i.id', 'p.entrevista_id')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
      .where('p.usuario_id', '=', userId)
      .where('p.activa', '=', true)
      .where('p.inicio', '>=', from)
      .where('p.inicio', '<', to)
      .where('i.deleted_at', 'is', null)
      .where('a.deleted_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .where(ofOthers({ userId }))
      .$if(!ahead, (query) =>
        query
          .where('i.estado', '<>', 'no_presentada')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('evaluaciones as e')
                  .whereRef('e.entrevista_id', '=', 'i.id')
                  .where('e.autor_id', '=', userId)
                  .select('e.id'),
              ),
            ),
          ),
      )
      .orderBy('p.inicio')
      .limit(INTERVIEWS)
      .select([
        'i.id',
        'i.aplicacion_id',
        'c.nombre',
        'c.apellidos',
        'v.titulo as vacante_titulo',
        'p.inicio',
      ])
      .execute();
    return rows.map(({ nombre, apellidos, inicio, ...row }) => ({
      ...row,
      persona: `${nombre} ${apellidos}`,
      inicio: inicio.toISOString(),
    }));
  }
}
