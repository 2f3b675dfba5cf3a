import type { EntityManager } from 'typeorm';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import type { DataSubject } from '../../platform/personal-data/personal-data-hooks.js';
import { mobileOf } from '../../platform/values/phones.js';
import { UnassignedMail } from './unassigned-mail.entity.js';

/** What probably came from the person by another address, and from their telephone. */
export async function forgetUnassigned(manager: EntityManager, { candidateId }: DataSubject): Promise<void> {
  if (!candidateId) return;
  await manager.delete(UnassignedMail, { sugerido_id: candidateId });
  const person = await manager.findOneBy(Candidate, { id: candidateId });
  const phone = person && mobileOf(person.telefono);
  if (phone) await manager.delete(UnassignedMail, { remitente: phone });
}
