import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE medios_canal
    ADD COLUMN archivo_id uuid,
    ADD COLUMN motivo text,
    ADD COLUMN caduca_at timestamptz,
    ADD CONSTRAINT medios_canal_archivo_uq UNIQUE (archivo_id),
    ADD CONSTRAINT medios_canal_archivo_fk FOREIGN KEY (archivo_id) REFERENCES archivos (id),
    ADD CONSTRAINT medios_canal_hecho_ck CHECK (num_nonnulls(archivo_id, motivo, mensaje_id) <= 1)`,
  // As long as WhatsApp keeps what it tells of.
  `UPDATE medios_canal d SET caduca_at = interval '7 days' + coalesce(
    (SELECT s.recibido_at FROM correos_sin_asignar s WHERE s.id = d.sin_asignar_id),
    (SELECT m.created_at FROM mensajes_hilo m WHERE m.id = d.mensaje_id))`,
  `ALTER TABLE medios_canal ALTER COLUMN caduca_at SET NOT NULL`,
  `DROP INDEX medios_canal_pendientes_ix`,
  `CREATE INDEX medios_canal_pendientes_ix ON medios_canal (siguiente_intento)
    WHERE archivo_id IS NULL AND motivo IS NULL`,
  // Whatever removes the row gives its file up, as that of a mail.
  `CREATE TRIGGER medios_canal_soltar_tg AFTER DELETE ON medios_canal
    FOR EACH ROW WHEN (OLD.archivo_id IS NOT NULL) EXECUTE FUNCTION correos_sin_asignar_soltar()`,
  // An open list shows the files that came after their message.
  `CREATE FUNCTION tell_waiting_file() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('kind', 'record', 'resource', 'unassigned-mail')::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER medios_canal_live_waiting_tg AFTER UPDATE OF archivo_id, motivo ON medios_canal FOR EACH ROW
    WHEN (num_nonnulls(NEW.archivo_id, NEW.motivo) = 1) EXECUTE FUNCTION tell_waiting_file()`,
];

const DOWN = [
  `DROP TRIGGER medios_canal_live_waiting_tg ON medios_canal`,
  `DROP FUNCTION tell_waiting_file()`,
  `DROP TRIGGER medios_canal_soltar_tg ON medios_canal`,
  // They are fetched again when somebody has said whose they are.
  `UPDATE archivos SET estado = 'borrar', nombre_original = 'archivo'
    WHERE id IN (SELECT archivo_id FROM medios_canal)`,
  `DROP INDEX medios_canal_pendientes_ix`,
  `CREATE INDEX medios_canal_pendientes_ix ON medios_canal (siguiente_intento) WHERE mensaje_id IS NOT NULL`,
  `ALTER TABLE medios_canal DROP COLUMN archivo_id, DROP COLUMN motivo, DROP COLUMN caduca_at`,
];

/** Files of WhatsApp are kept with a message that is nobody's yet: WhatsApp deletes its own after a week. */
export class WaitingFiles1790000000174 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
