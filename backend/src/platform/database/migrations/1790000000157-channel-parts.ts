import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message with files is several at WhatsApp: how far each of them has come. */
export class ChannelParts1790000000157 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE envios_canal ADD COLUMN partes jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE envios_canal DROP COLUMN partes`);
  }
}
