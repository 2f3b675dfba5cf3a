import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last showed the password or a code. Sessions of before have shown nothing. */
export class RecentProof1790000000042 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sessions ADD COLUMN proven_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sessions DROP COLUMN proven_at');
  }
}
