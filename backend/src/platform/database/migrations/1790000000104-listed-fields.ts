import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'mover','prioridad','mensaje','etiqueta'`;
const bulkKinds = (kinds: string) =>
  `ALTER TABLE acciones_masivas DROP CONSTRAINT acciones_masivas_tipo_ck,
     ADD CONSTRAINT acciones_masivas_tipo_ck CHECK (tipo IN (${kinds}))`;

/** Which fields of the company's own the lists filter and sort by, and an action on many that writes one. The indexes are made by a job. */
export class ListedFields1790000000104 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE campos_propios ADD COLUMN en_listas boolean NOT NULL DEFAULT false,
         ADD CONSTRAINT campos_propios_en_listas_ck CHECK (NOT en_listas OR clase IN ('ordinario','interno'))`,
    );
    await db.query(bulkKinds(`${KINDS},'campo'`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM acciones_masivas WHERE tipo = 'campo'`);
    await db.query(bulkKinds(KINDS));
    await db.query(
      `ALTER TABLE campos_propios DROP CONSTRAINT campos_propios_en_listas_ck, DROP COLUMN en_listas`,
    );
  }
}
