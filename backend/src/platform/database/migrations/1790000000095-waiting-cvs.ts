import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['borradores_cv', 'borradores_candidatura'];

/** A CV that came while the reader was busy waits for a later reading. */
export class WaitingCvs1790000000095 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`ALTER TABLE ${table} ADD en_espera boolean NOT NULL DEFAULT false`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DROP en_espera`);
  }
}
