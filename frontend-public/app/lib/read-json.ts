import { offlineProblem, toProblem } from './api';

/** Reads JSON from the API; throws `ApiProblem` for every refusal. An aborted call throws AbortError. */
export async function readJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { headers: { Accept: 'application/json' }, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineProblem();
  }
  const text = await response.text();
  if (!response.ok) throw toProblem(response.status, text);
  return JSON.parse(text) as T;
}
