import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['mensajes_hilo', 'notas_candidato'];

/**
 * Notes and messages of conversations need no keys of their own: `peticiones_idempotentes` has them. The previous
 * version still writes `causa`; the next release drops it.
 */
export class KeysOfRequests1790000000055 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`ALTER TABLE ${table} ALTER COLUMN causa SET DEFAULT gen_random_uuid()::text`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} ALTER COLUMN causa DROP DEFAULT`);
  }
}
