import { type EntityManager, In } from 'typeorm';
import { DocumentRequest } from '../candidates/files/documents/document-request.entity.js';
import { db } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import type { Onboarding } from './onboarding.entity.js';
import { inSpanish } from './onboarding.rules.js';
import { OnboardingTask } from './tasks/onboarding-task.entity.js';

/**
 * Asks for each document that is not asked for; one that human resources asked for before, or another incorporación of
 * the person, is the same. Whoever calls it has locked the person.
 */
export async function askDocuments(
  manager: EntityManager,
  incorporacion_id: string,
  { candidato_id, id: aplicacion_id }: { candidato_id: string; id: string },
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const tasks = await manager.findBy(OnboardingTask, { incorporacion_id, tipo: 'documento' });
  const asked = await manager.find(DocumentRequest, {
    where: { candidato_id, estado: In(['pendiente', 'subido', 'aceptado', 'rechazado']) },
    order: { created_at: 'ASC' },
  });
  for (const task of tasks) {
    const nombre = inSpanish(task.titulo);
    const own = asked.find((request) => request.id === task.documento_id);
    const request =
      own ??
      asked.findLast((one) => one.nombre.toLowerCase() === nombre.toLowerCase()) ??
      (await manager.save(
        manager.create(DocumentRequest, {
          candidato_id,
          aplicacion_id,
          nombre,
          solicitado_por: actorId,
          instrucciones: inSpanish(task.detalle) || null,
          created_at: now,
          updated_at: now,
        }),
      ));
    if (request === own) continue;
    await manager.update(OnboardingTask, task.id, {
      documento_id: request.id,
      turno: request.estado === 'subido' ? 'rrhh' : task.quien,
      hecha_at: request.estado === 'aceptado' ? now : null,
      version: task.version + 1,
      updated_at: now,
    });
  }
}

/** Of those that nobody has accepted and that are locked, what no other incorporación of the person asks for. */
export async function takeDocumentsBack(
  manager: EntityManager,
  { id, requests }: Pick<Onboarding, 'id'> & { requests: readonly string[] },
  now: Date,
): Promise<void> {
  await db(manager)
    .updateTable('documentos_solicitados as d')
    .set((eb) => ({ estado: 'cancelado', version: eb('d.version', '+', 1), updated_at: now }))
    .where((eb) => isAnyOf(eb.ref('d.id'), [...requests]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tareas_incorporacion as t')
            .innerJoin('incorporaciones as i', 'i.id', 't.incorporacion_id')
            .whereRef('t.documento_id', '=', 'd.id')
            .where('i.id', '<>', id)
            .where('i.estado', 'in', ['abierta', 'incorporada'])
            .select('t.id'),
        ),
      ),
    )
    .execute();
}
