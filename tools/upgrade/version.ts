/** Runs the migrations and queues of a version in a process of its own, because two versions do not fit into one. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../../scripts/lib/failure.mjs';
import { runCommand, toolEnvironment } from '../../scripts/lib/run-command.mjs';

/** @param copy working copy of the version, built */
export async function prepareDatabase(
  copy: string,
  url: string,
  { log, signal }: { log: string; signal: AbortSignal },
): Promise<void> {
  const at = (file: string) => pathToFileURL(path.join(copy, file)).href;
  const queues = 'backend/test/jest/queues.mjs';
  const script = [
    `await (await import('${at('backend/dist/migrate.js')}')).migrate();`,
    ...(fs.existsSync(path.join(copy, queues))
      ? [`await (await import('${at(queues)}')).makeQueues('${url}');`]
      : []),
    'process.exit(0);',
  ];
  const env = { ...toolEnvironment(), DATABASE_URL: url };
  const args = ['--input-type=module', '--eval', script.join('\n')];
  const { code } = await runCommand(process.execPath, args, { log, signal, cwd: copy, env });
  if (code !== 0) throw new Failure('The migrations of one version could not be applied.', { log });
}
