import { requestKey } from '@hiring/contract';
import { ApiProblem } from '@hiring/contract/api-problem';
import { createBrowserClient } from '@hiring/contract/browser-client';
import { noteServerTime } from './serverClock';
import { translate } from '../i18n/texts';
import { nobodyIsHere } from '../layout/live/userActivity';
import { askForProof } from './proof';

/** Keys of writes with an unknown outcome, by content: a retry is the same request. */
const unknown = new Map<string, string>();

/** The key of this write, and the function to call when its outcome is known. */
function keyOfWrite(method: string, url: string, body: string): { key: string; settled: () => void } {
  const write = `${method} ${url}\n${body}`;
  const key = unknown.get(write) ?? requestKey();
  unknown.set(write, key);
  return { key, settled: () => unknown.delete(write) };
}

/** In the language of the screen when something fails. */
const WORDS = {
  get offline() {
    return translate('ui.problem.offline');
  },
  // For a proxy's page or an empty response, whose English status text is not shown.
  get unexpected() {
    return translate('ui.problem.unexpected');
  },
};

const READS = ['GET', 'HEAD'];
const KEY = 'Idempotency-Key';

/** A write gets an idempotency key, so that a retry has no second effect; uploads have their own key. */
async function send(request: Request): Promise<Response> {
  const { headers, method, url } = request;
  // A request without a user does not extend an idle session.
  if (nobodyIsHere()) headers.set('X-Background', '1');
  const hasFile = headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  if (READS.includes(method) || hasFile || headers.has(KEY)) return fetch(request);
  const { key, settled } = keyOfWrite(method, url, await request.clone().text());
  headers.set(KEY, key);
  const answer = await fetch(request);
  noteServerTime(answer);
  // Once a success or refusal has been read completely, the next equal write is a new request.
  if (answer.status < 500) {
    await answer.clone().arrayBuffer();
    settled();
  }
  return answer;
}

/** Whether a refused request is repeated: one that needs a recent proof, after it was given. */
async function isWorthAnother({ problem }: ApiProblem): Promise<boolean> {
  if (problem?.code !== 'recent_proof_required') return false;
  const proven = await askForProof(problem.proof === 'code' ? 'code' : 'password');
  if (!proven) throw new ApiProblem(translate('ui.problem.notProven'), 403, problem);
  return true;
}

/**
 * Same-origin requests to the API; a refusal is an `ApiProblem` with the server's Spanish message. `onRefusal` comes
 * before it.
 */
export const createClient = (onRefusal?: (problem: ApiProblem) => Promise<void>) =>
  createBrowserClient({
    words: WORDS,
    fetch: send,
    isWorthAnother: async (problem) => {
      await onRefusal?.(problem);
      return isWorthAnother(problem);
    },
  });
