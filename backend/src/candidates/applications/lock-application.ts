import { type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Application } from './application.entity.js';
import { Candidate } from '../people/candidate.entity.js';

/** An application and its person, both locked until the transaction ends. */
export interface LockedApplication {
  application: Application;
  candidate: Candidate;
}

/**
 * Locks the person, then the application: all writers use this order, so that none deadlocks and only one computes
 * the projection.
 * @throws {DomainError} `application_not_found`.
 */
export async function lockApplication(manager: EntityManager, id: string): Promise<LockedApplication> {
  const found = await manager.findOne(Application, {
    where: { id, deleted_at: IsNull() },
    select: { id: true, candidato_id: true },
  });
  const candidate =
    found &&
    (await manager.findOne(Candidate, {
      where: { id: found.candidato_id, deleted_at: IsNull() },
      lock: { mode: 'pessimistic_write' },
    }));
  const application =
    candidate &&
    (await manager.findOne(Application, {
      where: { id, deleted_at: IsNull() },
      lock: { mode: 'pessimistic_write' },
    }));
  if (!candidate || !application) throw new DomainError('application_not_found');
  return { application, candidate };
}
