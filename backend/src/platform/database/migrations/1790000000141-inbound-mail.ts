import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tell } from './webhook-events.sql.js';

/** What became of a message that was sent. */
const DELIVERY = [
  `ALTER TABLE correos ADD COLUMN entrega text, ADD COLUMN entrega_codigo text, ADD COLUMN entrega_at timestamptz,
    ADD CONSTRAINT correos_entrega_ck CHECK ((entrega IS NULL) = (entrega_at IS NULL)
      AND entrega IN ('rebotado', 'retrasado', 'respuesta_automatica'))`,
  `CREATE INDEX correos_rebotados_ix ON correos (candidato_id, entrega_at) WHERE entrega = 'rebotado'`,
];

const MESSAGES = [
  `ALTER TABLE mensajes_hilo ADD COLUMN canal text NOT NULL DEFAULT 'portal', ADD COLUMN citado text,
    ADD COLUMN message_id text, ADD COLUMN rechazados jsonb NOT NULL DEFAULT '[]',
    ADD CONSTRAINT mensajes_hilo_canal_ck CHECK (canal IN ('portal', 'correo', 'whatsapp', 'sms')),
    ADD CONSTRAINT mensajes_hilo_correo_ck CHECK (length(citado) <= 210000 AND length(message_id) <= 1000)`,
];

const MAILS = [
  `CREATE TABLE correos_recibidos (
    huella text NOT NULL,
    origen text,
    resultado text NOT NULL,
    recibido_at timestamptz NOT NULL,
    CONSTRAINT correos_recibidos_pk PRIMARY KEY (huella),
    CONSTRAINT correos_recibidos_origen_uq UNIQUE (origen),
    CONSTRAINT correos_recibidos_resultado_ck CHECK (resultado IN
      ('mensaje', 'sin_asignar', 'automatico', 'rebote', 'respuesta_calendario'))
  )`,
  `CREATE INDEX correos_recibidos_recibido_ix ON correos_recibidos (recibido_at)`,
  `CREATE TABLE correos_sin_asignar (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    motivo text NOT NULL,
    remitente text NOT NULL,
    remitente_nombre text NOT NULL,
    asunto text NOT NULL,
    texto text NOT NULL,
    adjuntos jsonb NOT NULL DEFAULT '[]',
    sugerido_id uuid,
    archivo_id uuid NOT NULL,
    recibido_at timestamptz NOT NULL,
    CONSTRAINT correos_sin_asignar_pk PRIMARY KEY (id),
    CONSTRAINT correos_sin_asignar_archivo_uq UNIQUE (archivo_id),
    CONSTRAINT correos_sin_asignar_archivo_fk FOREIGN KEY (archivo_id) REFERENCES archivos (id),
    CONSTRAINT correos_sin_asignar_sugerido_fk FOREIGN KEY (sugerido_id) REFERENCES candidates (id) ON DELETE SET NULL,
    CONSTRAINT correos_sin_asignar_motivo_ck CHECK (motivo IN
      ('sin_referencia', 'otro_remitente', 'suplantado', 'demasiados', 'ilegible')),
    CONSTRAINT correos_sin_asignar_texto_ck CHECK (length(texto) <= 20000)
  )`,
  `CREATE INDEX correos_sin_asignar_lista_ix ON correos_sin_asignar (recibido_at DESC, id DESC)`,
  `CREATE INDEX correos_sin_asignar_remitente_ix ON correos_sin_asignar (lower(remitente))`,
  `CREATE INDEX correos_sin_asignar_sugerido_ix ON correos_sin_asignar (sugerido_id)`,
  // As the drafts of imported CVs: whatever removes the row gives its file up.
  `CREATE FUNCTION correos_sin_asignar_soltar() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE archivos SET estado = 'borrar', nombre_original = 'archivo' WHERE id = OLD.archivo_id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER correos_sin_asignar_soltar_tg AFTER DELETE ON correos_sin_asignar
    FOR EACH ROW EXECUTE FUNCTION correos_sin_asignar_soltar()`,
  // As the triggers of migration 86.
  ...Object.entries({ insert: 'NEW', delete: 'OLD' }).map(
    ([verb, rows]) => `CREATE TRIGGER correos_sin_asignar_live_${verb}_tg AFTER ${verb.toUpperCase()}
      ON correos_sin_asignar REFERENCING ${rows} TABLE AS changed_rows
      FOR EACH STATEMENT EXECUTE FUNCTION tell_records('unassigned-mail')`,
  ),
];

const received = `jsonb_build_object('id', n.candidato_id, 'mensaje_id', n.id, 'candidato_id', n.candidato_id,
  'aplicacion_id', n.aplicacion_id, 'canal', n.canal, 'orden', n.orden)`;
const failed = `jsonb_build_object('id', NEW.id, 'candidato_id', NEW.candidato_id, 'aplicacion_id', NEW.aplicacion_id,
  'plantilla', NEW.plantilla, 'motivo', CASE WHEN NEW.entrega = 'rebotado' THEN 'rebotado' ELSE 'no_enviado' END,
  'codigo', NEW.entrega_codigo)`;
/** Messages about a person that go to staff are not theirs. */
const toPerson = `FROM candidates c WHERE c.id = NEW.candidato_id AND lower(c.email) = lower(NEW.destinatario)`;

const EVENTS = [
  `CREATE FUNCTION webhook_message_received() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN${tell(`'message.received'`, 'n.candidato_id', received, `FROM new_rows n WHERE n.autor = 'candidato'`)}
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_message_received_tg AFTER INSERT ON mensajes_hilo REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION webhook_message_received()`,
  `CREATE FUNCTION webhook_message_failed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN${tell(`'message.failed'`, 'NEW.candidato_id', failed, toPerson)}
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_message_failed_tg AFTER UPDATE OF estado, entrega ON correos FOR EACH ROW
    WHEN (NEW.candidato_id IS NOT NULL AND ((NEW.estado = 'fallido' AND OLD.estado <> 'fallido')
      OR (NEW.entrega = 'rebotado' AND OLD.entrega IS DISTINCT FROM 'rebotado')))
    EXECUTE FUNCTION webhook_message_failed()`,
];

const DOWN = [
  `DROP TRIGGER webhook_message_failed_tg ON correos`,
  `DROP FUNCTION webhook_message_failed()`,
  `DROP TRIGGER webhook_message_received_tg ON mensajes_hilo`,
  `DROP FUNCTION webhook_message_received()`,
  `DELETE FROM correos_sin_asignar`,
  `DROP TABLE correos_sin_asignar`,
  `DROP FUNCTION correos_sin_asignar_soltar()`,
  `DROP TABLE correos_recibidos`,
  `ALTER TABLE mensajes_hilo DROP COLUMN canal, DROP COLUMN citado, DROP COLUMN message_id, DROP COLUMN rechazados`,
  `ALTER TABLE correos DROP COLUMN entrega, DROP COLUMN entrega_codigo, DROP COLUMN entrega_at`,
];

/** Messages that come by mail, those that nobody could be found for, and what servers say of sent ones. */
export class InboundMail1790000000141 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...DELIVERY, ...MESSAGES, ...MAILS, ...EVENTS]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
