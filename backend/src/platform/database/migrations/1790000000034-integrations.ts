import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TELLING } from './webhook-events.sql.js';

/** Keys of other programs; addresses that are told what happens, what they are told and how each delivery went. */
export class Integrations1790000000034 implements MigrationInterface {
  name = 'Integrations1790000000034';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...KEYS, ...WEBHOOKS, ...TELLING.up]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...TELLING.down, ...DOWN]) await runner.query(statement);
  }
}

const KEYS = [
  `CREATE TABLE claves_api (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    permisos text[] NOT NULL,
    caduca timestamptz NOT NULL,
    creada_por uuid NOT NULL,
    ultimo_uso timestamptz,
    revocada_at timestamptz,
    renovada_at timestamptz,
    avisada_de timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT claves_api_pk PRIMARY KEY (id),
    -- A key is worth what its maker may do: without the maker it is nothing.
    CONSTRAINT claves_api_autor_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT claves_api_nombre_ck CHECK (length(nombre) BETWEEN 1 AND 80),
    CONSTRAINT claves_api_permisos_ck CHECK (cardinality(permisos) BETWEEN 1 AND 60)
  )`,
  `CREATE UNIQUE INDEX claves_api_nombre_uq ON claves_api (lower(nombre)) WHERE revocada_at IS NULL`,
  `CREATE INDEX claves_api_fecha_ix ON claves_api (created_at DESC, id DESC)`,
  `CREATE INDEX claves_api_autor_ix ON claves_api (creada_por)`,
  `CREATE INDEX claves_api_caduca_ix ON claves_api (caduca) WHERE revocada_at IS NULL`,
  // The secrets of a key: the current one, and after a renewal for a day the one before. Of each only its digest.
  `CREATE TABLE claves_api_secretos (
    huella text NOT NULL,
    clave_id uuid NOT NULL,
    prefijo text NOT NULL,
    valido_hasta timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT claves_api_secretos_pk PRIMARY KEY (huella),
    CONSTRAINT claves_api_secretos_clave_fk FOREIGN KEY (clave_id) REFERENCES claves_api (id) ON DELETE CASCADE,
    CONSTRAINT claves_api_secretos_huella_ck CHECK (huella ~ '^[0-9a-f]{64}$'),
    CONSTRAINT claves_api_secretos_prefijo_ck CHECK (length(prefijo) BETWEEN 4 AND 12)
  )`,
  // One that is good as long as its key: the current one.
  `CREATE UNIQUE INDEX claves_api_secretos_actual_uq ON claves_api_secretos (clave_id) WHERE valido_hasta IS NULL`,
  `CREATE INDEX claves_api_secretos_clave_ix ON claves_api_secretos (clave_id)`,
];

const WEBHOOKS = [
  `CREATE TABLE webhooks (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    url text NOT NULL,
    descripcion text NOT NULL DEFAULT '',
    eventos text[] NOT NULL,
    activo boolean NOT NULL DEFAULT true,
    secreto text NOT NULL,
    secreto_clave text NOT NULL,
    secreto_anterior text,
    secreto_anterior_clave text,
    anterior_hasta timestamptz,
    ultimo_exito_at timestamptz,
    fallando_desde timestamptz,
    motivo_desactivado text,
    version integer NOT NULL DEFAULT 1,
    creado_por uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT webhooks_pk PRIMARY KEY (id),
    CONSTRAINT webhooks_url_uq UNIQUE (url),
    CONSTRAINT webhooks_autor_fk FOREIGN KEY (creado_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT webhooks_largo_ck CHECK (length(url) BETWEEN 1 AND 500 AND length(descripcion) <= 200),
    CONSTRAINT webhooks_eventos_ck CHECK (cardinality(eventos) BETWEEN 1 AND 20),
    CONSTRAINT webhooks_motivo_ck CHECK (
      (motivo_desactivado IS NULL) = activo AND motivo_desactivado IN ('manual','fallos','410')),
    CONSTRAINT webhooks_anterior_ck CHECK (
      (secreto_anterior IS NULL) = (anterior_hasta IS NULL) AND (secreto_anterior IS NULL) = (secreto_anterior_clave IS NULL))
  )`,
  `CREATE INDEX webhooks_autor_ix ON webhooks (creado_por)`,

  `CREATE FUNCTION webhook_event_id() RETURNS text LANGUAGE sql VOLATILE
    RETURN 'msg_' || replace(gen_random_uuid()::text, '-', '')`,
  // What happened, in ids, states and dates. With the person's record it goes.
  `CREATE TABLE webhook_eventos (
    id text NOT NULL DEFAULT webhook_event_id(),
    tipo text NOT NULL,
    candidato_id uuid,
    datos jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT webhook_eventos_pk PRIMARY KEY (id),
    CONSTRAINT webhook_eventos_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT webhook_eventos_id_ck CHECK (id ~ '^msg_[0-9a-f]{32}$')
  )`,
  `CREATE INDEX webhook_eventos_candidato_ix ON webhook_eventos (candidato_id) WHERE candidato_id IS NOT NULL`,
  `CREATE INDEX webhook_eventos_fecha_ix ON webhook_eventos (created_at)`,

  // One event for one address.
  `CREATE TABLE webhook_entregas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    webhook_id uuid NOT NULL,
    evento_id text NOT NULL,
    tipo text NOT NULL,
    estado text NOT NULL DEFAULT 'pendiente',
    intentos integer NOT NULL DEFAULT 0,
    intento_serie integer NOT NULL DEFAULT 0,
    proximo_intento timestamptz,
    tomada_hasta timestamptz,
    terminada_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT webhook_entregas_pk PRIMARY KEY (id),
    CONSTRAINT webhook_entregas_una_uq UNIQUE (evento_id, webhook_id),
    CONSTRAINT webhook_entregas_webhook_fk FOREIGN KEY (webhook_id) REFERENCES webhooks (id) ON DELETE CASCADE,
    CONSTRAINT webhook_entregas_evento_fk FOREIGN KEY (evento_id) REFERENCES webhook_eventos (id) ON DELETE CASCADE,
    CONSTRAINT webhook_entregas_estado_ck CHECK (estado IN ('pendiente','entregada','fallida')),
    CONSTRAINT webhook_entregas_fin_ck CHECK (
      (estado = 'pendiente') = (proximo_intento IS NOT NULL) AND (estado = 'pendiente') = (terminada_at IS NULL))
  )`,
  `CREATE INDEX webhook_entregas_pendientes_ix ON webhook_entregas (webhook_id, proximo_intento) WHERE estado = 'pendiente'`,
  `CREATE INDEX webhook_entregas_fecha_ix ON webhook_entregas (webhook_id, created_at DESC, id DESC)`,
  `CREATE INDEX webhook_entregas_estado_ix ON webhook_entregas (webhook_id, estado, created_at DESC, id DESC)`,
  `CREATE INDEX webhook_entregas_tipo_ix ON webhook_entregas (webhook_id, tipo, created_at DESC, id DESC)`,

  // Written when an attempt begins: one without an end was cut off.
  `CREATE TABLE webhook_intentos (
    entrega_id uuid NOT NULL,
    numero integer NOT NULL,
    iniciado_at timestamptz NOT NULL,
    ms integer,
    codigo integer,
    error text,
    respuesta text,
    CONSTRAINT webhook_intentos_pk PRIMARY KEY (entrega_id, numero),
    CONSTRAINT webhook_intentos_entrega_fk FOREIGN KEY (entrega_id) REFERENCES webhook_entregas (id) ON DELETE CASCADE,
    CONSTRAINT webhook_intentos_largo_ck CHECK (length(respuesta) <= 1024 AND length(error) <= 300)
  )`,
];

const DOWN = [
  `DROP TABLE webhook_intentos`,
  `DROP TABLE webhook_entregas`,
  `DROP TABLE webhook_eventos`,
  `DROP FUNCTION webhook_event_id()`,
  `DROP TABLE webhooks`,
  `DROP TABLE claves_api_secretos`,
  `DROP TABLE claves_api`,
  `DELETE FROM correos WHERE plantilla IN ('clave_api_caduca', 'webhook_desactivado')`,
];
