import { type EntityManager, IsNull, Not } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { SystemConfig } from '../config/system-config.entity.js';
import { createDataSource } from '../operations/database/data-source.js';
import { readEnvironment } from '../platform/environment/environment.js';
import { ADMIN, DEMO_CANDIDATE, DEMO_PASSWORD, HR, MANAGER } from './accounts.js';

export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** An advisory lock id that only this product uses: of two concurrent processes only one loads. */
const DEMO_LOCK = 7_140_224;

const ACCOUNTS: readonly DemoAccount[] = [
  { email: ADMIN.email, password: DEMO_PASSWORD, role: ADMIN.role },
  { email: HR.email, password: DEMO_PASSWORD, role: HR.role },
  { email: MANAGER.email, password: DEMO_PASSWORD, role: MANAGER.role },
  { email: DEMO_CANDIDATE, password: DEMO_PASSWORD, role: 'candidate' },
];

/**
 * Loads data into the migrated database of the environment. `minimal` adds nothing to the migrations. `demo` adds the
 * demo data once: all of it or, on an error, nothing. `loaded`: by this call.
 * @throws when demo data are requested in production.
 */
export async function seed(kind: 'demo' | 'minimal'): Promise<{ loaded: boolean; accounts: DemoAccount[] }> {
  if (kind === 'minimal') return { loaded: false, accounts: [] };
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'Demo data are refused in production, because their password is public. Set SEED=minimal.',
    );
  }
  const environment = readEnvironment(process.env);
  const dataSource = await createDataSource(environment.databaseUrl).initialize();
  try {
    const loaded =
      !(await isLoaded(dataSource.manager)) &&
      (await dataSource.transaction(async (manager) => {
        await manager.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK]);
        if (await isLoaded(manager)) return false;
        // Imported on demand: texts and PDF fonts, which every later start does not need.
        const { loadDemo } = await import('./load-demo.js');
        const { createDisk } = await import('../platform/files/storage/disk.js');
        await loadDemo(manager, await createDisk(environment), {
          now: new Date(),
          appUrl: environment.appUrl,
        });
        return true;
      }));
    return { loaded, accounts: ACCOUNTS.map((account) => ({ ...account })) };
  } finally {
    await dataSource.destroy();
  }
}

/** The administrator's account marks loaded data; its id stays when its e-mail changes. */
async function isLoaded(manager: EntityManager): Promise<boolean> {
  return (
    (await manager.existsBy(User, [{ id: ADMIN.id }, { email_normalizado: ADMIN.email }])) ||
    // A restored database contains real data: no demo data are added.
    (await manager.existsBy(SystemConfig, { copia_restaurada_de: Not(IsNull()) }))
  );
}
