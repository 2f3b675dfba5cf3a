import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links of mails that ask for an approval, of whatever is approved; and what an offer was when it was asked for before. */
export class ApprovalLinks1790000000113 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE ofertas ADD COLUMN anterior jsonb`);
    // No key to the thing: each kind of it has a table of its own. Rows go a month after their end.
    await db.query(`CREATE TABLE enlaces_aprobacion (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      huella text NOT NULL,
      usuario_id uuid NOT NULL,
      que text NOT NULL,
      asunto_id uuid NOT NULL,
      paso_id uuid NOT NULL,
      version integer NOT NULL,
      caduca_at timestamptz NOT NULL,
      usado_at timestamptz,
      cerrado_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT enlaces_aprobacion_pk PRIMARY KEY (id),
      CONSTRAINT enlaces_aprobacion_huella_uq UNIQUE (huella),
      CONSTRAINT enlaces_aprobacion_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await db.query(`CREATE INDEX enlaces_aprobacion_usuario_ix ON enlaces_aprobacion (usuario_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE enlaces_aprobacion`);
    await db.query(`ALTER TABLE ofertas DROP COLUMN anterior`);
  }
}
