import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A short application form: the address can wait, and what was read from a CV stays proposed after a reload. */
export class ShortApplication1790000000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE candidates ALTER COLUMN direccion DROP NOT NULL`);
    await db.query(`UPDATE candidates SET direccion = NULL WHERE direccion = ''`);
    await db.query(`ALTER TABLE borradores_candidatura ADD COLUMN propuestas jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE borradores_candidatura DROP COLUMN propuestas`);
    await db.query(`UPDATE candidates SET direccion = '' WHERE direccion IS NULL`);
    await db.query(`ALTER TABLE candidates ALTER COLUMN direccion SET NOT NULL`);
  }
}
