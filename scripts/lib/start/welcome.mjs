/** The message when everything runs: the URL and the accounts. */
import path from 'node:path';
import { shortPath } from '../paths.mjs';
import { clusterOf } from '../postgres/placement.mjs';

/**
 * @param {{ url: string, settings: import('../settings.mjs').Settings, accounts: import('../backend.mjs').Account[] }} what
 * @returns {string}
 */
export function welcome({ url, settings, accounts }) {
  // A server that listens on all addresses is opened at the public URL.
  const base = /\/\/(0\.0\.0\.0|\[::\])/.test(url) ? settings.appUrl : url.replace(/\/+$/, '');
  return [
    '',
    ...columns([
      ['Web', `${base}/`],
      ['Back office', `${base}/sistema-aplicacion/`],
      ['API docs', `${base}/api/docs`],
      ['Data and logs', shortPath(settings.dataDir)],
      ...databaseElsewhere(settings),
    ]),
    ...(accounts.length === 0 ? [] : ['', 'Demo accounts', '']),
    ...columns(accounts.map(({ role, email, password }) => [role, email, password])),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}

/**
 * The embedded database's folder when it is outside DATA_DIR: both must be deleted together.
 * @param {import('../settings.mjs').Settings} settings @returns {string[][]}
 */
function databaseElsewhere({ databaseUrl, dataDir }) {
  const cluster = databaseUrl === undefined ? clusterOf(dataDir) : undefined;
  if (cluster === undefined || cluster === path.join(dataDir, 'postgres')) return [];
  return [['Database', shortPath(cluster)]];
}

/** @param {string[][]} rows @returns {string[]} */
function columns(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
}
