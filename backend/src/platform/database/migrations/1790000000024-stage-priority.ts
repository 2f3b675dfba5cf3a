import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A stage's tab and the board's columns narrowed by priority: read and counted from an index alone. */
export class StagePriority1790000000024 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX candidates_etapa_prioridad_fecha_ix
       ON candidates (etapa, prioridad, fecha_aplicacion DESC, id DESC)
       WHERE retirada_at IS NULL AND deleted_at IS NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX candidates_etapa_prioridad_fecha_ix');
  }
}
