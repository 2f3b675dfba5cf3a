import type { PhaseNeed } from '@hiring/contract';
import { sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Phase } from '../../../vacancies/phases/phase.entity.js';
import { goesOn } from '../../../vacancies/phases/phase.rules.js';
import type { ApplicationColumns } from './lock-application.js';
import type { PhaseRequirement } from './move-destination.dto.js';
import type { MoveTarget } from './move-target.js';

type Asking = Pick<ApplicationColumns, 'id' | 'candidato_id' | 'fase_id'>;

interface Requirement extends PhaseRequirement {
  /** As the sentence of a refusal says it. */
  frase: string;
}

/**
 * What a phase still asks for before a move may go on from it; null: nothing, or the move does not go on.
 * @param phases of the application's vacancy
 */
export async function heldBackBy(
  manager: EntityManager,
  application: Asking,
  phases: readonly Phase[],
  { to, phase }: MoveTarget,
): Promise<{ phase: string; missing: string } | null> {
  const from = phases.find(({ id }) => id === application.fase_id);
  if (!from || !goesOn(from, { estado: to, phase })) return null;
  const missing = (await requirementsOf(manager, application, phases)).filter(({ cumplido }) => !cumplido);
  if (missing.length === 0) return null;
  return { phase: from.nombre, missing: missing.map(({ frase }) => frase).join(' y ') };
}

/** What the phase of an application asks for, and how each stands. @param phases of its vacancy */
export async function requirementsOf(
  manager: EntityManager,
  application: Asking,
  phases: readonly Phase[],
): Promise<Requirement[]> {
  const from = phases.find(({ id }) => id === application.fase_id);
  if (!from) return [];
  const { exige_documento, exige_puntuacion, exige_tarea } = from;
  if (exige_documento === null && !exige_puntuacion && exige_tarea === null) return [];
  // Each phase asks for an interview of its own: that of the first one does not count for the second.
  const before = phases.filter((one) => one.exige_puntuacion && one !== from && !goesOn(from, placeOf(one)));
  const found = await whatStands(manager, application, from, before);
  const [scored, passed] = [found.evaluadas ?? 0, found.pasadas ?? 0];
  return [
    ...(exige_documento === null
      ? []
      : [
          need('documento', exige_documento, `el documento «${exige_documento}» aceptado`, {
            cumplido: found.documento,
            empezado: found.documento_pedido,
          }),
        ]),
    ...(exige_puntuacion
      ? [
          need('evaluacion', null, scored === 0 ? 'una evaluación' : 'la evaluación de otra entrevista', {
            cumplido: scored > passed,
            empezado: (found.entrevistas ?? 0) > passed,
          }),
        ]
      : []),
    ...(exige_tarea === null
      ? []
      : [
          need('tarea', exige_tarea, `la tarea «${exige_tarea}» hecha`, {
            cumplido: found.tarea,
            empezado: found.tarea_escrita,
          }),
        ]),
  ];
}

const need = (
  tipo: PhaseNeed,
  nombre: string | null,
  frase: string,
  { cumplido, empezado }: { cumplido: unknown; empezado: unknown },
): Requirement => ({ tipo, nombre, frase, cumplido: Boolean(cumplido), empezado: Boolean(empezado) });

/** People write the same name with other accents and capitals. */
const isNamed = (column: 'nombre' | 'titulo', name: string | null) =>
  sql<SqlBool>`search_text(${sql.ref(column)}) = search_text(${name ?? ''}::text)`;

const distinctOf = (column: 'entrevista_id' | 'fase_id') =>
  sql<number>`count(distinct ${sql.ref(column)})::int`.as('total');

const whatStands = (
  manager: EntityManager,
  { id, candidato_id }: Asking,
  { exige_documento, exige_tarea }: Phase,
  before: readonly Phase[],
) =>
  db(manager)
    .with('documentos', (cte) =>
      cte
        .selectFrom('documentos_solicitados')
        .where('candidato_id', '=', candidato_id)
        .where((row) => row.or([row('aplicacion_id', 'is', null), row('aplicacion_id', '=', id)]))
        .where(isNamed('nombre', exige_documento))
        .where('estado', '<>', 'cancelado')
        .select('estado'),
    )
    .with('escritas', (cte) =>
      cte
        .selectFrom('tareas')
        .where('aplicacion_id', '=', id)
        .where(isNamed('titulo', exige_tarea))
        .select('hecha_at'),
    )
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('documentos').select('estado')).as('documento_pedido'),
      eb
        .exists(eb.selectFrom('documentos').where('estado', '=', 'aceptado').select('estado'))
        .as('documento'),
      eb.exists(eb.selectFrom('escritas').select('hecha_at')).as('tarea_escrita'),
      eb.exists(eb.selectFrom('escritas').where('hecha_at', 'is not', null).select('hecha_at')).as('tarea'),
      eb
        .selectFrom('evaluaciones')
        .where('aplicacion_id', '=', id)
        .select(distinctOf('entrevista_id'))
        .as('evaluadas'),
      eb
        .selectFrom('interviews')
        .where('aplicacion_id', '=', id)
        .where('estado', 'not in', ['cancelada', 'no_presentada'])
        .select(sql<number>`count(*)::int`.as('total'))
        .as('entrevistas'),
      eb
        .selectFrom('aplicacion_historial')
        .where('aplicacion_id', '=', id)
        .where((row) =>
          isAnyOf(
            row.ref('fase_id'),
            before.map((one) => one.id),
          ),
        )
        .select(distinctOf('fase_id'))
        .as('pasadas'),
    ])
    .executeTakeFirstOrThrow();

const placeOf = (phase: Phase) => ({ estado: phase.estado, phase });
