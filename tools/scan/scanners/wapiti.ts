/** Wapiti: injection of markup, SQL, commands, headers and paths into what it finds by following links and forms. */
import fs from 'node:fs';
import path from 'node:path';
import { startHoles } from '../holes.ts';
import { type Finding, runProgram, type Scanner, type Workplace } from '../scanner.ts';

/** Those that need a machine on the internet are left out. */
const MODULES = 'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,http_headers,methods,redirect,sql,xss';
const HOLE_SECONDS = 45;
const ROLE_SECONDS = 75;
/** Addresses that a page without scripts does not link to. */
const STARTS = [
  '/api/candidates?filter=%7B%22q%22%3A%22puig%22%7D&sort=%5B%22nombre%22%2C%22ASC%22%5D&range=%5B0%2C9%5D',
  '/api/search?q=puig',
  '/api/vacancies?filter=%7B%22q%22%3A%22a%22%7D',
  '/api/interviews/agenda?filter=%7B%22from%22%3A%222026-01-01%22%7D',
  '/api/threads/mine?antes=3',
  '/carreras?q=taller&departamento=mantenimiento',
  '/login?tab=registro&next=%2Fportal',
];

interface Report {
  vulnerabilities: Record<string, { path: string; info: string; parameter: string; method: string }[]>;
  anomalies: Record<string, { path: string; info: string; parameter: string; method: string }[]>;
}

async function attack(
  place: Workplace,
  name: string,
  url: string,
  { cookie, starts = [], seconds }: { cookie?: string; starts?: string[]; seconds: number },
): Promise<Finding[]> {
  const report = path.join(place.dir, `${name}.json`);
  const { output } = await runProgram(
    place,
    name,
    [
      ...['wapiti', '-u', `${url}/`, '--scope', 'domain', '-m', MODULES, '-f', 'json', '-o', report],
      ...['--flush-session', '--no-bugreport', '--store-session', place.dir, '-v', '1', '-d', '3'],
      ...['--max-scan-time', String(Math.round(seconds / 3)), '--max-attack-time', '12', '-t', '10'],
      ...['--max-links-per-page', '30'],
      ...starts.flatMap((start) => ['-s', url + start]),
      ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
    ],
    { seconds: seconds * 2 },
  );
  if (!fs.existsSync(report)) throw new Error(`wapiti wrote no report:\n${output.slice(-1500)}`);
  const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
    found.map(({ path: where, info, parameter, method }) => ({
      key: kind,
      detail: `${method} ${where} ${parameter ?? ''}: ${info}`,
    })),
  );
}

export const wapiti: Scanner = {
  name: 'wapiti',
  program: 'wapiti',
  from: 'Debian',
  async hole(place) {
    const holes = await startHoles(place.product.postgres.superuserUrl());
    try {
      const found = await attack(place, 'wapiti-hole', holes.url, { seconds: HOLE_SECONDS });
      return found.filter(({ key }) => key === 'Cross Site Scripting');
    } finally {
      await holes.stop();
    }
  },
  async scan(place) {
    const { url, signIn } = place.product;
    const found: Finding[] = [];
    for (const role of ['candidate', 'rrhh', 'admin'] as const) {
      const cookie = await signIn(role);
      found.push(
        ...(await attack(place, `wapiti-${role}`, url, { cookie, starts: STARTS, seconds: ROLE_SECONDS })),
      );
    }
    return found;
  },
};
