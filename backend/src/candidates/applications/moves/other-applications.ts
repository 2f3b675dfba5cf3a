import { STAGE_LABEL, STAGE_OF_ESTADO } from '@hiring/contract';
import type { EntityManager } from 'typeorm';
import { isOpen, pickCurrent } from '../application.rules.js';
import type { CurrentColumns } from '../projection/project-candidate.js';
import { jobTitle } from './move-message.js';

/** The other open ones of a person's applications, in display order. */
export function openOthers(
  applications: readonly CurrentColumns[],
  { id }: Pick<CurrentColumns, 'id'>,
): CurrentColumns[] {
  const open = applications.filter((other) => other.id !== id && isOpen(other));
  const first = pickCurrent(open);
  return first ? [first, ...open.filter((other) => other !== first)] : [];
}

/** A sentence on the other applications, for HR after closing the current one; empty without any. */
export async function sentenceOfOthers(
  manager: EntityManager,
  [first, ...rest]: readonly CurrentColumns[],
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
