/** Measures how many times a second the server sends a page. The load generator runs on another core. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../../scripts/lib/failure.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import type { Result } from 'autocannon';
import { onCore } from './core.ts';

const LOAD_CORE = 1;
const CONNECTIONS = 20;

/** @returns requests a second; undefined when the machine was too busy for a single answer: 0 would look like a figure */
export async function measureLoad(
  url: string,
  { seconds, logDir, signal }: { seconds: number; logDir: string; signal?: AbortSignal },
): Promise<number | undefined> {
  const log = path.join(logDir, 'load.log');
  const [command, ...args] = onCore(LOAD_CORE, [
    process.execPath,
    fileURLToPath(import.meta.resolve('autocannon')),
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
  const { requests, non2xx, errors } = JSON.parse(line) as Result;
  if (non2xx > 0 || errors > 0) {
    throw new Failure(`Under load ${url} gave ${non2xx} answers that are no success, and ${errors} errors.`);
  }
  return requests.total === 0 ? undefined : requests.average;
}
