import { offlineProblem, toProblem } from './api';

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw offlineProblem();
  }
  const text = await response.text();
  if (!response.ok) throw toProblem(response.status, text);
  return JSON.parse(text) as Answer;
}

const ACCEPT = { Accept: 'application/json' };

/** Reads JSON of the API; throws `ApiProblem` for every refusal. An aborted call throws AbortError. */
export const getJson = <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  call(path, { headers: ACCEPT, signal });

/** Puts JSON to the API; throws `ApiProblem` for every refusal. */
export const putJson = <Answer>(path: string, body: object): Promise<Answer> =>
  call(path, {
    method: 'PUT',
    headers: { ...ACCEPT, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
