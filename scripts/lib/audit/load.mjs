/** How many times a second the server sends a page, while the load generator keeps to another core. */
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { runCommand } from '../run-command.mjs';
import { onCore } from './core.mjs';
import { auditToolPath } from './tools.mjs';

const LOAD_CORE = 1;
const CONNECTIONS = 20;

/**
 * @param {string} url
 * @param {{ seconds: number, logDir: string, signal?: AbortSignal }} options
 * @returns {Promise<number>} requests a second
 */
export async function measureLoad(url, { seconds, logDir, signal }) {
  const log = path.join(logDir, 'load.log');
  const [command, ...args] = onCore(LOAD_CORE, [
    process.execPath,
    auditToolPath('autocannon'),
    '--json',
    '--no-progress',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}`,
    '--headers=accept-encoding: gzip, deflate, br',
    url,
  ]);
  const { code, output } = await runCommand(command, args, { log, signal });
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (code !== 0 || line === undefined) throw new Failure(`The load generator failed at ${url}.`, { log });
  const { requests, non2xx, errors } = JSON.parse(line);
  if (non2xx > 0 || errors > 0) {
    throw new Failure(`Under load ${url} gave ${non2xx} answers that are no success, and ${errors} errors.`);
  }
  return requests.average;
}
