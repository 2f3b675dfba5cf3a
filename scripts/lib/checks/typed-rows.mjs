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
  'platform/limits/rate-limits.ts': 'statements of rate-limiter-flexible',
  'platform/queue/queue-database.ts': 'statements of pg-boss',
  'platform/queue/queue.service.ts': 'statements of pg-boss',
};

/** Remaining calls in each room; unnamed rooms have none. The numbers may only fall. @type {Record<string, number>} */
export const LEFT = {
  candidates: 2,
};

/** @throws {Failure} listing the calls of a room that exceeds its number */
export function checkTypedRows(left = LEFT, sources = SOURCES) {
  const rooms = new Map();
  for (const file of fs.readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || SKIPPED.test(file) || EXEMPT[file]) continue;
    const text = fs.readFileSync(path.join(sources, file), 'utf8');
    if (!text.includes('.query')) continue;
    const room = file.split('/')[0] ?? file;
    rooms.set(room, [
      ...(rooms.get(room) ?? []),
      ...untypedIn(text).map((line) => `backend/src/${file}:${line}`),
    ]);
  }
  const tooMany = [...rooms].filter(([room, calls]) => calls.length > (left[room] ?? 0));
  if (tooMany.length === 0) return;
  const told = tooMany.map(
    ([room, calls]) => `  ${room}: ${calls.length}, at most ${left[room] ?? 0}\n    ${calls.join('\n    ')}`,
  );
  throw new Failure(['Rows of SQL text are typed by hand; write them with db():', ...told].join('\n'));
}

/** Lines of calls of `query` whose result is used. @param {string} text @returns {number[]} */
export function untypedIn(text) {
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
