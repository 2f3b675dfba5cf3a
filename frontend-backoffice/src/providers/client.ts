import { ApiProblem } from '@hiring/contract/api-problem';
import { createBrowserClient } from '@hiring/contract/browser-client';
import { nobodyIsHere } from '../live/userActivity';
import { askForProof } from './proof';
import { keyOfWrite } from './repetitionKeys';

const WORDS = {
  offline: 'No hay conexión con el servidor. Comprueba la red y vuelve a intentarlo.',
  // A proxy's page or nothing at all: its English status text is no sentence to show.
  unexpected: 'El servidor no ha podido responder. Vuelve a intentarlo en un momento.',
};

const NOT_PROVEN = 'No se ha cambiado nada: antes tienes que confirmar que eres tú.';

const READS = ['GET', 'HEAD'];
const KEY = 'Idempotency-Key';

/** A write gets a key, so that pressing again after a lost answer does nothing twice; a file's sender has its own. */
async function send(request: Request): Promise<Response> {
  const { headers, method, url } = request;
  // The screen asks by itself, which keeps no idle session alive.
  if (nobodyIsHere()) headers.set('X-Background', '1');
  const hasFile = headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  if (READS.includes(method) || hasFile || headers.has(KEY)) return fetch(request);
  const { key, settled } = keyOfWrite(method, url, await request.clone().text());
  headers.set(KEY, key);
  const answer = await fetch(request);
  // Refused or done, once all of it is there: the next one like it is another.
  if (answer.status < 500) {
    await answer.clone().arrayBuffer();
    settled();
  }
  return answer;
}

/** Whether a refused call is made again: one that wants a recent proof, as soon as it was given. */
async function isWorthAnother({ problem }: ApiProblem): Promise<boolean> {
  if (problem?.code !== 'recent_proof_required') return false;
  const proven = await askForProof(problem.proof === 'code' ? 'code' : 'password');
  if (!proven) throw new ApiProblem(NOT_PROVEN, 403, problem);
  return true;
}

/** Same-origin calls of the API; a refusal is an `ApiProblem` whose message is the server's Spanish sentence. */
export const api = createBrowserClient({ words: WORDS, fetch: send, isWorthAnother });
