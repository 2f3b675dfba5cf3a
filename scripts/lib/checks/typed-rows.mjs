/**
 * Finds hand-typed rows: results of `.query(…)` with SQL text, whose types nothing checks. Queries that return rows
 * use `db()` (docs/contributing.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

const SOURCES = path.join(ROOT, 'backend', 'src');
/** Skips specs, migrations, the code that runs `db()`, and the layer between TypeORM and the driver. */
const SKIPPED = /\.spec\.ts$|^platform\/database\/(?:migrations|connections|sql)\//;

/** Files whose statements cannot use `db()`, with the reason. @type {Record<string, string>} */
const EXEMPT = {
  'operations/backup/copy-rows.ts': 'COPY is a stream, which Kysely has no words for',
  'operations/backup/counters.ts':
    'the invariants are SQL apart from the code; only how many rows there are is looked at',
  'operations/invariants/check-invariants.ts':
    'the invariants are SQL apart from the code; each names its rows `id`',
  'platform/http/limits/rate-limits.ts': 'statements of rate-limiter-flexible',
  'platform/queue/queue-database.ts': 'statements of pg-boss',
  'platform/queue/queue.service.ts': 'statements of pg-boss',
};

/** @throws {Failure} listing the calls */
export function checkTypedRows() {
  /** @type {string[]} */
  const calls = [];
  for (const file of fs.readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || SKIPPED.test(file) || EXEMPT[file]) continue;
    const lines = untypedIn(fs.readFileSync(path.join(SOURCES, file), 'utf8'));
    calls.push(...lines.map((line) => `  backend/src/${file}:${line}`));
  }
  if (calls.length === 0) return;
  throw new Failure(['Rows of SQL text are typed by hand; write them with db():', ...calls].join('\n'));
}

/** Lines of calls of `query` whose result is used. @param {string} text @returns {number[]} */
export function untypedIn(text) {
  if (!text.includes('.query')) return [];
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {number[]} */
  const lines = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'query' &&
      isUsed(node)
    ) {
      lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

/** @param {ts.Node} call @returns {boolean} */
function isUsed({ parent }) {
  if (ts.isAwaitExpression(parent) || ts.isVoidExpression(parent)) return isUsed(parent);
  return !ts.isExpressionStatement(parent);
}
