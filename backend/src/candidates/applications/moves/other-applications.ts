import { STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Application } from '../application.entity.js';
import { isOpen, pickCurrent } from '../application.rules.js';
import { jobTitle } from './move-message.js';

/** The person's other open applications, in display order. */
export async function listOpenOthers(
  manager: EntityManager,
  { id, candidato_id }: Pick<Application, 'id' | 'candidato_id'>,
): Promise<Application[]> {
  const others = await manager.findBy(Application, { candidato_id, id: Not(id), deleted_at: IsNull() });
  const open = others.filter(isOpen);
  const first = pickCurrent(open);
  return first ? [first, ...open.filter((other) => other !== first)] : [];
}

/** A sentence on the other applications, for HR after closing the current one; empty without any. */
export async function sentenceOfOthers(
  manager: EntityManager,
  [first, ...rest]: readonly Application[],
  closed: boolean,
): Promise<string> {
  if (!first) return '';
  const title = await jobTitle(manager, first);
  const count = rest.length + 1;
  if (closed) {
    return count === 1
      ? ` Se ha cerrado también su otra candidatura: ${title}.`
      : ` Se han cerrado también sus otras ${count} candidaturas abiertas.`;
  }
  const shown = `${title} (${STAGE_LABEL[STAGE_OF_ESTADO[first.estado]]})`;
  return count === 1
    ? ` Su otra candidatura sigue abierta y es la que ves ahora: ${shown}.`
    : ` Sus otras ${count} candidaturas siguen abiertas; ahora ves la de ${shown}.`;
}
