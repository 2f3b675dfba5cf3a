/**
 * `npm run audit:public [-- --runs=5 --pages=/,/ca/contacto --out=file.md]` measures the speed of every public page on
 * a phone. It runs the product with its demo data under Lighthouse. It measures and asserts nothing; a figure that
 * misses its target is bold.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { provideChromium } from '../../scripts/lib/checks/chromium.mjs';
import { crawl } from './crawl.ts';
import { readOptions } from './options.ts';
import { startProduct } from './product.ts';
import { report, type Row } from './report.ts';
import { openPhone } from './phone.ts';
import { PACKAGES } from './packages.ts';
import type { Tools } from '../../scripts/lib/task.mjs';

export async function run({ phases, shutdown, logDir }: Tools, args: string[]): Promise<number> {
  const options = readOptions(args);
  const { signal } = shutdown;
  await phases.run('audit tools', () => PACKAGES.provide({ logDir, signal }));
  await phases.run('chromium', () => provideChromium({ logDir, signal }));
  const origin = await phases.run('serve demo data', () => startProduct({ shutdown, logDir }));
  const { pages, dead } = await phases.run('pages', () => crawl(origin, options.pages));

  const phone = await openPhone(shutdown);
  const rows: Row[] = [];
  for (const page of pages) {
    await phases.run(page.path, async (tell) => {
      const visits = await phone.visit(origin + page.path, options.runs, (run) =>
        tell(`run ${run} of ${options.runs}`),
      );
      rows.push({ path: page.path, indexed: page.indexed, ...visits });
    });
  }
  const text = report(rows, { dead, runs: options.runs, cpu: os.cpus()[0]?.model ?? 'unknown processor' });
  phases.print(`\n${text}`);
  if (options.out !== undefined) fs.writeFileSync(path.resolve(options.out), `${text}\n`);
  return 0;
}
