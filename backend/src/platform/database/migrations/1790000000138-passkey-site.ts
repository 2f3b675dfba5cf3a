import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The host that each passkey was made for. Of those before it is not known: the next start says it. */
export class PasskeySite1790000000138 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE llaves_acceso ADD COLUMN sitio text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE llaves_acceso DROP COLUMN sitio`);
  }
}
