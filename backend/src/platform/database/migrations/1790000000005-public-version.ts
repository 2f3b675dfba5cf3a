import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that the public pages are made of. */
const SHOWN = ['vacantes', 'departamentos_vacantes', 'posiciones_departamento', 'system_config'];

const CREATE = [
  `CREATE TABLE version_publica (
     id smallint NOT NULL DEFAULT 1 CONSTRAINT version_publica_pk PRIMARY KEY
       CONSTRAINT version_publica_single_ck CHECK (id = 1),
     version bigint NOT NULL DEFAULT 1
   )`,
  `INSERT INTO version_publica DEFAULT VALUES`,
  `COMMENT ON TABLE version_publica IS
     'Rises with every committed change of what the public pages show; a row and not a sequence, which would rise before the commit'`,
  `CREATE FUNCTION raise_public_version() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE version_publica SET version = version + 1;
     RETURN NULL;
   END $$`,
  ...SHOWN.map(
    (table) =>
      `CREATE TRIGGER ${table}_version_publica_tg AFTER INSERT OR UPDATE OR DELETE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION raise_public_version()`,
  ),
];

const DROP = [
  ...SHOWN.map((table) => `DROP TRIGGER ${table}_version_publica_tg ON ${table}`),
  `DROP FUNCTION raise_public_version()`,
  `DROP TABLE version_publica`,
];

/** Tells every process when the pages it keeps in memory are no longer true. */
export class PublicVersion1790000000005 implements MigrationInterface {
  name = 'PublicVersion1790000000005';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CREATE) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DROP) await runner.query(statement);
  }
}
