/** Asks the recording product once for each thing that is compared, and gives back what it asked of the database. */
import { RECORD_HEADER } from './headers.mjs';
import type { Server } from './processes.ts';
import type { Asked } from './load.ts';
import type { Step } from './recorder.mjs';

/** @param product one that records */
export async function record(
  { url, child }: Server,
  { path, method = 'GET', headers = {}, body }: Asked,
): Promise<{ steps: Step[]; body: string }> {
  const name = `${method} ${path}`;
  const recorded = new Promise<Step[]>((resolve, reject) => {
    const listen = (message: { recorded: string; steps: Step[] }) => {
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
