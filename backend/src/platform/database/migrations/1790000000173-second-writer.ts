import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two who answer the same conversation at once, the first one is told of the second too. */
export class SecondWriter1790000000173 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE hilos
      ADD COLUMN tambien_escribe_user_id uuid,
      ADD COLUMN tambien_escribe_hasta timestamptz,
      ADD CONSTRAINT hilos_tambien_escribe_fk
        FOREIGN KEY (tambien_escribe_user_id) REFERENCES users (id) ON DELETE SET NULL`);
    await db.query(`CREATE INDEX hilos_tambien_escribe_ix ON hilos (tambien_escribe_user_id)
      WHERE tambien_escribe_user_id IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE hilos
      DROP COLUMN tambien_escribe_user_id, DROP COLUMN tambien_escribe_hasta`);
  }
}
