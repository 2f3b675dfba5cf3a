/**
 * Loaded into the product's process before it starts (`node --import`). It reports the database statements of each
 * marked request with their order and connection, so that the rivals do the same work.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';
import pg from 'pg';
import { RECORD_HEADER } from './headers.mjs';

/**
 * @typedef {{ text: string, values: unknown[], rows: Record<string, unknown>[], client: number, from: number, to: number }} Step
 *   `from` and `to`: places in the order of events, which show what ran beside what
 */

/** @type {AsyncLocalStorage<Step[]>} */
const requests = new AsyncLocalStorage();
let events = 0;
let clients = 0;
/** @type {WeakMap<object, number>} */
const numbers = new WeakMap();

const server = /** @type {{ emit: (event: string, ...args: any[]) => boolean }} */ (http.Server.prototype);
const { emit } = server;
server.emit = function (event, ...args) {
  const name = event === 'request' && args[0].headers[RECORD_HEADER];
  if (!name) return emit.call(this, event, ...args);
  /** @type {Step[]} */
  const steps = [];
  args[1].once('finish', () => process.send?.({ recorded: name, steps }));
  return requests.run(steps, () => emit.call(this, event, ...args));
};

const prototype = /** @type {{ query: (...args: any[]) => any }} */ (pg.Client.prototype);
const { query } = prototype;
prototype.query = function (config, values, callback) {
  const steps = requests.getStore();
  if (!steps) return query.call(this, config, values, callback);
  if (!numbers.has(this)) numbers.set(this, (clients += 1));
  const text = typeof config === 'string' ? config : config.text;
  const given =
    (typeof config === 'string' ? undefined : config.values) ?? (Array.isArray(values) ? values : []);
  /** @type {Step} */
  const step = { text, values: given, rows: [], client: numbers.get(this) ?? 0, from: (events += 1), to: 0 };
  steps.push(step);
  /** @param {{ rows?: Record<string, unknown>[] }} [result] */
  const end = (result) => {
    step.rows = result?.rows ?? [];
    step.to = events += 1;
  };
  const told = typeof values === 'function' ? values : callback;
  if (told) {
    /** @param {unknown} error @param {any} result */
    const both = (error, result) => {
      end(result);
      told(error, result);
    };
    return typeof values === 'function'
      ? query.call(this, config, both)
      : query.call(this, config, values, both);
  }
  const answer = query.call(this, config, values);
  answer.then(end, () => end());
  return answer;
};
