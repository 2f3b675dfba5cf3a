import type { User } from '../../src/auth/user.entity.js';
import { submit } from '../candidates/application-form.js';
import type { Agent } from '../world.js';
import type { Rows } from './rows.js';

export interface Applicant {
  user: User;
  agent: Agent;
  candidate: string;
  application: string;
}

/** Somebody who has just applied, to this vacancy or to none. */
export async function applicant({ world }: Rows, vacancy?: string): Promise<Applicant> {
  const user = await world.given.user({ email_verified_at: world.clock.now() });
  const agent = await world.agentOf(user);
  await submit(agent, vacancy ? { fields: { vacante_id: vacancy } } : {}).expect(201);
  const { body } = await agent.get('/api/candidates/me').expect(200);
  const { candidate, current } = body as { candidate: { id: string }; current: { id: string } };
  return { user, agent, candidate: candidate.id, application: current.id };
}
