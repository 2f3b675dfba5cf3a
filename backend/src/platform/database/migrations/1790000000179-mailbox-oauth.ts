import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailbox may be opened with an access token: Microsoft 365 takes no passwords any more. */
export class MailboxOauth1790000000179 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE buzon_entrada
      ADD COLUMN oauth_url text,
      ADD COLUMN oauth_cliente text,
      ADD COLUMN oauth_ambito text,
      ADD CONSTRAINT buzon_entrada_oauth_ck CHECK (num_nonnulls(oauth_url, oauth_cliente, oauth_ambito) IN (0, 3))`);
  }

  async down(db: QueryRunner): Promise<void> {
    // What is stored is no password of the mailbox.
    await db.query(`UPDATE buzon_entrada SET activo = false, contrasena = NULL, contrasena_clave = NULL
      WHERE oauth_url IS NOT NULL`);
    await db.query(`ALTER TABLE buzon_entrada
      DROP COLUMN oauth_url, DROP COLUMN oauth_cliente, DROP COLUMN oauth_ambito`);
  }
}
