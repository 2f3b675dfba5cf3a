/** The database of a command: DATABASE_URL, or the embedded server of DATA_DIR. */
import net from 'node:net';
import { isDataDirInUse, lockDataDir, prepareDataDir } from './data-dir.mjs';
import { Failure, codeOf } from './failure.mjs';
import { shortPath } from './paths.mjs';
import { runningPostgresUrl, startPostgres } from './postgres.mjs';

const CONNECT_TIMEOUT_MS = 5000;
const DEFAULT_PORT = 5432;

/**
 * For commands that work with or without a running server.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./shutdown.mjs').Shutdown} shutdown stops what had to be started
 * @returns {Promise<string>} its address
 */
export async function openDatabase(settings, shutdown) {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== undefined) {
    await checkConnection(databaseUrl);
    return databaseUrl;
  }
  prepareDataDir(dataDir);
  if (isDataDirInUse(dataDir)) {
    const url = runningPostgresUrl(dataDir);
    if (url !== undefined) return url;
    throw new Failure(`A start on ${shortPath(dataDir)} is not ready yet: try again when it is.`);
  }
  shutdown.onStop('the lock', await lockDataDir(dataDir));
  const postgres = await startPostgres({ dataDir, signal: shutdown.signal });
  shutdown.onStop('PostgreSQL', postgres.stop);
  return postgres.url;
}

/**
 * Checks that the port answers. Needs no driver, so it can run before the slow phases.
 * @param {string} url
 * @throws {Failure} one line that names DATABASE_URL and never shows it
 */
export async function checkReachable(url) {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT });
  try {
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
      socket.setTimeout(CONNECT_TIMEOUT_MS, () => reject(new Error('timeout')));
    });
  } catch (cause) {
    throw new Failure(`DATABASE_URL: ${explain(cause)}`, { cause });
  } finally {
    socket.destroy();
  }
}

/**
 * @param {string} url
 * @throws {Failure} one line that names DATABASE_URL and never shows it
 */
export async function checkConnection(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Errors while the connection closes do not matter.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw new Failure(`DATABASE_URL: ${explain(cause)}`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

/** SQLSTATEs of PostgreSQL and codes of the network. @type {Record<string, string>} */
const EXPLANATIONS = {
  ECONNREFUSED: 'no PostgreSQL answers at that host and port; is it running?',
  ENOTFOUND: 'its host name is unknown.',
  EAI_AGAIN: 'its host name cannot be looked up; is the network up?',
  ETIMEDOUT: 'the server does not answer.',
  ECONNRESET: 'what answers there is not a PostgreSQL server.',
  '28P01': 'the server refuses that user or password.',
  28000: 'the server refuses that user or requires another kind of connection.',
  '3D000': 'the server has no database of that name; create it first.',
  53300: 'the server has no connection left.',
  '57P03': 'the server is just starting; try again in a moment.',
};

/** @param {unknown} error */
function explain(error) {
  // Both addresses of a host name failed with the same error.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const known = EXPLANATIONS[codeOf(first) ?? ''];
  if (known !== undefined) return known;
  const message = first instanceof Error ? first.message : '';
  if (/timeout/i.test(message)) return 'the server does not answer.';
  if (/SSL/i.test(message)) return 'the server does not offer the encryption that the address asks for.';
  if (/password must be a string/.test(message))
    return 'the server wants a password and the address has none.';
  return `the connection fails${codeOf(first) === undefined ? '' : ` (${codeOf(first)})`}.`;
}
