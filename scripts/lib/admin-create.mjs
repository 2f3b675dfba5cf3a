/**
 * `npm run admin:create -- --email x [--nombre … --apellidos …]`: prints a single-use link with which the new
 * administrator chooses a password. Works with or without a running server.
 */
import { parseArgs } from 'node:util';
import { createAdmin, migrate } from './backend.mjs';
import { Failure } from './failure.mjs';
import { requireBuilt } from './prepare.mjs';
import { provision } from './provision.mjs';
import { addressOf } from './settings.mjs';

const USAGE = 'Usage: npm run admin:create -- --email name@example.com [--nombre Ana --apellidos "Ruiz Gil"]';

/** @param {import('./task.mjs').Tools} tools */
export async function createAdministrator({ phases, shutdown, logDir }) {
  const admin = readArguments(process.argv.slice(2));
  await requireBuilt({ phases, logDir, signal: shutdown.signal, only: ['backend'] });
  const address = addressOf(process.env);
  await provision(shutdown);
  process.env.APP_URL = address;
  await migrate();
  const { link } = await createAdmin(admin);
  phases.print(`\nOpen this link once to choose the password of ${admin.email}:\n\n  ${link}\n`);
}

/** @param {string[]} args @returns {{ email: string, nombre?: string, apellidos?: string }} */
function readArguments(args) {
  let values;
  try {
    const string = /** @type {const} */ ({ type: 'string' });
    ({ values } = parseArgs({ args, options: { email: string, nombre: string, apellidos: string } }));
  } catch (cause) {
    throw new Failure(USAGE, { cause });
  }
  const { email, ...names } = values;
  if (email === undefined || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Failure(USAGE);
  return { email, ...names };
}
