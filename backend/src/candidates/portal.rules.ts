import type { Estado } from '@hiring/contract';
import type { PortalStep } from './portal.dto.js';

const AFTER_RECEIPT: readonly Estado[] = [
  'en_revision',
  'entrevista_programada',
  'entrevista_realizada',
  'contratada',
];
const AFTER_INTERVIEW: readonly Estado[] = ['entrevista_programada', 'entrevista_realizada', 'contratada'];

/** The four steps of the progress view, in the words of spec 1, 4.2. `appliedAt` is an ISO instant. */
export function portalSteps(estado: Estado, appliedAt: string): PortalStep[] {
  const review = AFTER_RECEIPT.includes(estado);
  const interview = AFTER_INTERVIEW.includes(estado);
  return [
    { title: 'Candidatura Enviada', status: 'Completado', badge: null, date: appliedAt, done: true },
    {
      title: 'En Revisión',
      status: review ? 'En progreso' : 'Pendiente',
      badge: estado === 'en_revision' ? { text: 'Activo', tone: 'yellow' } : null,
      date: null,
      done: review && estado !== 'en_revision',
    },
    {
      title: 'Entrevista Programada',
      status: interview ? 'En progreso' : 'Pendiente',
      badge: estado === 'entrevista_programada' ? { text: 'Programada', tone: 'purple' } : null,
      date: null,
      done: interview && estado !== 'entrevista_programada',
    },
    decision(estado),
  ];
}

function decision(estado: Estado): PortalStep {
  const step = { title: 'Decisión Final', date: null };
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
