import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fields of the company's own that managers read too. A special category stays with human resources. */
export class FieldsForTheTeam1790000000168 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE campos_propios ADD COLUMN lo_ve_equipo boolean NOT NULL DEFAULT false,
         ADD CONSTRAINT campos_propios_equipo_ck CHECK (NOT lo_ve_equipo OR clase IN ('ordinario','interno'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE campos_propios DROP COLUMN lo_ve_equipo`);
  }
}
