/** Runs a program on one CPU core, so that its throughput does not depend on the number of cores. */
import { spawnSync } from 'node:child_process';
import os from 'node:os';

const TASKSET = 'taskset';

/** @returns the command on one core; unchanged where that is not supported, such as on macOS */
export function onCore(core: number, command: [string, ...string[]]): [string, ...string[]] {
  const canPin = os.availableParallelism() > 1 && spawnSync(TASKSET, ['--version']).status === 0;
  return canPin ? [TASKSET, '-c', String(core), ...command] : command;
}
