import * as migrations from '../../platform/database/migrations/index.js';
import { checksumOf } from '../../platform/database/recorded-migrations.js';

/** What every migration does, as a checksum by its name. */
export async function migrationChecksums(): Promise<Record<string, string>> {
  const all = Object.values(migrations).sort((a, b) => a.name.slice(-13).localeCompare(b.name.slice(-13)));
  const checksums: Record<string, string> = {};
  for (const migration of all) checksums[migration.name] = await checksumOf(migration);
  return checksums;
}
