/** ffuf: every address with an id is asked with ids of others, by a candidate. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { startHoles } from '../holes.ts';
import { type Finding, runProgram, type Scanner, type Workplace } from '../scanner.ts';

const SECONDS = 60;

/** Addresses of the document that read one record by its id. */
function addresses(): string[] {
  const document = JSON.parse(fs.readFileSync(path.join(ROOT, 'contract', 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(document.paths).flatMap(([template, operations]) =>
    operations['get'] && template.split('{').length === 2 && template.includes('{id}')
      ? [template.replace('{id}', 'FUZZ')]
      : [],
  );
}

async function ask(
  place: Workplace,
  name: string,
  url: string,
  ids: string[],
  cookie?: string,
): Promise<Finding[]> {
  const words = path.join(place.dir, `${name}.txt`);
  const report = path.join(place.dir, `${name}.json`);
  fs.writeFileSync(words, `${ids.join('\n')}\n`);
  const { output } = await runProgram(
    place,
    name,
    [
      ...['ffuf', '-u', url, '-w', words, '-mc', '200-299', '-t', '4', '-s', '-of', 'json', '-o', report],
      ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
    ],
    { seconds: SECONDS },
  );
  if (!fs.existsSync(report)) throw new Error(`ffuf wrote no report:\n${output.slice(-800)}`);
  const { results } = JSON.parse(fs.readFileSync(report, 'utf8')) as { results: { url: string }[] | null };
  return (results ?? []).map((result) => ({ key: 'foreign id', detail: `GET ${result.url}` }));
}

export const ffuf: Scanner = {
  name: 'ffuf',
  program: 'ffuf',
  from: 'Debian',
  async hole(place) {
    const holes = await startHoles(place.product.postgres.superuserUrl());
    try {
      return await ask(place, 'ffuf-hole', `${holes.url}/personas/FUZZ`, ['1', '2', '3']);
    } finally {
      await holes.stop();
    }
  },
  async scan(place) {
    const { product } = place;
    // Everything that is not public and not of the candidate who asks.
    const rows = await product.query<{ id: string }>(
      `SELECT id::text FROM candidates WHERE email <> $1
       UNION ALL SELECT a.id::text FROM aplicaciones_vacantes a JOIN candidates c ON c.id = a.candidato_id WHERE c.email <> $1
       UNION ALL SELECT id::text FROM archivos WHERE id NOT IN
         (SELECT cv_archivo_id FROM candidates WHERE email = $1 AND cv_archivo_id IS NOT NULL)
       UNION ALL SELECT id::text FROM users WHERE email <> $1
       UNION ALL SELECT id::text FROM correos`,
      ['persona-1@example.com'],
    );
    const ids = rows.map(({ id }) => id);
    const [staff, candidate] = [await product.signIn('admin'), await product.signIn('candidate')];
    const known = await ask(place, 'ffuf-staff', `${product.url}/api/candidates/FUZZ`, ids, staff);
    // The ids are real: staff gets answers for them.
    if (known.length === 0) return [{ key: 'not tested', detail: 'staff finds none of the ids' }];
    const found: Finding[] = [];
    for (const [place_, address] of addresses().entries()) {
      found.push(...(await ask(place, `ffuf-${place_}`, product.url + address, ids, candidate)));
    }
    return found;
  },
};
