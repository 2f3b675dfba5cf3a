import type { VacancyEstado, VacancyOpenEstado } from '@hiring/contract';

interface Step {
  to: VacancyOpenEstado;
  label: string;
}

const PAUSE: Step = { to: 'pausada', label: 'Pausar' };
const WITHDRAW: Step = { to: 'borrador', label: 'Pasar a borrador' };

/** From every estado to the others, the likeliest first. Closing asks more and has a dialog of its own. */
export const STEPS: Readonly<Record<VacancyEstado, readonly [Step, ...Step[]]>> = {
  borrador: [{ to: 'activa', label: 'Publicar' }, PAUSE],
  pausada: [{ to: 'activa', label: 'Activar' }, WITHDRAW],
  activa: [PAUSE, WITHDRAW],
  cerrada: [{ to: 'activa', label: 'Volver a abrir' }, { to: 'pausada', label: 'Abrir en pausa' }, WITHDRAW],
};

/** Opening it is what comes next, and the button of its row. */
export const opensNext = (estado: VacancyEstado): boolean => estado === 'borrador' || estado === 'pausada';
