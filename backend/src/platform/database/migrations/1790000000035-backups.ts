import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // What waited in a backup that was restored, and what jobs write until somebody has looked through it: may have been
  // sent already.
  `ALTER TABLE correos ADD COLUMN retenido_at timestamptz`,
  `CREATE INDEX correos_retenidos_ix ON correos (de_cuenta, created_at DESC, id DESC)
     WHERE retenido_at IS NOT NULL AND estado = 'pendiente'`,
  `ALTER TABLE system_config
     ADD COLUMN copia_restaurada_de timestamptz,
     ADD COLUMN mensajes_retenidos_desde timestamptz`,
  // When the id was written to the list that is kept apart from backups.
  `ALTER TABLE borrados ADD COLUMN anotado_at timestamptz`,
  `CREATE INDEX borrados_por_anotar_ix ON borrados (borrado_at, id) WHERE anotado_at IS NULL`,
];

const DOWN = [
  'DROP INDEX borrados_por_anotar_ix',
  'ALTER TABLE borrados DROP COLUMN anotado_at',
  `ALTER TABLE system_config
     DROP COLUMN mensajes_retenidos_desde,
     DROP COLUMN copia_restaurada_de`,
  'DROP INDEX correos_retenidos_ix',
  'ALTER TABLE correos DROP COLUMN retenido_at',
];

/** Messages held after a restore; erasures noted apart from backups. */
export class Backups1790000000035 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
