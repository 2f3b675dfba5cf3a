import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { accountName } from '../../platform/values/account-name.js';
import { LogsService } from '../../logs/logs.service.js';
import { workingDaysBetween } from '../../approvals/working-days.js';
import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { Clock } from '../../platform/values/clock.js';
import { madridDay } from '../../platform/values/madrid-day.js';
import { Vacancy } from '../../vacancies/vacancy.entity.js';
import { PATIENCE_DAYS } from '../team-rows.js';
import { proposalsOf } from '../proposals/proposal-rows.js';
import type { ApplicationTeam, TeamMember, TeamMemberRequest, UserDepartments } from './members.dto.js';
import { DepartmentMember, VacancyMember } from './team-member.entity.js';

const TEAM = 100;

/** Teams of vacancies and departments, for human resources and administration. */
@Injectable()
export class TeamMembers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly departments: DepartmentsService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** By name, those of the department too. @throws {DomainError} `vacancy_not_found`. */
  async ofVacancy(id: string): Promise<TeamMember[]> {
    const vacancy = await this.dataSource.manager.findOneBy(Vacancy, { id });
    if (!vacancy) throw new DomainError('vacancy_not_found');
    const rows = await membersOf(this.dataSource, vacancy);
    return rows.map(({ id: usuario_id, papel, ...user }) => ({
      usuario_id,
      papel,
      nombre: accountName(user),
    }));
  }

  /** Adds somebody of staff, or changes what they do. @throws {DomainError} `vacancy_not_found`, `validation_failed`. */
  async put(
    vacante_id: string,
    usuario_id: string,
    { papel }: TeamMemberRequest,
    actor: Actor,
  ): Promise<void> {
    await this.change(vacante_id, actor, 'Equipo de la vacante cambiado', async (manager) => {
      const staff = { id: usuario_id, role: Not('candidate' as const), activo: true };
      if (!(await manager.existsBy(User, staff)))
        throw invalid({ usuario_id: ['Elige a alguien del equipo'] });
      await manager.upsert(VacancyMember, { vacante_id, usuario_id, papel }, ['vacante_id', 'usuario_id']);
    });
  }

  /** A second time changes nothing. @throws {DomainError} `vacancy_not_found`. */
  async remove(vacante_id: string, usuario_id: string, actor: Actor): Promise<void> {
    await this.change(vacante_id, actor, 'Persona quitada del equipo de la vacante', async (manager) => {
      await manager.delete(VacancyMember, { vacante_id, usuario_id });
    });
  }

  async departmentsOf(usuario_id: string): Promise<UserDepartments> {
    const rows = await this.dataSource.manager.find(DepartmentMember, {
      where: { usuario_id },
      order: { departamento: 'ASC' },
    });
    return { departamentos: rows.map(({ departamento }) => departamento) };
  }

  /** @throws {DomainError} `user_not_found`, `validation_failed`. */
  async setDepartments(usuario_id: string, { departamentos }: UserDepartments, actor: Actor): Promise<void> {
    const known = new Set((await this.departments.list()).map(({ codigo }) => codigo));
    if (departamentos.some((code) => !known.has(code)))
      throw invalid({ departamentos: ['Este departamento no existe'] });
    await inRequestTransaction(this.dataSource, async (manager) => {
      const user = await manager.findOne(User, {
        where: { id: usuario_id, role: Not('candidate') },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw new DomainError('user_not_found');
      await manager.delete(DepartmentMember, { usuario_id, departamento: Not(In(departamentos)) });
      await manager.upsert(
        DepartmentMember,
        departamentos.map((departamento) => ({ departamento, usuario_id })),
        ['departamento', 'usuario_id'],
      );
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: 'team.departments_set',
        level: 'warning',
        details: `Departamentos de los que es responsable: ${departamentos.join(', ') || 'ninguno'}`,
        entity: 'user',
        entityId: usuario_id,
      });
    });
  }

  /** Who of its team has looked at an application, and what they propose. @throws {DomainError} `application_not_found`. */
  async ofApplication(id: string, viewer: Actor): Promise<ApplicationTeam> {
    const row = await db(this.dataSource)
      .selectFrom('aplicaciones_vacantes as a')
      .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
      .where('a.id', '=', id)
      .where('a.deleted_at', 'is', null)
      .select(['a.fecha_aplicacion', 'v.id', 'v.departamento'])
      .executeTakeFirst();
    if (!row) throw new DomainError('application_not_found');
    const { id: vacancy, departamento, fecha_aplicacion } = row;
    const [members, seen, propuestas] = await Promise.all([
      vacancy && departamento ? membersOf(this.dataSource, { id: vacancy, departamento }) : [],
      db(this.dataSource).selectFrom('vistas_equipo').where('aplicacion_id', '=', id).selectAll().execute(),
      proposalsOf(this.dataSource, { aplicacion_id: id }, viewer),
    ]);
    const today = madridDay(this.clock.now());
    const late = workingDaysBetween(madridDay(fecha_aplicacion), today) > PATIENCE_DAYS;
    const equipo = members
      .filter(({ role }) => role === 'responsable')
      .map(({ id: usuario_id, ...user }) => {
        const vista = seen.find((one) => one.usuario_id === usuario_id)?.vista_at ?? null;
        return {
          usuario_id,
          nombre: accountName(user),
          tarde: late && !vista,
          vista_at: vista?.toISOString() ?? null,
        };
      });
    return { equipo, propuestas };
  }

  private async change(
    id: string,
    { userId: actorId }: Actor,
    details: string,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      if (!(await manager.existsBy(Vacancy, { id }))) throw new DomainError('vacancy_not_found');
      await work(manager);
      await this.logs.record(manager, {
        actorId,
        action: 'vacancy.team_changed',
        details,
        entity: 'vacancies',
        entityId: id,
      });
    });
  }
}

/** The team of a vacancy by name: of the vacancy itself, and of its department. */
const membersOf = (source: Source, { id, departamento }: Pick<Vacancy, 'id' | 'departamento'>) =>
  db(source)
    .selectFrom('users as u')
    .leftJoin('equipo_vacante as e', (join) =>
      join.onRef('e.usuario_id', '=', 'u.id').on('e.vacante_id', '=', id),
    )
    .leftJoin('equipo_departamento as d', (join) =>
      join.onRef('d.usuario_id', '=', 'u.id').on('d.departamento', '=', departamento),
    )
    .where((eb) => eb.or([eb('e.usuario_id', 'is not', null), eb('d.usuario_id', 'is not', null)]))
    .where('u.activo', '=', true)
    .orderBy('u.nombre')
    .orderBy('u.id')
    .limit(TEAM)
    .select(['u.id', 'u.nombre', 'u.apellidos', 'u.email', 'u.role', 'e.papel'])
    .execute();
