import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { dataSourceOptions } from '../../platform/database/connections/data-source-options.js';

/** A connection of its own for commands: migrating, seeding, checking. */
export function createDataSource(
  databaseUrl = process.env.DATABASE_DIRECT_URL?.trim() || process.env.DATABASE_URL,
  limits: { lock_timeout?: number } = {},
): DataSource {
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  return new DataSource(dataSourceOptions(databaseUrl, ENTITIES, limits));
}
