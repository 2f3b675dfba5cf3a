import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People by their first name, as they are chosen for an interview. */
export class PeopleByName1790000000082 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX candidates_nombre_ix ON candidates (nombre, apellidos, id)
       WHERE retirada_at IS NULL AND deleted_at IS NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX candidates_nombre_ix`);
  }
}
