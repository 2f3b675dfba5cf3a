import type { EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import type { DataSubject } from '../../platform/personal-data/personal-data-hooks.js';

/** The normalised address of a person, if it was verified: someone who only claims an address must not get its data. */
export async function provenEmail(manager: EntityManager, { userId }: DataSubject): Promise<string | null> {
  const user = userId ? await manager.findOneBy(User, { id: userId }) : null;
  return user?.email_verified_at ? user.email_normalizado : null;
}

/** Whose data an account's owner may see. */
export async function subjectOf(manager: EntityManager, userId: string): Promise<DataSubject> {
  const candidate = await manager.findOne(Candidate, { where: { user_id: userId }, select: { id: true } });
  return { userId, candidateId: candidate?.id ?? null };
}
