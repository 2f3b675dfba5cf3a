import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // The password is sealed (AES-256-GCM) under the key named beside it.
  // Which version of the row last changed each setting: two administrators who change different ones do not clash.
  `ALTER TABLE system_config
     ADD COLUMN version integer NOT NULL DEFAULT 1,
     ADD COLUMN versiones jsonb NOT NULL DEFAULT '{}',
     ADD COLUMN smtp_password text,
     ADD COLUMN smtp_password_clave text,
     ADD CONSTRAINT system_config_timezone_ck
       CHECK (timezone IN ('Europe/Madrid', 'Europe/London', 'America/New_York', 'America/Los_Angeles')),
     ADD CONSTRAINT system_config_language_ck CHECK (language IN ('es', 'en', 'fr')),
     ADD CONSTRAINT system_config_smtp_port_ck CHECK (smtp_port BETWEEN 1 AND 65535),
     ADD CONSTRAINT system_config_smtp_password_ck
       CHECK ((smtp_password IS NULL) = (smtp_password_clave IS NULL))`,

  `ALTER TABLE departamentos_vacantes ADD COLUMN version integer NOT NULL DEFAULT 1`,
  `ALTER TABLE posiciones_departamento ADD COLUMN version integer NOT NULL DEFAULT 1`,
  // Two of one name could not be told apart in any form.
  `CREATE UNIQUE INDEX departamentos_vacantes_nombre_uq ON departamentos_vacantes (lower(nombre))`,
  `CREATE UNIQUE INDEX posiciones_departamento_nombre_uq ON posiciones_departamento (departamento_id, lower(nombre))`,
  // What uses a department is counted whenever the catalogue is edited.
  `CREATE INDEX vacantes_departamento_ix ON vacantes (departamento, posicion)`,
  `CREATE INDEX aplicaciones_departamento_ix ON aplicaciones_vacantes (departamento, posicion) WHERE deleted_at IS NULL`,
  `CREATE INDEX users_departamento_ix ON users (departamento, posicion) WHERE departamento IS NOT NULL`,
];

const DOWN = [
  'DROP INDEX users_departamento_ix',
  'DROP INDEX aplicaciones_departamento_ix',
  'DROP INDEX vacantes_departamento_ix',
  'DROP INDEX posiciones_departamento_nombre_uq',
  'DROP INDEX departamentos_vacantes_nombre_uq',
  'ALTER TABLE posiciones_departamento DROP COLUMN version',
  'ALTER TABLE departamentos_vacantes DROP COLUMN version',
  `ALTER TABLE system_config
     DROP CONSTRAINT system_config_smtp_password_ck,
     DROP CONSTRAINT system_config_smtp_port_ck,
     DROP CONSTRAINT system_config_language_ck,
     DROP CONSTRAINT system_config_timezone_ck,
     DROP COLUMN smtp_password_clave,
     DROP COLUMN smtp_password,
     DROP COLUMN versiones,
     DROP COLUMN version`,
];

/** Every setting of the panel is saved, with its version; departments and positions can be edited. */
export class Settings1790000000028 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
