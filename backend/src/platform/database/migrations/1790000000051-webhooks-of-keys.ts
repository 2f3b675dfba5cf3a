import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // The key that made it: of all keys it alone reaches it. Without a key it is people's.
  `ALTER TABLE webhooks ADD COLUMN clave_id uuid,
     ADD CONSTRAINT webhooks_clave_fk FOREIGN KEY (clave_id) REFERENCES claves_api (id) ON DELETE SET NULL`,
  `CREATE INDEX webhooks_clave_ix ON webhooks (clave_id) WHERE clave_id IS NOT NULL`,
  `ALTER TABLE webhooks DROP CONSTRAINT webhooks_motivo_ck, ADD CONSTRAINT webhooks_motivo_ck CHECK (
     (motivo_desactivado IS NULL) = activo AND motivo_desactivado IN ('manual','fallos','410','clave'))`,
];

const DOWN = [
  `UPDATE webhooks SET motivo_desactivado = 'manual' WHERE motivo_desactivado = 'clave'`,
  `ALTER TABLE webhooks DROP COLUMN clave_id, DROP CONSTRAINT webhooks_motivo_ck,
     ADD CONSTRAINT webhooks_motivo_ck CHECK (
       (motivo_desactivado IS NULL) = activo AND motivo_desactivado IN ('manual','fallos','410'))`,
];

/** Webhooks that a program made for itself. */
export class WebhooksOfKeys1790000000051 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
