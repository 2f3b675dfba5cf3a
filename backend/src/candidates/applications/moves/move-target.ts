import { type Estado, STAGE_OF_ESTADO } from '@hiring/contract';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import { firstPhase, goesOn } from '../../../vacancies/phases/phase.rules.js';
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

/**
 * Refuses to go on from a phase before what it asks for is there.
 * @throws {DomainError} `phase_incomplete`, with what is missing.
 */
export async function assertPhaseDone(
  manager: EntityManager,
  application: ApplicationColumns,
  phases: readonly Phase[],
  { to, phase }: MoveTarget,
): Promise<void> {
  const from = phases.find(({ id }) => id === application.fase_id);
  if (!from || !goesOn(from, { estado: to, phase })) return;
  const missing = await missingOf(manager, application, from);
  if (missing.length > 0) {
    throw new DomainError('phase_incomplete', { phase: from.nombre, missing: missing.join(' y ') });
  }
}

async function missingOf(
  manager: EntityManager,
  { id, candidato_id }: ApplicationColumns,
  { exige_documento, exige_puntuacion, exige_tarea }: Phase,
): Promise<string[]> {
  if (exige_documento === null && !exige_puntuacion && exige_tarea === null) return [];
  const found = await db(manager)
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('documentos_solicitados')
            .where('candidato_id', '=', candidato_id)
            .where((row) => row.or([row('aplicacion_id', 'is', null), row('aplicacion_id', '=', id)]))
            .where(sql<string>`lower(nombre)`, '=', (exige_documento ?? '').toLowerCase())
            .where('estado', '=', 'aceptado')
            .select('id'),
        )
        .as('documento'),
      eb
        .exists(
          eb
            .selectFrom('tareas')
            .where('aplicacion_id', '=', id)
            .where(sql<string>`lower(titulo)`, '=', (exige_tarea ?? '').toLowerCase())
            .where('hecha_at', 'is not', null)
            .select('id'),
        )
        .as('tarea'),
      eb.exists(eb.selectFrom('evaluaciones').where('aplicacion_id', '=', id).select('id')).as('puntuacion'),
    ])
    .executeTakeFirstOrThrow();
  return [
    ...(exige_documento !== null && !found.documento ? [`el documento «${exige_documento}» aceptado`] : []),
    ...(exige_puntuacion && !found.puntuacion ? ['una evaluación'] : []),
    ...(exige_tarea !== null && !found.tarea ? [`la tarea «${exige_tarea}» hecha`] : []),
  ];
}
