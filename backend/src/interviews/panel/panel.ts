import { type EntityManager, In } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import type { Interview } from '../interview.entity.js';
import { lockInterviewers, staffName } from '../planning/interviewer.js';
import type { ParticipantRequest } from './participant.dto.js';
import { Participant } from './participant.entity.js';

/** Somebody who holds an interview, whether written down yet or not. */
export type Seat = Pick<Participant, 'usuario_id' | 'nombre' | 'email'>;

/** The same person has the same key. */
export const seatKey = ({ usuario_id, email }: Seat): string => usuario_id ?? email?.toLowerCase() ?? '';

/** Those who hold these interviews: the interviewer first, then the others by name. */
export function panelOf(manager: EntityManager, interviewIds: readonly string[]): Promise<Participant[]> {
  return manager.find(Participant, {
    where: { entrevista_id: In([...interviewIds]) },
    order: { principal: 'DESC', nombre: 'ASC', id: 'ASC' },
  });
}

/** Names of those who hold it, the interviewer first; of an interviewer without an account only the name is known. */
export const holdersOf = (
  { entrevistador_nombre }: Pick<Interview, 'entrevistador_nombre'>,
  panel: readonly Participant[],
): string[] => [
  ...(entrevistador_nombre ? [entrevistador_nombre] : []),
  ...panel.filter(({ principal }) => !principal).map(({ nombre }) => nombre),
];

/**
 * The others who are asked for, once each and without the interviewer.
 * @throws {DomainError} `validation_failed`
 */
export async function seatsOf(
  manager: EntityManager,
  wanted: readonly ParticipantRequest[],
  interviewerId: string | null,
): Promise<Seat[]> {
  const seats = new Map<string, Seat>();
  for (const { usuario_id = null, nombre, email } of wanted) {
    if (!usuario_id && !(nombre && email)) {
      throw invalid({ participantes: ['De quien no tiene cuenta hacen falta el nombre y el correo'] });
    }
    const seat: Seat = usuario_id
      ? { usuario_id, nombre: await staffName(manager, usuario_id, 'participantes'), email: null }
      : { usuario_id: null, nombre: nombre ?? '', email: email ?? null };
    if (usuario_id === null || usuario_id !== interviewerId) seats.set(seatKey(seat), seat);
  }
  return [...seats.values()];
}

/**
 * Takes the schedules of everybody who holds an interview, in the order of ids, and looks whether the others are free.
 * The database refuses an overlap too, without saying whose it is.
 * @throws {DomainError} `participant_busy`
 */
export async function holdSchedules(
  manager: EntityManager,
  { id, entrevistador_id, inicio, fin }: Pick<Interview, 'id' | 'entrevistador_id' | 'inicio' | 'fin'>,
  others: readonly Seat[],
): Promise<void> {
  const staff = others.flatMap(({ usuario_id }) => usuario_id ?? []);
  await lockInterviewers(manager, [...staff, ...(entrevistador_id ? [entrevistador_id] : [])]);
  if (staff.length === 0) return;
  const busy = await db(manager)
    .selectFrom('entrevista_participantes as p')
    .where((eb) => isAnyOf(eb.ref('p.usuario_id'), staff))
    .where('p.activa', '=', true)
    .where('p.entrevista_id', '<>', id)
    .where('p.inicio', '<', fin)
    .where('p.fin', '>', inicio)
    .select('p.usuario_id')
    .execute();
  const whose = others.filter(({ usuario_id }) => busy.some((row) => row.usuario_id === usuario_id));
  if (whose.length === 0) return;
  throw new DomainError('participant_busy', { names: whose.map(({ nombre }) => nombre).join(', ') });
}

/** Removes those who are not among these others, before the interview's time changes. */
export async function unseat(
  manager: EntityManager,
  before: readonly Participant[],
  others: readonly Seat[],
): Promise<void> {
  const kept = new Set(others.map(seatKey));
  const gone = before.filter((one) => !one.principal && !kept.has(seatKey(one)));
  if (gone.length > 0) await manager.delete(Participant, { id: In(gone.map(({ id }) => id)) });
}

/** Adds those who are missing, once the interview is written. */
export async function seat(
  manager: EntityManager,
  { id, inicio, fin, estado, deleted_at }: Interview,
  others: readonly Seat[],
): Promise<void> {
  if (others.length === 0) return;
  const there = new Set((await panelOf(manager, [id])).map(seatKey));
  const facts = { entrevista_id: id, inicio, fin, activa: estado !== 'cancelada' && !deleted_at };
  const missing = others.filter((one) => !there.has(seatKey(one)));
  await manager.insert(
    Participant,
    missing.map(({ usuario_id, nombre, email }) => ({ ...facts, usuario_id, nombre, email })),
  );
}
