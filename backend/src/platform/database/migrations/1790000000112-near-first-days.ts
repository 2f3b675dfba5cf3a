import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which a first day was set: what should have been done before it is not late at once. */
export class NearFirstDays1790000000112 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE incorporaciones ADD COLUMN dia_fijado_el date`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE incorporaciones DROP COLUMN dia_fijado_el`);
  }
}
