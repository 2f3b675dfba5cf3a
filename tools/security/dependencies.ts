/** Asks the registry for known vulnerabilities of the product's packages. */
import path from 'node:path';
import { npmCommand } from '../../scripts/lib/install.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import type { Tools } from '../../scripts/lib/task.mjs';

const TIMEOUT_MS = 60_000;
const NAME = 'nothing grave is known of a package that the product runs with';

export interface Finding {
  name: string;
  problems: string[];
  note?: string;
  skipped?: boolean;
}

export async function auditPackages({ logDir, shutdown }: Tools): Promise<Finding> {
  const [command, ...npm] = npmCommand();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const run = runCommand(command, [...npm, 'audit', '--omit=dev', '--json'], {
    log: path.join(logDir, 'npm-audit.log'),
    signal: AbortSignal.any([shutdown.signal, timeout]),
  });
  const { output } = await run.catch((error: unknown) => {
    if (timeout.aborted && !shutdown.requested) return { output: '' };
    throw error;
  });
  return judgeAudit(output);
}

/** @param output of `npm audit --json`, possibly with warnings around it */
export function judgeAudit(output: string): Finding {
  const counts = /"vulnerabilities": ({\s*"info"[^}]*})/.exec(output)?.[1];
  if (!counts) return { name: NAME, problems: [], skipped: true, note: 'not run: no registry' };
  const { high, critical } = JSON.parse(counts) as { high: number; critical: number };
  const note = `${high} high, ${critical} critical`;
  return { name: NAME, note, problems: high + critical > 0 ? [note] : [] };
}
