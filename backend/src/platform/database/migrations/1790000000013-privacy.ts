import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasing an account on its owner's word: the request, what stays as proof, and what is found by an address. */
export class Privacy1790000000013 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE solicitudes_borrado (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    caduca_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT solicitudes_borrado_pk PRIMARY KEY (id),
    CONSTRAINT solicitudes_borrado_user_uq UNIQUE (user_id),
    CONSTRAINT solicitudes_borrado_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT solicitudes_borrado_plazo_ck CHECK (caduca_at > created_at)
  )`,
  `CREATE INDEX solicitudes_borrado_caduca_ix ON solicitudes_borrado (caduca_at)`,
  // What a restored backup must lose again; no names, no addresses.
  `CREATE TABLE borrados (
    id uuid NOT NULL,
    tipo text NOT NULL,
    borrado_at timestamptz NOT NULL,
    CONSTRAINT borrados_pk PRIMARY KEY (id),
    CONSTRAINT borrados_tipo_ck CHECK (tipo IN ('solicitud','cuenta','candidato'))
  )`,
  `CREATE INDEX borrados_fecha_ix ON borrados (borrado_at)`,
  // Proof of an erasure (LOPDGDD art. 32): a keyed digest instead of the address; only written and destroyed.
  `CREATE TABLE bloqueados (
    id uuid NOT NULL,
    huella text NOT NULL,
    pedido_at timestamptz NOT NULL,
    borrado_at timestamptz NOT NULL,
    destruir_at timestamptz NOT NULL,
    CONSTRAINT bloqueados_pk PRIMARY KEY (id),
    CONSTRAINT bloqueados_huella_ck CHECK (huella ~ '^[0-9a-f]{64}$'),
    CONSTRAINT bloqueados_plazo_ck CHECK (destruir_at > borrado_at)
  )`,
  `CREATE INDEX bloqueados_destruir_ix ON bloqueados (destruir_at)`,

  // ------------------------------------------------------------------ what is found by an address or a person
  `CREATE INDEX correos_destinatario_ix ON correos (lower(destinatario))`,
  `CREATE INDEX mensajes_contacto_email_ix ON mensajes_contacto (lower(email))`,
  `CREATE INDEX alertas_empleo_email_ix ON alertas_empleo (email)`,
  `CREATE INDEX candidates_email_ix ON candidates (lower(email)) WHERE user_id IS NULL`,
  `CREATE INDEX archivos_user_ix ON archivos (user_id)`,
  `CREATE INDEX system_logs_actor_ix ON system_logs (actor_id, id)`,
  `CREATE INDEX system_logs_entity_ix ON system_logs (entity_id, id)`,
];

const DOWN = [
  ...[
    'system_logs_entity_ix',
    'system_logs_actor_ix',
    'archivos_user_ix',
    'candidates_email_ix',
    'alertas_empleo_email_ix',
    'mensajes_contacto_email_ix',
    'correos_destinatario_ix',
  ].map((index) => `DROP INDEX ${index}`),
  `DROP TABLE bloqueados`,
  `DROP TABLE borrados`,
  `DROP TABLE solicitudes_borrado`,
];
