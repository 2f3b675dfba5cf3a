import type { EntityManager } from 'typeorm';
import { peopleByPhone } from '../../candidates/people/people-by-phone.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import type { DataSubject } from '../../platform/personal-data/personal-data-hooks.js';
import { mobileOf } from '../../platform/values/phones.js';
import { UnassignedMail } from './unassigned-mail.entity.js';

/** What probably came from the person by another address, and from their phone where nobody else has that number. */
export async function forgetUnassigned(manager: EntityManager, { candidateId }: DataSubject): Promise<void> {
  if (!candidateId) return;
  await manager.delete(UnassignedMail, { sugerido_id: candidateId });
  const person = await manager.findOneBy(Candidate, { id: candidateId });
  const phone = person && mobileOf(person.telefono);
  if (!phone) return;
  const others = (await peopleByPhone(manager, phone)).filter(({ id }) => id !== candidateId);
  if (others.length === 0) await manager.delete(UnassignedMail, { remitente: phone });
}
