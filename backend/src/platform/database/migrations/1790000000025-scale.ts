import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE = 'retirada_at IS NULL AND deleted_at IS NULL';

/** What is read of very many people, in the index: the rows themselves are wide. */
export class Scale1790000000025 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Choosing people for a vacancy scores everybody who agreed to be told of openings.
    await recreate(
      db,
      'candidates_puesto_ix',
      '(departamento, posicion) INCLUDE (id, fecha_aplicacion, ciudad_busqueda) WHERE deleted_at IS NULL',
    );
    // Who waits in one department is counted from the longest wait on.
    await recreate(db, 'candidates_espera_ix', `(espera_desde, id) INCLUDE (departamento) WHERE ${LIVE}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await recreate(db, 'candidates_espera_ix', `(espera_desde, id) WHERE ${LIVE}`);
    await recreate(
      db,
      'candidates_puesto_ix',
      '(departamento, posicion) INCLUDE (id) WHERE deleted_at IS NULL',
    );
  }
}

async function recreate(db: QueryRunner, name: string, definition: string): Promise<void> {
  await db.query(`DROP INDEX ${name}`);
  await db.query(`CREATE INDEX ${name} ON candidates ${definition}`);
}
