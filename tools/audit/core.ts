/** Keeps a program on one core, so that what it achieves there does not depend on how many the machine has. */
import { spawnSync } from 'node:child_process';
import os from 'node:os';

const TASKSET = 'taskset';

/** @returns the command that runs it there; the same where that is not possible, as on macOS */
export function onCore(core: number, command: [string, ...string[]]): [string, ...string[]] {
  const canPin = os.availableParallelism() > 1 && spawnSync(TASKSET, ['--version']).status === 0;
  return canPin ? [TASKSET, '-c', String(core), ...command] : command;
}
