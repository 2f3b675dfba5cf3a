import { offlineProblem, toProblem } from '../../lib/api';

/** Ends one of the own sessions. @throws {ApiProblem} */
export async function endSession(id: string): Promise<void> {
  const response = await fetch(`/api/auth/sessions/${id}`, {
    method: 'DELETE',
    headers: { Accept: 'application/json' },
  }).catch(() => {
    throw offlineProblem();
  });
  if (!response.ok) throw toProblem(response.status, await response.text());
}
