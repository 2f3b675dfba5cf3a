import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session knows the passkey that opened it: both end together. */
export class SessionsOfPasskeys1790000000178 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE sessions
      ADD COLUMN llave_acceso_id uuid,
      ADD CONSTRAINT sessions_llave_acceso_fk
        FOREIGN KEY (llave_acceso_id) REFERENCES llaves_acceso (id) ON DELETE SET NULL`);
    await db.query(`CREATE INDEX sessions_llave_acceso_ix ON sessions (llave_acceso_id)
      WHERE llave_acceso_id IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE sessions DROP COLUMN llave_acceso_id`);
  }
}
