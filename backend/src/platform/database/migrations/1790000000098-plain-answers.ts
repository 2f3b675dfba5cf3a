import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key is taken in the transaction of the change, and the answer is stored as it is. Version 1.0.0 finds such a row done
 * and without an answer, and repeats nothing; the next release drops the columns that only it uses.
 */
export class PlainAnswers1790000000098 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE peticiones_idempotentes
      ADD COLUMN contestacion jsonb,
      ALTER COLUMN intento SET DEFAULT '00000000-0000-0000-0000-000000000000',
      ALTER COLUMN ocupada_hasta SET DEFAULT now()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE peticiones_idempotentes
      DROP COLUMN contestacion,
      ALTER COLUMN intento DROP DEFAULT,
      ALTER COLUMN ocupada_hasta DROP DEFAULT`);
  }
}
