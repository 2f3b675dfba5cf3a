import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Version 1.0.0 keeps repeated requests in `idempotency_keys`, which the migration before this one removed. While both
 * versions serve, during a rolling update or after rolling back, it answers no form and no move without that table.
 * It has the time of that migration, so that both are one transaction, and a name behind its name. The release after the
 * next one drops the table.
 */
export class TableOfEarlierVersion1790000000054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE idempotency_keys (
      user_id uuid NOT NULL,
      clave text NOT NULL,
      huella text NOT NULL,
      respuesta jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT idempotency_keys_pk PRIMARY KEY (user_id, clave),
      CONSTRAINT idempotency_keys_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await db.query('CREATE INDEX idempotency_keys_created_ix ON idempotency_keys (created_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE idempotency_keys');
  }
}
