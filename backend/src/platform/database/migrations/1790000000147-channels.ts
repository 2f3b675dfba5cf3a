import type { MigrationInterface, QueryRunner } from 'typeorm';

const SETTINGS = [
  `CREATE TABLE canales_mensajes (
    canal text NOT NULL,
    activo boolean NOT NULL DEFAULT false,
    url text,
    numero_id text,
    cuenta_id text,
    alias text,
    token text,
    token_clave text,
    secreto text,
    secreto_clave text,
    verificacion text,
    verificacion_clave text,
    coste_mensaje numeric(8, 4) NOT NULL DEFAULT 0,
    limite_mensual integer,
    fallo text,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    updated_by uuid,
    CONSTRAINT canales_mensajes_pk PRIMARY KEY (canal),
    CONSTRAINT canales_mensajes_canal_ck CHECK (canal IN ('whatsapp', 'sms')),
    CONSTRAINT canales_mensajes_sellado_ck CHECK ((token IS NULL) = (token_clave IS NULL)
      AND (secreto IS NULL) = (secreto_clave IS NULL) AND (verificacion IS NULL) = (verificacion_clave IS NULL)),
    CONSTRAINT canales_mensajes_activo_ck CHECK (NOT activo OR (url IS NOT NULL AND token IS NOT NULL
      AND secreto IS NOT NULL AND CASE canal WHEN 'whatsapp' THEN numero_id IS NOT NULL AND cuenta_id IS NOT NULL
        AND verificacion IS NOT NULL ELSE alias IS NOT NULL END)),
    CONSTRAINT canales_mensajes_alias_ck CHECK (alias ~ '^[A-Za-z0-9]{3,11}$'),
    CONSTRAINT canales_mensajes_gasto_ck CHECK (coste_mensaje >= 0 AND limite_mensual > 0),
    CONSTRAINT canales_mensajes_updated_by_fk FOREIGN KEY (updated_by) REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE INDEX canales_mensajes_updated_by_ix ON canales_mensajes (updated_by)`,
  `INSERT INTO canales_mensajes (canal, url) VALUES ('whatsapp', 'https://graph.facebook.com/v23.0'), ('sms', NULL)`,
  `CREATE TABLE plantillas_whatsapp (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    idioma text NOT NULL,
    categoria text NOT NULL,
    estado text NOT NULL,
    texto text NOT NULL,
    variables jsonb NOT NULL DEFAULT '[]',
    admitida boolean NOT NULL,
    leida_at timestamptz NOT NULL,
    CONSTRAINT plantillas_whatsapp_pk PRIMARY KEY (id),
    CONSTRAINT plantillas_whatsapp_nombre_uq UNIQUE (nombre, idioma)
  )`,
  `CREATE TABLE consumo_canal (
    canal text NOT NULL,
    mes date NOT NULL,
    enviados integer NOT NULL,
    coste numeric(12, 4) NOT NULL,
    CONSTRAINT consumo_canal_pk PRIMARY KEY (canal, mes),
    CONSTRAINT consumo_canal_canal_fk FOREIGN KEY (canal) REFERENCES canales_mensajes (canal),
    CONSTRAINT consumo_canal_cuentas_ck CHECK (enviados >= 0 AND coste >= 0)
  )`,
];

const DOWN = ['consumo_canal', 'plantillas_whatsapp', 'canales_mensajes'];

/** WhatsApp and SMS as administrators set them up: connection, templates, and what each month costs. */
export class Channels1790000000147 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of SETTINGS) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of DOWN) await db.query(`DROP TABLE ${table}`);
  }
}
