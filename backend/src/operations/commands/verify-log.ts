import { createDataSource } from '../database/data-source.js';
import { readEnvironment } from '../../platform/environment/environment.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { LogKeys } from '../../logs/seal/log-keys.js';
import { type Verdict, verifyChain } from '../../logs/seal/verify-chain.js';

/** Compares the whole log with its seals and changes nothing. Runs beside a server and without one. */
export async function verifyLog(): Promise<Verdict> {
  const keys = new LogKeys(new SecretBox(readEnvironment(process.env)));
  const dataSource = await createDataSource().initialize();
  try {
    return await dataSource.transaction('REPEATABLE READ', (manager) => verifyChain(manager, keys));
  } finally {
    await dataSource.destroy();
  }
}
