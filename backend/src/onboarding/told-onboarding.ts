import type { EntityManager } from 'typeorm';
import type { DataSubject, Reading } from '../platform/personal-data/personal-data-hooks.js';
import { db } from '../platform/database/sql/db.js';
import { tasksByOnboarding } from './onboarding-rows.js';
import { inSpanish } from './onboarding.rules.js';
import type { SealedTask } from './tasks/sealed-values.js';
import type { OnboardingValue } from './tasks/value.rules.js';

/** What a copy of a person's data tells of their first day, with the values as they are. */
export async function toldOnboarding(
  { manager, subject: { candidateId } }: Reading,
  sealed: { open: (task: SealedTask) => OnboardingValue | null },
): Promise<unknown> {
  if (!candidateId) return [];
  const rows = await db(manager)
    .selectFrom('incorporaciones as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .where('a.candidato_id', '=', candidateId)
    .orderBy('i.created_at')
    .select(['i.id', 'i.aplicacion_id', 'i.estado', 'i.primer_dia', 'i.hora', 'i.lugar', 'i.contacto'])
    .select(['i.motivo', 'i.terminada_at', 'i.created_at'])
    .execute();
  const tasks = await tasksByOnboarding(
    manager,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, created_at, ...row }) => ({
    ...row,
    abierta_at: created_at,
    tareas: (tasks.get(id) ?? []).map((task) => ({
      titulo: inSpanish(task.titulo),
      quien: task.quien,
      valor: sealed.open(task),
      texto_version: task.texto_version,
      hecha_at: task.hecha_at,
    })),
  }));
}

/** The messages to staff that may have named this person: those since the person was hired. */
export async function forgetOnboardingMails(
  manager: EntityManager,
  { candidateId }: DataSubject,
): Promise<void> {
  if (!candidateId) return;
  await db(manager)
    .deleteFrom('correos')
    .where('plantilla', 'in', ['incorporaciones_pendientes', 'permisos_caducan'])
    .where('created_at', '>=', (eb) =>
      eb
        .selectFrom('incorporaciones as i')
        .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
        .where('a.candidato_id', '=', candidateId)
        .select((of) => of.fn.min('i.created_at').as('first')),
    )
    .execute();
}
