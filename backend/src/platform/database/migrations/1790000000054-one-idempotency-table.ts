import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Repeated requests are kept in `peticiones_idempotentes`, each answer in the transaction of its change. */
export class OneIdempotencyTable1790000000054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE idempotency_keys');
  }

  async down(db: QueryRunner): Promise<void> {
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
}
