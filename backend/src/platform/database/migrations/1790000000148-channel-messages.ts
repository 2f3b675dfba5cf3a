import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tell } from './webhook-events.sql.js';

/** The digits of a phone as people write it, with its plus. */
const PHONE = `regexp_replace(split_part(telefono, ' ext', 1), '[^0-9+]', '', 'g')`;

const CONSENTS = [
  `CREATE TABLE consentimientos_canal (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    canal text NOT NULL,
    acepta boolean NOT NULL,
    origen text NOT NULL,
    decidido_at timestamptz NOT NULL,
    decidido_por uuid,
    ultimo_mensaje_at timestamptz,
    CONSTRAINT consentimientos_canal_pk PRIMARY KEY (id),
    CONSTRAINT consentimientos_canal_persona_uq UNIQUE (candidato_id, canal),
    CONSTRAINT consentimientos_canal_canal_ck CHECK (canal IN ('whatsapp', 'sms')),
    CONSTRAINT consentimientos_canal_origen_ck CHECK (origen IN ('portal', 'mensaje', 'rrhh')),
    CONSTRAINT consentimientos_canal_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT consentimientos_canal_decidido_por_fk FOREIGN KEY (decidido_por) REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE INDEX consentimientos_canal_decidido_por_ix ON consentimientos_canal (decidido_por)
    WHERE decidido_por IS NOT NULL`,
  `CREATE INDEX candidates_telefono_ix ON candidates ((${PHONE}))`,
];

const SENDING = [
  `ALTER TABLE mensajes_hilo ADD COLUMN nota text,
    ADD CONSTRAINT mensajes_hilo_nota_ck
      CHECK (nota IN ('baja', 'alta', 'entrevista_confirmada', 'entrevista_otro_momento'))`,
  `CREATE TABLE envios_canal (
    mensaje_id uuid NOT NULL,
    canal text NOT NULL,
    estado text NOT NULL DEFAULT 'pendiente',
    plantilla jsonb,
    proveedor_id text,
    codigo_error text,
    intentos integer NOT NULL DEFAULT 0,
    siguiente_intento timestamptz NOT NULL,
    mes date NOT NULL,
    coste numeric(8, 4) NOT NULL,
    enviado_at timestamptz,
    entregado_at timestamptz,
    leido_at timestamptz,
    fallido_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT envios_canal_pk PRIMARY KEY (mensaje_id),
    CONSTRAINT envios_canal_proveedor_uq UNIQUE (canal, proveedor_id),
    CONSTRAINT envios_canal_canal_ck CHECK (canal IN ('whatsapp', 'sms')),
    CONSTRAINT envios_canal_estado_ck CHECK (estado IN ('pendiente', 'enviado', 'entregado', 'leido', 'fallido')),
    CONSTRAINT envios_canal_fallo_ck CHECK ((estado = 'fallido') = (fallido_at IS NOT NULL)
      AND (estado <> 'fallido' OR codigo_error IS NOT NULL)),
    CONSTRAINT envios_canal_mensaje_fk FOREIGN KEY (mensaje_id) REFERENCES mensajes_hilo (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX envios_canal_pendientes_ix ON envios_canal (siguiente_intento) WHERE estado = 'pendiente'`,
  `CREATE TABLE estados_canal (
    canal text NOT NULL,
    proveedor_id text NOT NULL,
    estado text NOT NULL,
    codigo_error text,
    ocurrido_at timestamptz NOT NULL,
    recibido_at timestamptz NOT NULL,
    CONSTRAINT estados_canal_pk PRIMARY KEY (canal, proveedor_id, estado),
    CONSTRAINT estados_canal_estado_ck CHECK (estado IN ('enviado', 'entregado', 'leido', 'fallido'))
  )`,
  `CREATE INDEX estados_canal_recibido_ix ON estados_canal (recibido_at)`,
];

const RECEIVING = [
  `CREATE TABLE mensajes_canal_recibidos (
    canal text NOT NULL,
    proveedor_id text NOT NULL,
    recibido_at timestamptz NOT NULL,
    CONSTRAINT mensajes_canal_recibidos_pk PRIMARY KEY (canal, proveedor_id)
  )`,
  `CREATE INDEX mensajes_canal_recibidos_recibido_ix ON mensajes_canal_recibidos (recibido_at)`,
  `ALTER TABLE correos_sin_asignar ADD COLUMN canal text NOT NULL DEFAULT 'correo',
    ALTER COLUMN archivo_id DROP NOT NULL,
    ADD CONSTRAINT correos_sin_asignar_canal_ck CHECK (canal IN ('correo', 'whatsapp', 'sms')
      AND (canal = 'correo') = (archivo_id IS NOT NULL)),
    DROP CONSTRAINT correos_sin_asignar_motivo_ck,
    ADD CONSTRAINT correos_sin_asignar_motivo_ck CHECK (motivo IN ('sin_referencia', 'otro_remitente', 'suplantado',
      'demasiados', 'ilegible', 'numero_desconocido', 'numero_repetido'))`,
  `CREATE TABLE medios_canal (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    mensaje_id uuid,
    sin_asignar_id uuid,
    proveedor_id text NOT NULL,
    nombre text NOT NULL,
    intentos integer NOT NULL DEFAULT 0,
    siguiente_intento timestamptz NOT NULL,
    CONSTRAINT medios_canal_pk PRIMARY KEY (id),
    CONSTRAINT medios_canal_de_ck CHECK ((mensaje_id IS NULL) <> (sin_asignar_id IS NULL)),
    CONSTRAINT medios_canal_mensaje_fk FOREIGN KEY (mensaje_id) REFERENCES mensajes_hilo (id) ON DELETE CASCADE,
    CONSTRAINT medios_canal_sin_asignar_fk FOREIGN KEY (sin_asignar_id)
      REFERENCES correos_sin_asignar (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX medios_canal_mensaje_ix ON medios_canal (mensaje_id)`,
  `CREATE INDEX medios_canal_sin_asignar_ix ON medios_canal (sin_asignar_id)`,
  `CREATE INDEX medios_canal_pendientes_ix ON medios_canal (siguiente_intento) WHERE mensaje_id IS NOT NULL`,
];

const failedMail = (
  canal: string,
): string => `jsonb_build_object('id', NEW.id, 'candidato_id', NEW.candidato_id,
  'aplicacion_id', NEW.aplicacion_id, 'plantilla', NEW.plantilla,
  'motivo', CASE WHEN NEW.entrega = 'rebotado' THEN 'rebotado' ELSE 'no_enviado' END,
  'codigo', NEW.entrega_codigo${canal})`;
const toPerson = `FROM candidates c WHERE c.id = NEW.candidato_id AND lower(c.email) = lower(NEW.destinatario)`;
const mailFailed = (
  canal: string,
): string => `CREATE OR REPLACE FUNCTION webhook_message_failed() RETURNS trigger
  LANGUAGE plpgsql AS $$
    BEGIN${tell(`'message.failed'`, 'NEW.candidato_id', failedMail(canal), toPerson)}
      RETURN NULL;
    END $$`;
const failed = `jsonb_build_object('id', m.id, 'candidato_id', m.candidato_id, 'aplicacion_id', m.aplicacion_id,
  'plantilla', NULL, 'motivo', 'no_entregado', 'codigo', NEW.codigo_error, 'canal', NEW.canal)`;

const EVENTS = [
  mailFailed(`, 'canal', 'correo'`),
  `CREATE FUNCTION webhook_channel_failed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN${tell(`'message.failed'`, 'm.candidato_id', failed, 'FROM mensajes_hilo m WHERE m.id = NEW.mensaje_id')}
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_channel_failed_tg AFTER UPDATE OF estado ON envios_canal FOR EACH ROW
    WHEN (NEW.estado = 'fallido' AND OLD.estado <> 'fallido') EXECUTE FUNCTION webhook_channel_failed()`,
  // An open conversation shows how far a message has come, and the files that came after it.
  `CREATE FUNCTION tell_message() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('kind', 'record', 'resource', 'threads',
        'candidato_id', m.candidato_id)::text) FROM mensajes_hilo m WHERE m.id = OLD.mensaje_id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER envios_canal_live_tg AFTER UPDATE OF estado ON envios_canal FOR EACH ROW
    WHEN (NEW.estado <> OLD.estado) EXECUTE FUNCTION tell_message()`,
  `CREATE TRIGGER medios_canal_live_tg AFTER DELETE ON medios_canal FOR EACH ROW EXECUTE FUNCTION tell_message()`,
  `CREATE TRIGGER consentimientos_canal_live_tg AFTER UPDATE ON consentimientos_canal
    REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('threads')`,
];

const DOWN = [
  `DROP TABLE medios_canal, mensajes_canal_recibidos, estados_canal, envios_canal, consentimientos_canal`,
  `DROP FUNCTION webhook_channel_failed()`,
  `DROP FUNCTION tell_message()`,
  mailFailed(''),
  `DROP INDEX candidates_telefono_ix`,
  `DELETE FROM correos_sin_asignar WHERE canal <> 'correo'`,
  `ALTER TABLE correos_sin_asignar DROP COLUMN canal, ALTER COLUMN archivo_id SET NOT NULL,
    DROP CONSTRAINT correos_sin_asignar_motivo_ck,
    ADD CONSTRAINT correos_sin_asignar_motivo_ck CHECK (motivo IN
      ('sin_referencia', 'otro_remitente', 'suplantado', 'demasiados', 'ilegible'))`,
  `ALTER TABLE mensajes_hilo DROP COLUMN nota`,
];

/** Messages by WhatsApp and SMS: who agreed to them, how far each has come, and what arrived. */
export class ChannelMessages1790000000148 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...CONSENTS, ...SENDING, ...RECEIVING, ...EVENTS]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
