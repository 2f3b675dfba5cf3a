import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['retirada_at', 'deleted_at', 'fecha_aplicacion', 'departamento'];
const row = (name: string) => `(${COLUMNS.map((column) => `${name}.${column}`).join(', ')})`;

const UP = [
  `CREATE TABLE version_busqueda (
     slot smallint NOT NULL,
     version bigint NOT NULL DEFAULT 0,
     CONSTRAINT version_busqueda_pk PRIMARY KEY (slot))`,
  `INSERT INTO version_busqueda (slot) SELECT generate_series(0, 15)`,
  `COMMENT ON TABLE version_busqueda IS
     'The sum rises with every committed change of which people a search finds, and in which order; spread over rows like counters'`,
  // Once a transaction: each further version of one row would be looked for behind all before it. A setting that is
  // local to the transaction is undone with it, or with its savepoint, as the version is.
  `CREATE FUNCTION raise_search_version() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF current_setting('hiring.search_version', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
       UPDATE version_busqueda SET version = version + 1 WHERE slot = pg_backend_pid() % 16;
       PERFORM set_config('hiring.search_version', pg_current_xact_id()::text, true);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER busqueda_candidatos_version_tg AFTER INSERT OR UPDATE OR DELETE ON busqueda_candidatos
     FOR EACH STATEMENT EXECUTE FUNCTION raise_search_version()`,
  `CREATE TRIGGER candidates_version_busqueda_tg AFTER UPDATE OF ${COLUMNS.join(', ')} ON candidates
     FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION raise_search_version()`,
];

const DOWN = [
  `DROP TRIGGER candidates_version_busqueda_tg ON candidates`,
  `DROP TRIGGER busqueda_candidatos_version_tg ON busqueda_candidatos`,
  `DROP FUNCTION raise_search_version()`,
  `DROP TABLE version_busqueda`,
];

/** Tells whether the people whom a search found are still the same. */
export class SearchVersion1790000000066 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
