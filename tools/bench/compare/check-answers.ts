/** Checks that the rivals answer with the same rows; otherwise there is nothing to compare. */
import { ask } from '../screens/measure.ts';
import { UUID } from './program.ts';
import type { Server } from './processes.ts';
import type { Read } from './routes.ts';

/**
 * @param servers including `ours`
 * @param headers of the signed-in user
 * @returns how many ids were compared
 * @throws when a rival omits a row of our answer
 */
export async function checkAnswers(
  { ours, ...rivals }: Record<string, Server>,
  reads: Read[],
  headers: Record<string, string>,
): Promise<number> {
  let compared = 0;
  for (const { name, open, paths } of reads) {
    const path = paths[0];
    // A rendered page contains more than its rows.
    if (!ours || !path?.startsWith('/api/')) continue;
    const init = { headers: open ? {} : headers };
    const ids = new Set((await (await ask(ours.url + path, init)).text()).match(UUID));
    for (const [kind, rival] of Object.entries(rivals)) {
      const theirs = await (await ask(rival.url + path, init)).text();
      const missing = [...ids].filter((id) => !theirs.includes(id));
      if (missing.length > 0) throw new Error(`${name}: "${kind}" answers without ${missing.join(', ')}`);
      compared += ids.size;
    }
  }
  return compared;
}
