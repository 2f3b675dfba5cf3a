/** LinkChecker: every address that the public pages name exists. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startHoles } from '../holes.ts';
import { type Finding, runProgram, type Scanner, type Workplace } from '../scanner.ts';

const SECONDS = 120;

async function follow(place: Workplace, name: string, url: string): Promise<Finding[]> {
  // Started by root it becomes another user, who may write here only.
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fleet-hiring-links-'));
  fs.chmodSync(dir, 0o777);
  try {
    const { output } = await runProgram(
      place,
      name,
      ['linkchecker', '--no-status', '--no-warnings', '-t', '4', '-o', 'csv', `${url}/`],
      { seconds: SECONDS, env: { HOME: dir, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir } },
    );
    if (!output.includes('urlname;')) throw new Error(`linkchecker wrote no report:\n${output.slice(-800)}`);
    return output.split('\n').flatMap((line) => {
      const [address = '', parent = '', , result = '', , , valid = ''] = line.split(';');
      return valid === 'False' ? [{ key: 'broken link', detail: `${address} in ${parent}: ${result}` }] : [];
    });
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

export const linkchecker: Scanner = {
  name: 'linkchecker',
  program: 'linkchecker',
  from: 'Debian',
  async hole(place) {
    const holes = await startHoles(place.product.postgres.superuserUrl());
    try {
      return await follow(place, 'linkchecker-hole', holes.url);
    } finally {
      await holes.stop();
    }
  },
  scan: (place) => follow(place, 'linkchecker', place.product.url),
};
