import { type DataSourceOptions, DefaultNamingStrategy, type MixedList, type Table } from 'typeorm';
import { CONNECT_MS, GUARDED_DRIVER } from './guarded-pool.js';
import type { RequestLimits } from '../../environment/environment.js';
import * as migrations from '../migrations/index.js';

type EntityClass = new () => unknown;

const COMMAND_POOL = 15;

/** The migrations name a primary key after its table, and the other constraints themselves. */
class Names extends DefaultNamingStrategy {
  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pk`;
  }
}

/**
 * Options of the connection pool. Times are UTC instants in the database and `Date` in code.
 */
export function dataSourceOptions(
  databaseUrl: string,
  entities: EntityClass[],
  {
    poolSize = COMMAND_POOL,
    connectMs = CONNECT_MS,
    ...client
  }: { poolSize?: number; connectMs?: number; keepsPlans?: boolean } & Partial<RequestLimits> = {},
): DataSourceOptions {
  return {
    type: 'postgres',
    driver: GUARDED_DRIVER,
    url: databaseUrl,
    entities: entities as MixedList<EntityClass>,
    migrations: Object.values(migrations),
    migrationsTableName: 'migrations',
    namingStrategy: new Names(),
    // Each migration has its own transaction, so that a later one may use CREATE INDEX CONCURRENTLY.
    migrationsTransactionMode: 'each',
    // gen_random_uuid(), which PostgreSQL has built in.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    logging: false,
    applicationName: 'fleet-hiring',
    poolSize,
    connectTimeoutMS: connectMs,
    extra: { idleTimeoutMillis: 30_000, ...client },
  };
}
