/**
 * `npm run recovered -- --to=2026-11-25T18:59:59Z [--erasures=file] [--trust-erasures]`: what an installation needs
 * after PostgreSQL recovered its database to an earlier instant (docs/operations/point-in-time.md), before it serves.
 */
import { parseArgs } from 'node:util';
import { AppModule } from './app.module.js';
import { BackupError } from './operations/backup/backup-error.js';
import { settleRecovered } from './operations/backup/settle-recovered.js';
import { EnvironmentError, readEnvironment } from './platform/environment/environment.js';

const USAGE = 'Usage: npm run recovered -- --to=2026-11-25T18:59:59Z [--erasures=file] [--trust-erasures]';

try {
  const { to, erasures, trusted } = readArguments();
  const settled = await settleRecovered(
    readEnvironment(process.env),
    (environment) => AppModule.with(environment),
    { at: to, erasures, trusted },
    () => undefined,
  );
  const people = settled.erased === 1 ? 'person who was' : 'people who were';
  const lines = [
    `Erased:   ${settled.erased} ${people} erased since (list: ${settled.place}, ${settled.entries} entries)`,
    ...settled.staff.map((id) => `          ${id} is an account of staff here: look at it yourself`),
    `Messages: ${settled.held} held: nothing leaves until somebody decides, in the back office under Correos`,
    'Sessions: all ended; links of invitations and of new passwords have to be sent again',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(0);
} catch (error) {
  const told = error instanceof BackupError || error instanceof EnvironmentError;
  process.stderr.write(`${told ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}

function readArguments(): { to: string; erasures: string | null; trusted: boolean } {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      erasures: { type: 'string' },
      'trust-erasures': { type: 'boolean', default: false },
    },
  });
  const instant = Date.parse(values.to ?? '');
  if (Number.isNaN(instant)) throw new BackupError(USAGE);
  return {
    to: new Date(instant).toISOString(),
    erasures: values.erasures ?? null,
    trusted: values['trust-erasures'],
  };
}
