/** Keeps a program on one core, so that what it achieves there does not depend on how many the machine has. */
import { spawnSync } from 'node:child_process';
import os from 'node:os';

const TASKSET = 'taskset';

/** @returns {boolean} whether this machine can; macOS cannot */
export function canPin() {
  return os.availableParallelism() > 1 && spawnSync(TASKSET, ['--version']).status === 0;
}

/**
 * @param {number} core
 * @param {[string, ...string[]]} command
 * @returns {[string, ...string[]]} the command that runs it there; the same where that is not possible
 */
export function onCore(core, command) {
  return canPin() ? [TASKSET, '-c', String(core), ...command] : command;
}
