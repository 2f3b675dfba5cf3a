/** What a scanner is: a program of others, a hole that it must find first, and what it says about the product. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { endGroup, runCommand, toolEnvironment } from '../../scripts/lib/run-command.mjs';
import type { Product } from './product.ts';

/** One thing that a scanner says; `key` names it in the list of what is reviewed. */
export interface Finding {
  key: string;
  detail: string;
}

export interface Workplace {
  product: Product;
  /** Folder for what the programs write. */
  dir: string;
  signal: AbortSignal;
}

export interface Scanner {
  name: string;
  /** The program, and the Debian package that it comes from. */
  program: string;
  from: string;
  /** Scans a small server, or a file, that has the hole. */
  hole: (place: Workplace) => Promise<Finding[]>;
  scan: (place: Workplace) => Promise<Finding[]>;
}

/** @returns its path; undefined: this machine does not have it */
export function installed(program: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program], { encoding: 'utf8' }).trim();
  } catch {
    // `command -v` fails for a program that does not exist.
    return undefined;
  }
}

/**
 * Runs a scanner's program for a limited time.
 * @returns its output; a program that was stopped at its limit is no failure, because it told what it had found
 */
export async function runProgram(
  { dir, signal }: Pick<Workplace, 'dir' | 'signal'>,
  name: string,
  [command = '', ...args]: string[],
  { seconds, env = {} }: { seconds: number; env?: Record<string, string> },
): Promise<{ code: number; output: string; stopped: boolean }> {
  const limit = AbortSignal.timeout(seconds * 1000);
  const log = path.join(dir, `${name}.log`);
  try {
    const result = await runCommand(command, args, {
      log,
      signal: AbortSignal.any([signal, limit]),
      cwd: dir,
      env: { ...toolEnvironment(), HOME: dir, ...env },
    });
    return { ...result, stopped: false };
  } catch (error) {
    if (!limit.aborted || signal.aborted) throw error;
    return { code: -1, output: fs.readFileSync(log, 'utf8'), stopped: true };
  }
}

/** Ends a program that was started for the scan, with what it started. */
export const endProgram = (pid: number | undefined) => endGroup(pid, 'SIGTERM');

/** @returns each finding once */
export function once(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((one) => [`${one.key} ${one.detail}`, one])).values()];
}
