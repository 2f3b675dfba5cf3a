import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second reminder of interviews. */
export class SelfScheduling1790000000018 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `ALTER TABLE interviews ADD COLUMN recordatorio_2h_de timestamptz`,
  // What is over needs no reminder and would fill the index.
  `UPDATE interviews SET recordatorio_2h_de = inicio WHERE inicio <= now()`,
  `DROP INDEX interviews_recordatorio_ix`,
  `CREATE INDEX interviews_recordatorio_ix ON interviews (inicio)
    WHERE estado IN ('programada', 'confirmada') AND deleted_at IS NULL
      AND (recordatorio_de IS DISTINCT FROM inicio OR recordatorio_2h_de IS DISTINCT FROM inicio)`,
];

const DOWN = [
  `DELETE FROM correos WHERE plantilla = 'entrevista_recordatorio_2h'`,
  `DROP INDEX interviews_recordatorio_ix`,
  `ALTER TABLE interviews DROP COLUMN recordatorio_2h_de`,
  `CREATE INDEX interviews_recordatorio_ix ON interviews (inicio)
    WHERE estado IN ('programada', 'confirmada') AND deleted_at IS NULL AND recordatorio_de IS DISTINCT FROM inicio`,
];
