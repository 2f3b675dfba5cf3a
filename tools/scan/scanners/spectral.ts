/** Spectral with OWASP's rules, on the API document. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { PACKAGES } from '../packages.ts';
import { type Finding, runProgram, type Scanner, type Workplace } from '../scanner.ts';

/** About two minutes where nothing else runs. */
const SECONDS = 480;

/** A document with the hole: numeric ids, plain HTTP, no protection, no limits. */
const HOLE = {
  openapi: '3.1.0',
  info: { title: 'Huecos', version: '1' },
  servers: [{ url: 'http://example.com' }],
  paths: {
    '/people/{id}': {
      get: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: { description: 'ok' } },
      },
      delete: { responses: { 204: { description: 'gone' } } },
    },
  },
};

async function lint(place: Workplace, name: string, documents: string[]): Promise<Finding[]> {
  const rules = path.join(PACKAGES.folder, 'owasp.yaml');
  const report = path.join(place.dir, `${name}.json`);
  fs.rmSync(report, { force: true });
  const { output } = await runProgram(
    place,
    name,
    [PACKAGES.program('spectral'), 'lint', ...documents, '-r', rules, '-f', 'json', '-o', report, '--quiet'],
    { seconds: SECONDS },
  );
  if (!fs.existsSync(report)) throw new Error(`spectral wrote no report:\n${output.slice(-800)}`);
  const rows = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    code: string;
    path: string[];
    message: string;
  }[];
  return rows.map(({ code, path: where, message }) => ({
    key: code,
    detail: `${where.join('.')}: ${message}`,
  }));
}

type Document = Record<string, unknown> & {
  paths: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
};

/**
 * One document for each address, with the components that it refers to: in one piece the program resolves every
 * reference of every operation and does not end.
 */
function split(dir: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, 'contract', 'openapi.json'), 'utf8');
  const { paths, components, webhooks: _calls, ...rest } = JSON.parse(text) as Document;
  return Object.entries(paths).map(([address, operations], place) => {
    const used: Document['components'] = { securitySchemes: components['securitySchemes'] ?? {} };
    take(operations, components, used);
    const file = path.join(dir, `path-${place}.json`);
    fs.writeFileSync(file, JSON.stringify({ ...rest, paths: { [address]: operations }, components: used }));
    return file;
  });
}

/** Adds what a part of the document refers to, and what that refers to. */
function take(part: unknown, all: Document['components'], used: Document['components']): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') {
      take(value, all, used);
      continue;
    }
    const [, , kind = '', name = ''] = value.split('/');
    const known = (used[kind] ??= {});
    if (name in known) continue;
    known[name] = all[kind]?.[name];
    take(known[name], all, used);
  }
}

export const spectral: Scanner = {
  name: 'spectral',
  program: PACKAGES.program('spectral'),
  from: 'npm',
  async hole(place) {
    const file = path.join(place.dir, 'hole.json');
    fs.writeFileSync(file, JSON.stringify(HOLE));
    const found = await lint(place, 'spectral-hole', [file]);
    return found.filter(({ key }) => key === 'owasp:api1:2023-no-numeric-ids');
  },
  scan: (place) => lint(place, 'spectral', split(place.dir)),
};
