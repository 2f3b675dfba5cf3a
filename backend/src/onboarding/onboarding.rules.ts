import { type OnboardingActor, SOURCE_LANGUAGE } from '@hiring/contract';
import { daysAfter } from '../candidates/people/tasks/task.rules.js';
import { languageAsked, languageNow } from '../platform/http/language/language.js';
import type { Onboarding } from './onboarding.entity.js';
import type { OnboardingTask } from './tasks/onboarding-task.entity.js';
import type { OnboardingText } from './templates/template.entity.js';

export type RuledTask = Pick<
  OnboardingTask,
  'clave' | 'orden' | 'dias' | 'obligatoria' | 'espera' | 'turno' | 'hecha_at'
>;

export type FirstDay = Pick<Onboarding, 'primer_dia' | 'dia_fijado_el'>;

/**
 * YYYY-MM-DD until which a task is to be done; null: the first day is not known. Of a first day that was set at short
 * notice a task before it has until the day after that, so that nothing is late at once. `DUE_DAY` is the same in SQL.
 */
export function dueDay({ primer_dia, dia_fijado_el }: FirstDay, days: number): string | null {
  if (!primer_dia) return null;
  const wanted = daysAfter(primer_dia, days);
  if (!dia_fijado_el || days >= 0) return wanted;
  const soonest = daysAfter(dia_fijado_el, 1);
  const least = soonest < primer_dia ? soonest : primer_dia;
  return wanted > least ? wanted : least;
}

/** The task that must be done before this one; null: it may be done now. */
export function awaited<T extends RuledTask>(task: RuledTask, tasks: readonly T[]): T | null {
  const before = task.espera && tasks.find(({ clave }) => clave === task.espera);
  return before && before.hecha_at === null ? before : null;
}

/** As they are done: by their day, those that wait for another one after it. */
export function inOrder<T extends RuledTask>(tasks: readonly T[]): T[] {
  const sorted = [...tasks].sort((a, b) => a.dias - b.dias || a.orden - b.orden);
  const placed: T[] = [];
  const place = (task: T): void => {
    if (placed.includes(task)) return;
    placed.push(task);
    for (const next of sorted) if (next.espera === task.clave && next.dias <= task.dias) place(next);
  };
  for (const task of sorted) {
    const before = sorted.find(({ clave }) => clave === task.espera);
    if (!before || before.dias < task.dias || placed.includes(before)) place(task);
  }
  return placed;
}

/** `rojo`: a required task is overdue; `ambar`: one is due within three days. */
export type Urgency = 'rojo' | 'ambar' | null;
const SOON_DAYS = 3;

export interface Standing {
  /** Required tasks that are not done. */
  pendientes: number;
  total: number;
  /** Who must act next; null: nobody. */
  turno: OnboardingActor | null;
  urgencia: Urgency;
}

/** How far it is. `today`: YYYY-MM-DD in Madrid. */
export function standingOf(tasks: readonly RuledTask[], firstDay: FirstDay | null, today: string): Standing {
  const required = inOrder(tasks.filter(({ obligatoria }) => obligatoria));
  const left = required.filter(({ hecha_at }) => hecha_at === null);
  const next = left.find((task) => awaited(task, tasks) === null);
  const dues = left.flatMap(({ dias }) => (firstDay && dueDay(firstDay, dias)) ?? []);
  const urgencia = dues.some((day) => day < today)
    ? 'rojo'
    : dues.some((day) => day <= daysAfter(today, SOON_DAYS))
      ? 'ambar'
      : null;
  return { pendientes: left.length, total: required.length, turno: next?.turno ?? null, urgencia };
}

/** In the language of whoever asks; Spanish where it is missing. */
export const sayText = (text: OnboardingText | null): string =>
  text?.[languageAsked()] ?? text?.[SOURCE_LANGUAGE] ?? '';

/** In the language of a message that is being written. */
export const textNow = (text: OnboardingText): string => text[languageNow()] ?? text[SOURCE_LANGUAGE] ?? '';

/** For staff and programs, which read Spanish. */
export const inSpanish = (text: OnboardingText | null): string => text?.[SOURCE_LANGUAGE] ?? '';
