import { type Estado, STAGE_OF_ESTADO } from '@hiring/contract';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import { firstPhase } from '../../../vacancies/phases/phase.rules.js';
import { estadoOfTarget } from '../application.rules.js';
import type { ApplicationColumns } from './lock-application.js';
import type { MoveOrder } from './planned-move.js';

/** Where a move leads. `phase`: null when the estado has none. */
export interface MoveTarget {
  to: Estado;
  phase: Phase | null;
}

/** @throws {DomainError} `validation_failed` (unknown estado). */
function estadoOf(word: string | undefined): Estado {
  const estado = word === undefined ? null : estadoOfTarget(word);
  if (!estado) throw invalid({ estado: ['El estado no es válido'] });
  return estado;
}

/**
 * Where an order leads: the phase that it names, or the first one of its estado; an application that is in the estado
 * already stays in its phase.
 * @param phases of the application's vacancy
 * @throws {DomainError} `validation_failed` (unknown estado, or a phase of another one), `phase_not_found`.
 */
export function moveTarget(
  { to: word, faseId }: Pick<MoveOrder, 'to' | 'faseId'>,
  application: Pick<ApplicationColumns, 'estado' | 'fase_id'>,
  phases: readonly Phase[],
): MoveTarget {
  if (faseId === undefined) {
    const to = estadoOf(word);
    const stays = to === application.estado;
    const phase = stays ? phases.find(({ id }) => id === application.fase_id) : firstPhase(phases, to);
    return { to, phase: phase ?? null };
  }
  const phase = phases.find(({ id }) => id === faseId);
  if (!phase || phase.archivada_at) throw new DomainError('phase_not_found');
  const { estado } = phase;
  if (word !== undefined && word !== estado && word !== STAGE_OF_ESTADO[estado]) {
    throw invalid({ fase_id: ['La fase es de otro estado'] });
  }
  return { to: estado, phase };
}
