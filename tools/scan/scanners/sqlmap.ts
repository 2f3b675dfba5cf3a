/** sqlmap: SQL in filters, sort, cursors and searches, signed in as somebody who may use them. */
import { startHoles } from '../holes.ts';
import { type Finding, runProgram, type Scanner, type Workplace } from '../scanner.ts';

const SECONDS = 90;
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
/** `*` marks where the program writes. */
const TARGETS: [name: string, path: string][] = [
  ['filter-text', `/api/candidates?filter=${json({ q: 'puig*' })}`],
  ['filter-town', `/api/candidates?filter=${json({ ciudad: 'barcelona*' })}`],
  ['filter-word', `/api/applications?filter=${json({ estado: 'recibida*' })}`],
  ['sort', `/api/candidates?sort=${json(['fecha_aplicacion*', 'DESC'])}`],
  ['direction', `/api/vacancies?sort=${json(['titulo', 'ASC*'])}`],
  ['cursor', '/api/candidates?cursor=WyIyMDI2LTAxLTAxIl0*&limit=5'],
  ['search', '/api/search?q=puig*'],
  ['public-search', '/carreras?q=taller*'],
  ['id', '/api/applications/0f8fad5b-d9cb-469f-a165-70867728950e*'],
];

async function inject(place: Workplace, name: string, url: string, cookie?: string): Promise<Finding[]> {
  const { output, stopped } = await runProgram(
    place,
    name,
    [
      ...['sqlmap', '-u', url, '--batch', '--flush-session', '--output-dir', place.dir],
      ...['--dbms', 'PostgreSQL', '--technique', 'BEUST', '--time-sec', '2', '--level', '2', '--risk', '1'],
      ...['--threads', '2', '--timeout', '20', '--retries', '1', '--ignore-code', '*', '--disable-coloring'],
      ...(cookie ? ['--cookie', cookie, '--skip', 'cookie'] : []),
    ],
    { seconds: SECONDS },
  );
  const injectable =
    /sqlmap identified the following injection point|is vulnerable|appears to be '.*' injectable/;
  if (injectable.test(output)) return [{ key: 'injectable', detail: `${name}: ${url}` }];
  // Neither its usual verdict nor its limit of time: it did not test.
  const tested = /do not appear to be injectable|does not seem to be injectable|not injectable/.test(output);
  return tested || stopped ? [] : [{ key: 'not tested', detail: `${name}: ${output.slice(-400)}` }];
}

export const sqlmap: Scanner = {
  name: 'sqlmap',
  program: 'sqlmap',
  from: 'Debian',
  async hole(place) {
    const holes = await startHoles(place.product.postgres.superuserUrl());
    try {
      return (await inject(place, 'sqlmap-hole', `${holes.url}/sql?q=1*`)).filter(
        ({ key }) => key === 'injectable',
      );
    } finally {
      await holes.stop();
    }
  },
  async scan(place) {
    const found: Finding[] = [];
    for (const [name, path] of TARGETS) {
      // A session of five minutes each.
      const cookie = await place.product.signIn('admin');
      found.push(...(await inject(place, `sqlmap-${name}`, place.product.url + path, cookie)));
    }
    return found;
  },
};
