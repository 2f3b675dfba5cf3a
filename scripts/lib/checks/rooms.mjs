/**
 * Rooms of the backend, which are the folders of backend/src and those of its largest room, candidates: their imports
 * must match docs/architecture.md. A cycle of rooms is refused, and an import of a file outside the rooms.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { ROOT } from '../paths.mjs';

const SOURCES = path.join(ROOT, 'backend', 'src');
const DOCUMENT = path.join(ROOT, 'docs', 'architecture.md');
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
/** Folders whose folders are rooms. */
const HOUSES = ['backend/src', 'backend/src/candidates'];

/** @typedef {Map<string, Set<string>>} Graph rooms, and those that each imports */

/** @param {string} [sources] @returns {Graph} */
export function importsOfRooms(sources = SOURCES) {
  /** @type {Graph} */
  const graph = new Map();
  for (const file of fs.readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    const room = roomOf(file);
    if (!room || !file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
    const imported = graph.get(room) ?? new Set();
    graph.set(room, imported);
    for (const [, target] of fs.readFileSync(path.join(sources, file), 'utf8').matchAll(IMPORT)) {
      const other = roomOf(path.join(path.dirname(file), target ?? '')) ?? 'the files beside the rooms';
      // Another house's rooms are checked there.
      if (other !== room && other !== '..') imported.add(other);
    }
  }
  return graph;
}

/** @param {string} file relative to the sources @returns {string | null} null: beside the rooms */
const roomOf = (file) => (file.includes('/') ? (file.split('/')[0] ?? null) : null);

/** Rooms, each after those that it imports. @param {Graph} graph @returns {string[]} @throws {Failure} for a circle */
export function inOrder(graph) {
  /** @type {string[]} */
  const order = [];
  while (order.length < graph.size) {
    const next = [...graph.keys()]
      .sort()
      .find(
        (room) => !order.includes(room) && [...(graph.get(room) ?? [])].every((one) => order.includes(one)),
      );
    if (!next) {
      const knot = [...graph].filter(([room]) => !order.includes(room));
      const lines = knot.map(([room, imported]) => `  ${room} imports ${[...imported].join(', ')}`);
      throw new Failure(['Rooms of backend/src stand in a circle:', ...lines].join('\n'));
    }
    order.push(next);
  }
  return order;
}

/** @param {{ write: boolean }} options @throws {Failure} for a circle, a room without a row, or an old table */
export function checkRooms({ write }) {
  const document = fs.readFileSync(DOCUMENT, 'utf8');
  const current = HOUSES.reduce(withTable, document);
  if (current === document) return;
  if (!write)
    throw new Failure('The rooms in docs/architecture.md are old: npm run contract writes them anew.');
  fs.writeFileSync(DOCUMENT, current);
}

/** The document with the table of a house as its imports are now. @param {string} document @param {string} house */
function withTable(document, house) {
  const graph = importsOfRooms(path.join(ROOT, house));
  const head = [`folder of \`${house}\``, 'owns', 'imports'];
  const row = new RegExp(String.raw`^\| \[([a-z]+)\]\(\.\./${house}/\1\) *\|([^|]*)\|[^|]*\|$`, 'gm');
  const owns = new Map([...document.matchAll(row)].map(([, room, text]) => [room, text?.trim()]));
  const rows = inOrder(graph).map((room) => {
    const text = owns.get(room);
    if (!text) throw new Failure(`docs/architecture.md has no row for ${house}/${room}.`);
    return [`[${room}](../${house}/${room})`, text, [...(graph.get(room) ?? [])].sort().join(', ') || '–'];
  });
  const table = new RegExp(String.raw`^\| folder of \`${house}\` [^\n]*\n(?:\|[^\n]*\n)+`, 'm');
  return document.replace(table, () => tableOf([head, ...rows]));
}

/** Formats like the formatter. @param {string[][]} rows the first is the head */
function tableOf(rows) {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
