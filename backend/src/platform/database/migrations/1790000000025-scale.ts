import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What choosing people for a vacancy reads of everybody, in the index: the rows themselves are wide. */
export class Scale1790000000025 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await replaceIndex(db, 'id, fecha_aplicacion, ciudad_busqueda');
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceIndex(db, 'id');
  }
}

async function replaceIndex(db: QueryRunner, included: string): Promise<void> {
  await db.query(`DROP INDEX candidates_puesto_ix`);
  await db.query(
    `CREATE INDEX candidates_puesto_ix ON candidates (departamento, posicion) INCLUDE (${included})
     WHERE deleted_at IS NULL`,
  );
}
