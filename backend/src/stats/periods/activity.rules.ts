import type { Estado } from '@hiring/contract';

export type ActivityPriority = 'alta' | 'media' | 'baja';

/** What is new waits for an answer. */
export const priorityOfCandidate = (estado: Estado): ActivityPriority =>
  estado === 'recibida' ? 'alta' : 'media';

export const priorityOfVacancy = (estado: string): ActivityPriority =>
  estado === 'activa' ? 'media' : 'baja';

/** The newest first, whatever they are of. */
export function latest<T extends { fecha: string }>(activities: readonly T[], count: number): T[] {
  return [...activities].sort((a, b) => b.fecha.localeCompare(a.fecha)).slice(0, count);
}
