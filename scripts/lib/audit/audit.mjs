/**
 * What every public page weighs, how fast it is on a phone and how often one core can send it: the product with its
 * demo data, visited by Lighthouse and by a load generator. It measures and asserts nothing; a figure that misses
 * its target stands in bold.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { provideChromium } from '../checks/chromium.mjs';
import { prepare } from '../prepare.mjs';
import { crawl } from './crawl.mjs';
import { measureLoad } from './load.mjs';
import { readOptions } from './options.mjs';
import { startProduct } from './product.mjs';
import { report } from './report.mjs';
import { openPhone } from './phone.mjs';
import { Weights } from './weights.mjs';
import { provideAuditTools } from './tools.mjs';

/** @param {import('../task.mjs').Tools} tools */
export async function auditPublic({ phases, shutdown, logDir }) {
  const options = readOptions(process.argv.slice(2));
  const { signal } = shutdown;
  await prepare({ phases, logDir, signal });
  await phases.run('audit tools', () => provideAuditTools({ logDir, signal }));
  await phases.run('chromium', () => provideChromium({ logDir, signal }));
  const origin = await phases.run('serve demo data', () => startProduct({ shutdown, logDir }));
  const { pages, dead } = await phases.run('crawl from /', () => crawl(origin));
  const chosen = pages.filter(({ path: page }) => options.pages?.includes(page) ?? true);

  const phone = await openPhone(shutdown);
  const weights = new Weights();
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  for (const page of chosen) {
    await phases.run(page.path, async (tell) => {
      const visits = await phone.visit(origin + page.path, options.runs, (run) =>
        tell(`run ${run} of ${options.runs}`),
      );
      tell('load');
      const load =
        options.rps === 0
          ? undefined
          : await measureLoad(origin + page.path, { seconds: options.rps, logDir, signal });
      rows.push({
        path: page.path,
        indexed: page.indexed,
        ...visits,
        ...(await weights.ofPage(page.html, visits.files)),
        load,
      });
    });
  }
  const text = report(rows, { dead, runs: options.runs, cpu: os.cpus()[0]?.model ?? 'unknown processor' });
  phases.print(`\n${text}`);
  if (options.out !== undefined) fs.writeFileSync(path.resolve(options.out), `${text}\n`);
}
