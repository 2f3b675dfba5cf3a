import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log is found by the same words as everything else. The index before this one stays for the last release. */
export class LogWords1790000000088 implements MigrationInterface {
  /** Entries are written while the index is made. */
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    // A try that was given up leaves an index that nothing uses.
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS system_logs_palabras_ix`);
    await db.query(
      `CREATE INDEX CONCURRENTLY system_logs_palabras_ix
       ON system_logs USING gin (plain_text(action || ' ' || details) gin_trgm_ops) WITH (fastupdate = on)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX IF EXISTS system_logs_palabras_ix`);
  }
}
