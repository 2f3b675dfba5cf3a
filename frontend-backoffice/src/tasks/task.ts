import '../i18n/tasks';
import { plainDayFormat } from '@hiring/contract';
import { useGetIdentity } from 'react-admin';
import { api, useRead } from '../providers/api';
import { interviewAddress } from '../interviews/types';
import { formatDay } from '../ui/format/dates';
import { dateOf, dayFrom, todayInMadrid } from '../ui/format/days';
import type { Task } from './forToday';
import { translate } from '../i18n/texts';

/** What a new task is about; empty: nothing of these. */
export type TaskAbout = Partial<
  Pick<Task, 'candidato_id' | 'aplicacion_id' | 'vacante_id' | 'entrevista_id'>
>;

export const TASKS = '/tasks';
export const NEW_TASK = `${TASKS}/create`;
export const tasksWith = (filter: object): string =>
  `${TASKS}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Active staff, who may have tasks; nobody while it is not enabled. */
export const useStaff = (enabled = true) =>
  useRead(['interviews', 'interviewers'], () => api.get('/api/interviews/interviewers'), {
    staleTime: 60_000,
    enabled,
  }).data ?? [];

export const useOwnId = (): string | undefined => useGetIdentity().identity?.id as string | undefined;

const inYear = plainDayFormat({ day: 'numeric', month: 'short' });

/** "Hoy", "Mañana", "Venció el 5 mar", "5 mar", "05/03/2025"; nothing without a day. */
export function dueText({ vence_el, vencida }: Pick<Task, 'vence_el' | 'vencida'>): string {
  if (!vence_el) return '';
  const today = todayInMadrid();
  if (vence_el === today) return translate('tasks.when.today');
  if (vence_el === dayFrom(today, 1)) return translate('tasks.when.tomorrow');
  const sameYear = vence_el.slice(0, 4) === today.slice(0, 4);
  const day = sameYear ? inYear(dateOf(vence_el)) : formatDay(vence_el);
  return vencida ? translate('tasks.when.overdue', { day }) : day;
}

/** What a task is about, in words, and where that is; null: nothing. */
export function aboutOf(task: Task): { name: string; to: string } | null {
  const { candidato_id, candidato_nombre: person, entrevista_id, vacante_id, vacante_titulo } = task;
  if (entrevista_id) {
    const name = translate('tasks.interviewOf', { name: person });
    return { name, to: interviewAddress(entrevista_id) };
  }
  if (candidato_id) {
    const name = task.aplicacion_id && vacante_titulo ? `${person}, ${vacante_titulo}` : (person ?? '');
    return { name, to: `/candidates/${candidato_id}/show` };
  }
  return vacante_id ? { name: vacante_titulo ?? '', to: `/vacancies/${vacante_id}/show` } : null;
}
