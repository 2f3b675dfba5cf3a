import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code that signs an offer can go by SMS: where the last one went. */
export class CodesBySms1790000000163 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE ofertas ADD COLUMN codigo_movil text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE ofertas DROP COLUMN codigo_movil`);
  }
}
