import { estadosOf, STAGE_OF_ESTADO, STAGES } from '@hiring/contract';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import { targetsOf } from '../application.rules.js';
import type { MoveDestination } from './move-destination.dto.js';

type Place = Parameters<typeof targetsOf>[0] & { fase_id: string | null };
type Named = Pick<Phase, 'id' | 'nombre' | 'estado' | 'archivada_at'>;

/**
 * Where HR may move an application, in the order of the process: the stages, and the phases in use of its vacancy inside
 * them, other ones of its own stage too. A stage leads to its first estado, so it stands beside its phases only when
 * none of them divides that one.
 */
export function destinationsOf(application: Place, phases: readonly Named[]): MoveDestination[] {
  const targets = targetsOf(application);
  if (targets.length === 0) return [];
  return STAGES.flatMap((stage) => {
    const own = phases.filter(
      ({ estado, archivada_at }) => archivada_at === null && STAGE_OF_ESTADO[estado] === stage,
    );
    const first = estadosOf(stage)[0];
    const whole = targets.includes(stage) && !own.some(({ estado }) => estado === first);
    return [
      ...(whole ? [{ id: stage, stage, fase: null, cambia_estado: true }] : []),
      ...own
        .filter(({ id }) => id !== application.fase_id)
        .map(({ id, nombre, estado }) => ({
          id,
          stage,
          fase: { id, nombre },
          cambia_estado: estado !== application.estado,
        })),
    ];
  });
}
