import { AppModule } from '../../../src/app.module.js';
import { openBackup, Restore } from '../../../src/operations/backup/restore-backup.js';
import { writeBackup } from '../../../src/operations/backup/write-backup.js';
import { loadDemo } from '../../../src/demo/load-demo.js';
import { createDisk } from '../../../src/platform/files/storage/disk.js';
import { type Environment, readEnvironment } from '../../../src/platform/environment/environment.js';
import { createWorld } from '../../world.js';
import { silent } from '../data/backup-world.js';
import { populate } from '../data/populated.js';

const PEOPLE = 2000;
/** A backup of invented people practically never expires. */
const KEEP_DAYS = 36_500;
/** For invented people: these keys protect nothing. */
const DATA_KEY = Buffer.alloc(32, 'upgrades');
const BACKUP_KEY = 'AGE-SECRET-KEY-1P4DLU2J7LPZ325YPNKPG22NJCWCHWUF4EVJT35FS6JP95WC6TTTQWP50S8';

/** Of an installation without a database yet. */
export const settings = (): Environment =>
  readEnvironment({
    NODE_ENV: 'test',
    APP_URL: 'http://127.0.0.1:4400',
    DATABASE_URL: 'postgres://127.0.0.1/none',
    DATA_DIR: '/nowhere',
    SESSION_SECRET: 'a secret of the tests and of nothing else',
    DATA_KEY: DATA_KEY.toString('base64'),
  });

/** The backup of an installation of today's code: the demo data and 2,000 people. @returns its file in `dir` */
export async function writeInstallation(dir: string): Promise<string> {
  const world = await createWorld({ sendsMail: false, environment: { dataKey: DATA_KEY } });
  try {
    const { databaseUrl, appUrl } = world.environment;
    const now = world.clock.now();
    await populate(databaseUrl, PEOPLE, { byTriggers: true, now });
    const disk = await createDisk(world.environment);
    await world.dataSource.transaction((manager) => loadDemo(manager, disk, { now, appUrl }));
    const settings = { dir, keepDays: KEEP_DAYS, key: BACKUP_KEY, version: '1' };
    return (await writeBackup(world.environment, settings, silent)).file;
  } finally {
    await world.close();
  }
}

/**
 * Brings an installation of then to the newest schema, as the restore of its backup does, and verifies counters and log.
 * @param loaded is called when everything is as it was, before the migrations that came since.
 * @returns the names of these migrations
 */
export async function upgrade(
  environment: Environment,
  file: string,
  loaded: () => Promise<void>,
): Promise<string[]> {
  const restore = new Restore(environment, AppModule.with);
  await openBackup(file, BACKUP_KEY);
  await restore.prepare();
  await restore.load(file, BACKUP_KEY, silent);
  await loaded();
  const { wrongCounters, log } = await restore.check();
  expect({ wrongCounters, log }).toMatchObject({ wrongCounters: [], log: { broken: null } });
  const migrations = await restore.migrateOn();
  await restore.finish();
  return migrations;
}
