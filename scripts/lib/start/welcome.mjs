/** What a person needs to know once everything runs: where it is and who may enter. */
import { shortPath } from '../paths.mjs';

/**
 * @param {{ url: string, settings: import('../settings.mjs').Settings, accounts: import('../backend.mjs').Account[] }} what
 * @returns {string}
 */
export function welcome({ url, settings, accounts }) {
  // A server that listens everywhere is opened at the address that people use.
  const base = /\/\/(0\.0\.0\.0|\[::\])/.test(url) ? settings.appUrl : url.replace(/\/+$/, '');
  return [
    '',
    ...columns([
      ['Web', `${base}/`],
      ['Back office', `${base}/sistema-aplicacion/`],
      ['API docs', `${base}/api/docs`],
      ['Data and logs', shortPath(settings.dataDir)],
    ]),
    ...(accounts.length === 0 ? [] : ['', 'Demo accounts', '']),
    ...columns(accounts.map(({ role, email, password }) => [role, email, password])),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
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
