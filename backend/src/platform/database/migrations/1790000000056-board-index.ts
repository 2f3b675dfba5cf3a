import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = 'aplicaciones_tablero_ix';

/**
 * A column of one vacancy's board, newest first. The stage is written as the statement of the board writes it, which
 * follows from the table of estados; otherwise the index is not used.
 */
export class BoardIndex1790000000056 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await rebuild(
      db,
      `CASE WHEN estado IN ('entrevista_programada','entrevista_realizada') THEN 'entrevista' ELSE estado END`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await rebuild(db, `CASE WHEN estado LIKE 'entrevista%' THEN 'entrevista' ELSE estado END`);
  }
}

async function rebuild(db: QueryRunner, stage: string): Promise<void> {
  await db.query(`DROP INDEX ${INDEX}`);
  await db.query(
    `CREATE INDEX ${INDEX} ON aplicaciones_vacantes (vacante_id, (${stage}), fecha_aplicacion DESC, id DESC)
     WHERE vacante_id IS NOT NULL AND retirada_at IS NULL AND deleted_at IS NULL`,
  );
}
