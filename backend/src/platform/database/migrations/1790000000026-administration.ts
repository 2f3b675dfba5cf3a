import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a line of the log changed; where an application came from. */
export class Administration1790000000026 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE system_logs ADD COLUMN cambios jsonb');
    await db.query(
      `ALTER TABLE aplicaciones_vacantes
       ADD COLUMN canal text NOT NULL DEFAULT 'web',
       ADD CONSTRAINT aplicaciones_canal_ck CHECK (canal ~ '^[a-z0-9][a-z0-9-]{0,39}$')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE aplicaciones_vacantes DROP COLUMN canal');
    await db.query('ALTER TABLE system_logs DROP COLUMN cambios');
  }
}
