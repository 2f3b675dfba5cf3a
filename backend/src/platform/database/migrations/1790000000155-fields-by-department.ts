import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A field of the company's own is asked of applicants to some departments only. */
export class FieldsByDepartment1790000000155 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE campos_propios
      ADD COLUMN departamentos text[] NOT NULL DEFAULT '{}',
      ADD CONSTRAINT campos_propios_departamentos_ck CHECK (departamentos = '{}' OR donde <> 'rrhh')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE campos_propios DROP COLUMN departamentos');
  }
}
