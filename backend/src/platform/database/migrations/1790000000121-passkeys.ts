import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of accounts, and the challenges that were used up. */
export class Passkeys1790000000121 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE llaves_acceso (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL,
      credencial_id text NOT NULL,
      clave_publica text NOT NULL,
      contador bigint NOT NULL,
      nombre text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      usada_at timestamptz,
      CONSTRAINT llaves_acceso_pk PRIMARY KEY (id),
      CONSTRAINT llaves_acceso_credencial_uq UNIQUE (credencial_id),
      CONSTRAINT llaves_acceso_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await db.query(`CREATE INDEX llaves_acceso_user_ix ON llaves_acceso (user_id)`);
    await db.query(`CREATE TABLE retos_usados (
      reto_hash text NOT NULL,
      caduca timestamptz NOT NULL,
      CONSTRAINT retos_usados_pk PRIMARY KEY (reto_hash))`);
    await db.query(`CREATE INDEX retos_usados_caduca_ix ON retos_usados (caduca)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE llaves_acceso, retos_usados`);
  }
}
