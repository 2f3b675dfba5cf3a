import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails may be sent with an access token: Microsoft 365 ends signing in by password for sending too. */
export class SmtpOauth1790000000180 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE system_config
      ADD COLUMN smtp_oauth_url text,
      ADD COLUMN smtp_oauth_client text,
      ADD COLUMN smtp_oauth_scope text,
      ADD CONSTRAINT system_config_smtp_oauth_ck
        CHECK (num_nonnulls(smtp_oauth_url, smtp_oauth_client, smtp_oauth_scope) IN (0, 3))`);
  }

  async down(db: QueryRunner): Promise<void> {
    // What is stored is no password of the mail server.
    await db.query(`UPDATE system_config SET smtp_password = NULL, smtp_password_clave = NULL
      WHERE smtp_oauth_url IS NOT NULL`);
    await db.query(`ALTER TABLE system_config
      DROP COLUMN smtp_oauth_url, DROP COLUMN smtp_oauth_client, DROP COLUMN smtp_oauth_scope`);
  }
}
