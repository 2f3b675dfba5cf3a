/** Lints the API document with Redocly's strict rules, offline: warnings count as errors. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';
import { strayCursors } from './api-cursors.mjs';

const DOCUMENT = path.join(ROOT, 'contract', 'openapi.json');
const MAX_SHOWN = 25;

/** Rules beyond the strict set that matter to integrators. */
const RULES = /** @type {const} */ ({
  'operation-description': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-4xx-response': 'error',
  'operation-2xx-response': 'error',
  'operation-tag-defined': 'error',
  'operation-singular-tag': 'error',
  'parameter-description': 'error',
  'spec-strict-refs': 'off',
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-server-example.com': 'error',
  'no-ambiguous-paths': 'error',
});

/** @throws {Failure} naming the errors, and undescribed fields or parameters. */
export async function checkApiDocument() {
  const source = fs.readFileSync(DOCUMENT, 'utf8');
  const { bundleFromString, createConfig, lintFromString } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES, telemetry: 'off' });
  const found = await lintFromString({ source, absoluteRef: DOCUMENT, config });
  const bundled = await bundleFromString({ source, absoluteRef: DOCUMENT, config, dereference: true });
  const resolved = /** @type {import('./api-cursors.mjs').Document} */ (bundled.bundle.parsed);
  const problems = [
    ...found.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer ?? ''}: ${message}`),
    ...undescribedFields(JSON.parse(source)),
    ...namedTwice(resolved),
    ...strayCursors(resolved),
    ...sharedNames(),
  ];
  if (problems.length === 0) return;
  const shown = problems.slice(0, MAX_SHOWN);
  const rest = problems.length - shown.length;
  throw new Failure(
    ['contract/openapi.json has problems:', ...shown, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'),
  );
}

/**
 * @param {{ components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> } }} document
 * @returns {string[]}
 */
function undescribedFields({ components }) {
  return Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { description }]) => !description)
      .map(([field]) => `${schema}.${field}: give it a comment`),
  );
}

/**
 * @param {{ paths: Record<string, Record<string, { parameters?: { in: string, name: string }[] }>> }} document
 * @returns {string[]}
 */
function namedTwice({ paths }) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
      const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase());
      return headers
        .filter((name, place) => headers.indexOf(name) !== place)
        .map((name) => `${method} ${path}: the header ${name} stands there twice`);
    }),
  );
}

/** Of two classes with the same name the document contains one. @returns {string[]} */
function sharedNames() {
  const sources = path.join(ROOT, 'backend', 'src');
  const files = fs.readdirSync(sources, { recursive: true, encoding: 'utf8' });
  /** @type {Map<string, string>} */
  const known = new Map();
  return files
    .filter((file) => file.endsWith('.dto.ts'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(sources, file), 'utf8');
      return [...text.matchAll(/^export class (\w+)/gm)].flatMap(([, name = '']) => {
        const other = known.get(name);
        known.set(name, file);
        return other === undefined
          ? []
          : [`${name} is in ${other} and ${file}: the document has room for one`];
      });
    });
}
