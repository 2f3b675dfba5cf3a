import type { ProposedMoment } from '@hiring/contract';
import { offlineProblem, toProblem } from '../../lib/api';

/** The answers to an interview by whoever is signed in; they throw `ApiProblem` for every refusal. */
async function send(path: string, body: object): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/api/interviews/${path}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw offlineProblem();
  }
  if (!response.ok) throw toProblem(response.status, await response.text());
}

export const confirmInterview = (id: string): Promise<void> => send(`${id}/confirm`, {});

export const askForAnother = (
  id: string,
  wish: { texto?: string; propuestas: ProposedMoment[] },
): Promise<void> => send(`${id}/reschedule-request`, wish);
