import type { LogEntry } from '../../logs/log-entry.entity.js';
import type { User } from '../../auth/user.entity.js';
import type { WorkCalendar } from '../madrid-time.js';
import { vacancyIdOf } from '../process/openings.js';
import type { DemoCandidate } from '../process/process.js';
import { ADMIN, FORMER, HR, HR_TEAM, INVITED } from '../process/staff.js';
import { at, Random } from '../random.js';
import { VACANCIES } from '../vacancies/index.js';
import { hasCv } from './candidates.js';

export type LogRow = Omit<LogEntry, 'id' | 'cambios'> & Partial<Pick<LogEntry, 'cambios'>>;

const MINUTE = 60_000;

/** The system log of the last weeks, by time. People are identified only by opaque ids. */
export function logRows(
  candidates: readonly DemoCandidate[],
  accounts: readonly User[],
  calendar: WorkCalendar,
): LogRow[] {
  const random = new Random('log');
  return [
    ...signIns(calendar, random),
    ...views(candidates, random),
    ...registrations(accounts),
    ...administration(calendar),
    ...colleagues(calendar),
  ].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

function signIns(calendar: WorkCalendar, random: Random): LogRow[] {
  const entries: LogRow[] = [];
  for (let day = -8; day < 0; day++) {
    const present = random.sample(HR_TEAM, 2);
    for (const { id } of day % 3 === 0 ? [...present, ADMIN] : present) {
      const created_at = calendar.at(day, random.int(8 * 60 + 20, 9 * 60 + 10));
      if (random.chance(0.12)) {
        entries.push({
          created_at: new Date(created_at.getTime() - MINUTE),
          actor_id: null,
          action: 'auth.sign_in_failed',
          details: 'Intento de inicio de sesión fallido',
          level: 'warning',
          entity: 'user',
          entity_id: id,
        });
      }
      entries.push({
        created_at,
        actor_id: id,
        action: 'auth.sign_in',
        details: 'Inicio de sesión',
        level: 'success',
        entity: 'user',
        entity_id: id,
      });
    }
  }
  return entries;
}

/** HR reads the CV a few minutes before it reviews an application. */
function views(candidates: readonly DemoCandidate[], random: Random): LogRow[] {
  const reviews = candidates.filter(hasCv).flatMap(({ person, stories }) =>
    stories
      .flatMap(({ history }) => history)
      .filter(({ a, tipo }) => tipo === 'movida' && a === 'en_revision')
      .map(({ created_at, actor_id }) => ({ candidateId: person.candidateId, created_at, actor_id })),
  );
  return reviews
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, 14)
    .map(({ candidateId, created_at, actor_id }) => {
      const downloaded = random.chance(0.2);
      return {
        created_at: new Date(created_at.getTime() - random.int(2, 8) * MINUTE),
        actor_id,
        action: downloaded ? 'cv.downloaded' : 'cv.viewed',
        details: downloaded ? 'CV descargado' : 'CV consultado',
        level: 'info',
        entity: 'candidates',
        entity_id: candidateId,
      };
    });
}

function registrations(accounts: readonly User[]): LogRow[] {
  return accounts
    .filter(({ role }) => role === 'candidate')
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, 7)
    .flatMap(({ id, created_at, email_verified_at }) => {
      const subject = { actor_id: id, level: 'success' as const, entity: 'user', entity_id: id };
      const registered = { created_at, action: 'auth.registered', details: 'Cuenta de candidato creada' };
      const verified = { action: 'auth.email_verified', details: 'Correo verificado' };
      return [
        { ...subject, ...registered },
        ...(email_verified_at ? [{ ...subject, ...verified, created_at: email_verified_at }] : []),
      ];
    });
}

function administration(calendar: WorkCalendar): LogRow[] {
  const vacancies = { entity: 'vacancies' };
  const { fleetClerk, recruiter, fleetSales } = VACANCIES;
  const event = (day: number, minutes: number, row: Omit<LogRow, 'created_at'>): LogRow => ({
    ...row,
    created_at: calendar.at(day, minutes),
  });
  return [
    event((fleetClerk.closedDay ?? 0) + 1, 605, {
      ...vacancies,
      actor_id: HR.id,
      action: 'vacancy.estado_changed',
      details: 'Vacante cerrada: plazas cubiertas',
      level: 'info',
      entity_id: vacancyIdOf('fleetClerk'),
    }),
    event((recruiter.closedDay ?? 0) + 1, 640, {
      ...vacancies,
      actor_id: at(HR_TEAM, 1).id,
      action: 'vacancy.estado_changed',
      details: 'Vacante pausada',
      level: 'info',
      entity_id: vacancyIdOf('recruiter'),
    }),
    event(fleetSales.publishedDay, 790, {
      ...vacancies,
      actor_id: HR.id,
      action: 'vacancy.created',
      details: 'Vacante creada como borrador',
      level: 'success',
      entity_id: vacancyIdOf('fleetSales'),
    }),
    event(-16, 570, {
      actor_id: ADMIN.id,
      action: 'config.saved',
      details: 'Configuración guardada: tiempo de sesión',
      level: 'success',
      entity: 'config',
      entity_id: '1',
    }),
    event(-12, 725, {
      actor_id: ADMIN.id,
      action: 'department.updated',
      details: 'Departamento actualizado: posiciones ordenadas',
      level: 'info',
      entity: 'departments',
      entity_id: 'lavadero',
    }),
    event(-5, 1130, {
      actor_id: null,
      action: 'cv.upload_failed',
      details: 'La subida de un CV se interrumpió antes de terminar',
      level: 'error',
      entity: null,
      entity_id: null,
    }),
  ];
}

/** The administrator's actions on accounts of colleagues. */
function colleagues(calendar: WorkCalendar): LogRow[] {
  const account = (id: string) => ({ actor_id: ADMIN.id, entity: 'user', entity_id: id });
  return [
    {
      ...account(FORMER.id),
      created_at: calendar.at(-15, 15 * 60 + 10),
      action: 'user.deactivated',
      details: 'Cuenta desactivada y sesiones cerradas',
      level: 'warning',
      cambios: { status: { antes: 'active', ahora: 'inactive' } },
    },
    {
      ...account(at(HR_TEAM, 2).id),
      created_at: calendar.at(-9, 10 * 60 + 20),
      action: 'user.sessions_ended',
      details: 'Sesiones cerradas por administración',
      level: 'info',
    },
    {
      ...account(INVITED.id),
      created_at: calendar.at(-2, 12 * 60),
      action: 'user.created',
      details: 'Cuenta de RRHH creada por invitación',
      level: 'success',
      cambios: { role: { antes: null, ahora: 'rrhh' } },
    },
  ];
}
