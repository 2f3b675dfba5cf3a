/** Asks the recording product once for each thing that is compared, and gives back what it asked of the database. */
import { RECORD_HEADER } from './record-header.mjs';

/**
 * @param {import('./processes.mjs').Server} product one that records
 * @param {import('./load.mjs').Asked} asked
 * @returns {Promise<{ steps: import('./recorder.mjs').Step[], body: string }>}
 */
export async function record({ url, child }, { path, method = 'GET', headers = {}, body }) {
  const name = `${method} ${path}`;
  const recorded = new Promise((resolve, reject) => {
    /** @param {{ recorded: string, steps: import('./recorder.mjs').Step[] }} message */
    const listen = (message) => {
      if (message.recorded !== name) return;
      child.off('message', listen);
      child.off('exit', reject);
      resolve(message.steps);
    };
    child.on('message', listen);
    child.once('exit', reject);
  });
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, [RECORD_HEADER]: name },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 400)}`);
  return { steps: await recorded, body: text };
}
