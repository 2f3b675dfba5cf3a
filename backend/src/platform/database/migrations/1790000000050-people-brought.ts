import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Whose data somebody else brought: an import says it for all of its people, the API for each of them.
  `ALTER TABLE procedencias ALTER COLUMN importacion_id DROP NOT NULL,
     ADD COLUMN origen text,
     ADD COLUMN informado_el date,
     ADD CONSTRAINT procedencias_origen_ck CHECK (
       (importacion_id IS NULL) = (origen IS NOT NULL) AND length(origen) BETWEEN 1 AND 200)`,
];

const DOWN = [
  `DELETE FROM procedencias WHERE importacion_id IS NULL`,
  `ALTER TABLE procedencias DROP COLUMN origen, DROP COLUMN informado_el, ALTER COLUMN importacion_id SET NOT NULL`,
];

/** People whom staff or a program brought by the API, and where their data come from. */
export class PeopleBrought1790000000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
