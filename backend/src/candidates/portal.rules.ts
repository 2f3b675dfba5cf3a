import type { Estado } from '@hiring/contract';
import type { PortalStep } from './portal.dto.js';

const AFTER_RECEIPT: readonly Estado[] = [
  'en_revision',
  'entrevista_programada',
  'entrevista_realizada',
  'contratada',
];
const AFTER_INTERVIEW: readonly Estado[] = ['entrevista_programada', 'entrevista_realizada', 'contratada'];

/** What the person may see of an application's history: the estado it came to, and when they could see it. */
export interface Reached {
  estado: Estado;
  /** ISO instant. */
  at: string;
}

/** How far along the four steps an estado is, from 0. */
const STEP_OF: Readonly<Record<Estado, number>> = {
  recibida: 0,
  en_revision: 1,
  entrevista_programada: 2,
  entrevista_realizada: 2,
  contratada: 3,
  rechazada: 3,
};

/**
 * When each step was reached for the last time: what a move back took away counts no more, and a step that was skipped
 * was never reached.
 */
function datesOf(history: readonly Reached[]): Readonly<Record<number, string>> {
  let dates: Record<number, string> = {};
  for (const { estado, at } of history) {
    const step = STEP_OF[estado];
    dates = Object.fromEntries(Object.entries(dates).filter(([reached]) => Number(reached) <= step));
    dates[step] ??= at;
  }
  return dates;
}

/** The four steps of the progress view, in the words of spec 1, 4.2. `appliedAt` is an ISO instant; the history oldest first. */
export function portalSteps(estado: Estado, appliedAt: string, history: readonly Reached[]): PortalStep[] {
  const review = AFTER_RECEIPT.includes(estado);
  const interview = AFTER_INTERVIEW.includes(estado);
  const dates = datesOf(history);
  const dateOf = (step: number, reached: boolean) => (reached ? (dates[step] ?? null) : null);
  return [
    { title: 'Candidatura Enviada', status: 'Completado', badge: null, date: appliedAt, done: true },
    {
      title: 'En Revisión',
      status: review ? 'En progreso' : 'Pendiente',
      badge: estado === 'en_revision' ? { text: 'Activo', tone: 'yellow' } : null,
      date: dateOf(1, review),
      done: review && estado !== 'en_revision',
    },
    {
      title: 'Entrevista Programada',
      status: interview ? 'En progreso' : 'Pendiente',
      badge: estado === 'entrevista_programada' ? { text: 'Programada', tone: 'purple' } : null,
      date: dateOf(2, interview),
      done: interview && estado !== 'entrevista_programada',
    },
    decision(estado, dateOf(3, STEP_OF[estado] === 3)),
  ];
}

function decision(estado: Estado, date: string | null): PortalStep {
  const step = { title: 'Decisión Final', date };
  if (estado === 'contratada') {
    return {
      ...step,
      status: '¡Contratado!',
      badge: { text: '¡Felicitaciones!', tone: 'green' },
      done: true,
    };
  }
  if (estado === 'rechazada') {
    return { ...step, status: 'Completado', badge: { text: 'Completado', tone: 'red' }, done: true };
  }
  return { ...step, status: 'Pendiente', badge: null, done: false };
}

/** The word in the header's badge (domain.md 2). */
export type ApplicationStatus = 'aprobada' | 'entrevista' | 'rechazada' | 'en_revision';

export function applicationStatus(estado: Estado): ApplicationStatus {
  switch (estado) {
    case 'contratada':
      return 'aprobada';
    case 'entrevista_programada':
    case 'entrevista_realizada':
      return 'entrevista';
    case 'rechazada':
      return 'rechazada';
    case 'recibida':
    case 'en_revision':
      return 'en_revision';
  }
}
