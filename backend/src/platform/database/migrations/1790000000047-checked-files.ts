import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE archivos
     ADD COLUMN comprobado_at timestamptz,
     ADD COLUMN danado_at timestamptz`,
  // Those that were compared longest ago first, those never compared before them.
  `CREATE INDEX archivos_comprobacion_ix ON archivos (comprobado_at NULLS FIRST, id) WHERE estado = 'en_uso'`,
  `CREATE INDEX archivos_danados_ix ON archivos (danado_at) WHERE danado_at IS NOT NULL`,
];

const DOWN = [
  'DROP INDEX archivos_danados_ix',
  'DROP INDEX archivos_comprobacion_ix',
  'ALTER TABLE archivos DROP COLUMN danado_at, DROP COLUMN comprobado_at',
];

/** When each stored file was last compared with its SHA-256, and since when it is known to be damaged. */
export class CheckedFiles1790000000047 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
