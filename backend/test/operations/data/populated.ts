import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../../..');

/** Runs a TypeScript module of the tools in its own process. @returns its output */
export async function tool(script: string, env: Record<string, string> = {}): Promise<string> {
  const args = ['--import', './tools/typescript.mjs', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout.trim();
}

/** Fills a migrated database with so many people, as `npm run bench` does. */
export async function populate(
  url: string,
  people: number,
  { byTriggers = false, now = new Date() }: { byTriggers?: boolean; now?: Date } = {},
): Promise<void> {
  await tool(
    `import { populate } from './tools/bench/people/population.ts';
     await populate(process.env.URL, ${people}, () => {}, {
       correspondence: false, byTriggers: ${byTriggers}, now: new Date(process.env.NOW) });`,
    { URL: url, NOW: now.toISOString() },
  );
}
