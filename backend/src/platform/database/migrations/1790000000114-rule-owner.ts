import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who switched a rule on: when it stops by itself, the task is theirs. */
export class RuleOwner1790000000114 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE reglas ADD COLUMN activada_por uuid,
      ADD CONSTRAINT reglas_activada_fk FOREIGN KEY (activada_por) REFERENCES users (id) ON DELETE SET NULL`);
    await db.query(`CREATE INDEX reglas_activada_ix ON reglas (activada_por) WHERE activada_por IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE reglas DROP COLUMN activada_por`);
  }
}
