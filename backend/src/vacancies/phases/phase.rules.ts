import { ESTADOS, type Estado } from '@hiring/contract';
import type { FieldErrors } from '../../platform/errors/domain-error.js';
import type { PhaseRequest } from './phase.dto.js';
import type { Phase } from './phase.entity.js';

type Place = Pick<Phase, 'id' | 'estado' | 'orden' | 'archivada_at'>;

/** Errors of a list by field: each phase is there once, and two that are in use have different names, whatever their case. */
export function phaseErrors(
  phases: readonly Pick<PhaseRequest, 'id' | 'nombre' | 'archivada'>[],
): FieldErrors {
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  phases.forEach(({ id, nombre, archivada }, place) => {
    if (id !== undefined && phases.findIndex((one) => one.id === id) !== place) {
      errors[`fases.${place}.id`] = ['La fase está dos veces'];
    }
    if (archivada) return;
    const name = nombre.toLocaleLowerCase('es');
    if (seen.has(name)) errors[`fases.${place}.nombre`] = ['Ya hay otra fase con ese nombre'];
    seen.add(name);
  });
  return errors;
}

/** Phases as they follow each other: by estado, and inside an estado as they were put. */
export const inOrder = <P extends Pick<PhaseRequest, 'estado'>>(phases: readonly P[]): P[] =>
  phases.toSorted((a, b) => ESTADOS.indexOf(a.estado) - ESTADOS.indexOf(b.estado));

/** The phase in which a move to an estado ends when it names none: its first one in use; null: it has none. */
export function firstPhase<P extends Place>(phases: readonly P[], estado: Estado): P | null {
  return (
    phases
      .filter((phase) => phase.estado === estado && phase.archivada_at === null)
      .sort((a, b) => a.orden - b.orden)[0] ?? null
  );
}

/**
 * Whether a move goes on from a phase, so that what the phase asks for is needed. Going back, a rejection and staying
 * need nothing.
 * @param to its phase is null in an estado without phases
 */
export function goesOn(from: Place, to: { estado: Estado; phase: Place | null }): boolean {
  if (to.estado === 'rechazada') return false;
  const way = ESTADOS.indexOf(to.estado) - ESTADOS.indexOf(from.estado);
  return way > 0 || (way === 0 && to.phase !== null && to.phase.orden > from.orden);
}
