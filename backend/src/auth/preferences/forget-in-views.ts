import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import type { DataSubject } from '../../platform/personal-data/personal-data-hooks.js';
import { isNameOf, type NamedPerson, names } from './named-person.rules.js';
import { SavedView } from './saved-view.entity.js';

/** Renames a view named after the person; removes a filter that looks for them. */
export async function forgetInViews(manager: EntityManager, subject: DataSubject): Promise<void> {
  const person = await personOf(manager, subject);
  if (!person) return;
  for (const view of await manager.find(SavedView, {
    lock: { mode: 'pessimistic_write' },
    order: { id: 'ASC' },
  })) {
    const filter = Object.fromEntries(
      Object.entries(view.consulta.filter ?? {}).filter(([, value]) => !names(String(value), person)),
    );
    const emptied = Object.keys(filter).length < Object.keys(view.consulta.filter ?? {}).length;
    const renamed = names(view.nombre, person) || isNameOf(view.nombre, person);
    if (!emptied && !renamed) continue;
    await manager.update(SavedView, view.id, {
      ...(renamed ? { nombre: `Vista ${randomUUID().slice(0, 8)}` } : {}),
      consulta: { ...view.consulta, filter },
    });
  }
}

async function personOf(
  manager: EntityManager,
  { candidateId }: DataSubject,
): Promise<NamedPerson | undefined> {
  if (!candidateId) return undefined;
  return db(manager)
    .selectFrom('candidates')
    .where('id', '=', candidateId)
    .select(['nombre', 'apellidos', 'email', 'telefono'])
    .executeTakeFirst();
}
