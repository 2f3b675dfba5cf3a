import { type Estado, STAGE_OF_ESTADO } from '@hiring/contract';
import { sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
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
 * What a phase still asks for before a move may go on from it; null: nothing, or the move does not go on.
 * @param phases of the application's vacancy
 */
export async function heldBackBy(
  manager: EntityManager,
  application: ApplicationColumns,
  phases: readonly Phase[],
  { to, phase }: MoveTarget,
): Promise<{ phase: string; missing: string } | null> {
  const from = phases.find(({ id }) => id === application.fase_id);
  if (!from || !goesOn(from, { estado: to, phase })) return null;
  const missing = await missingOf(manager, application, from, phases);
  return missing.length > 0 ? { phase: from.nombre, missing: missing.join(' y ') } : null;
}

/** People write the same name with other accents and capitals. */
const isNamed = (column: 'nombre' | 'titulo', name: string | null) =>
  sql<SqlBool>`search_text(${sql.ref(column)}) = search_text(${name ?? ''}::text)`;

async function missingOf(
  manager: EntityManager,
  { id, candidato_id }: ApplicationColumns,
  from: Phase,
  phases: readonly Phase[],
): Promise<string[]> {
  const { exige_documento, exige_puntuacion, exige_tarea } = from;
  if (exige_documento === null && !exige_puntuacion && exige_tarea === null) return [];
  // Each phase asks for an interview of its own: that of the first one does not count for the second.
  const before = phases.filter((one) => one.exige_puntuacion && one !== from && !goesOn(from, placeOf(one)));
  const found = await db(manager)
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('documentos_solicitados')
            .where('candidato_id', '=', candidato_id)
            .where((row) => row.or([row('aplicacion_id', 'is', null), row('aplicacion_id', '=', id)]))
            .where(isNamed('nombre', exige_documento))
            .where('estado', '=', 'aceptado')
            .select('id'),
        )
        .as('documento'),
      eb
        .exists(
          eb
            .selectFrom('tareas')
            .where('aplicacion_id', '=', id)
            .where(isNamed('titulo', exige_tarea))
            .where('hecha_at', 'is not', null)
            .select('id'),
        )
        .as('tarea'),
      eb
        .selectFrom('evaluaciones')
        .where('aplicacion_id', '=', id)
        .select(sql<number>`count(distinct entrevista_id)::int`.as('total'))
        .as('evaluadas'),
      eb
        .selectFrom('aplicacion_historial')
        .where('aplicacion_id', '=', id)
        .where((row) =>
          isAnyOf(
            row.ref('fase_id'),
            before.map((one) => one.id),
          ),
        )
        .select(sql<number>`count(distinct fase_id)::int`.as('total'))
        .as('pasadas'),
    ])
    .executeTakeFirstOrThrow();
  const [scored, passed] = [found.evaluadas ?? 0, found.pasadas ?? 0];
  return [
    ...(exige_documento !== null && !found.documento ? [`el documento «${exige_documento}» aceptado`] : []),
    ...(exige_puntuacion && scored <= passed
      ? [scored === 0 ? 'una evaluación' : 'la evaluación de otra entrevista']
      : []),
    ...(exige_tarea !== null && !found.tarea ? [`la tarea «${exige_tarea}» hecha`] : []),
  ];
}

const placeOf = (phase: Phase) => ({ estado: phase.estado, phase });
