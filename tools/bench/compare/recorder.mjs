/**
 * Loaded into the product's process before it starts (`node --import`). It reports the database statements of each
 * marked request with their order and connection, so that the rivals do the same work.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { observeStatements } from '../../../scripts/lib/backend.mjs';
import { RECORD_HEADER } from './headers.mjs';

/**
 * @typedef {{ text: string, values: unknown[], rows: Record<string, unknown>[], client: number, from: number, to: number }} Step
 *   `from` and `to`: places in the order of events, which show what ran beside what
 */

/** @type {AsyncLocalStorage<Step[] | undefined>} */
const requests = new AsyncLocalStorage();
let events = 0;
let clients = 0;
/** @type {WeakMap<object, number>} */
const numbers = new WeakMap();

subscribe('http.server.request.start', (message) => {
  const { request, response } =
    /** @type {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} */ (
      message
    );
  const recorded = request.headers[RECORD_HEADER];
  /** @type {Step[]} */
  const steps = [];
  // The next request of the connection starts in the context of this one: it must not add to its steps.
  requests.enterWith(recorded ? steps : undefined);
  if (recorded) response.once('finish', () => process.send?.({ recorded, steps }));
});

await observeStatements((text, values, connection) => {
  const steps = requests.getStore();
  if (!steps) return null;
  if (!numbers.has(connection)) numbers.set(connection, (clients += 1));
  /** @type {Step} */
  const step = {
    text,
    values: Array.isArray(values) ? values : [],
    rows: [],
    client: numbers.get(connection) ?? 0,
    from: (events += 1),
    to: 0,
  };
  steps.push(step);
  return (_error, result) => {
    step.rows = result?.rows ?? [];
    step.to = events += 1;
  };
});
