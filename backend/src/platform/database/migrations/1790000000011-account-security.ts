import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in by link, changes of address that both mailboxes hear of, and the second factor. */
export class AccountSecurity1790000000011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_tipo_ck`,
  `ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_tipo_ck CHECK (
    tipo IN ('verificacion','restablecer','invitacion','acceso','cambio_email','cambio_email_aviso')
  )`,

  `CREATE TABLE cambios_email (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    session_id uuid,
    email_nuevo text NOT NULL,
    email_anterior text NOT NULL,
    anterior_verificado_at timestamptz,
    expires_at timestamptz NOT NULL,
    confirmado_at timestamptz,
    cancelado_at timestamptz,
    objetado_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT cambios_email_pk PRIMARY KEY (id),
    CONSTRAINT cambios_email_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT cambios_email_largo_ck
      CHECK (length(email_nuevo) BETWEEN 3 AND 254 AND length(email_anterior) BETWEEN 3 AND 254)
  )`,
  `CREATE UNIQUE INDEX cambios_email_pendiente_uq ON cambios_email (user_id)
    WHERE confirmado_at IS NULL AND cancelado_at IS NULL`,
  `CREATE INDEX cambios_email_user_ix ON cambios_email (user_id, created_at DESC)`,
  `CREATE INDEX cambios_email_expires_ix ON cambios_email (expires_at)`,
  `ALTER TABLE account_tokens ADD COLUMN cambio_email_id uuid,
    ADD CONSTRAINT account_tokens_cambio_email_fk
      FOREIGN KEY (cambio_email_id) REFERENCES cambios_email (id) ON DELETE CASCADE`,
  `CREATE INDEX account_tokens_cambio_email_ix ON account_tokens (cambio_email_id)`,

  `CREATE TABLE segundo_factor (
    user_id uuid NOT NULL,
    secreto text NOT NULL,
    clave text NOT NULL,
    ultimo_paso bigint,
    activado_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT segundo_factor_pk PRIMARY KEY (user_id),
    CONSTRAINT segundo_factor_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
  // What another key sealed, to be sealed anew.
  `CREATE INDEX segundo_factor_clave_ix ON segundo_factor (clave)`,

  `CREATE TABLE codigos_recuperacion (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    codigo_hash text NOT NULL,
    usado_at timestamptz,
    created_at timestamptz NOT NULL,
    CONSTRAINT codigos_recuperacion_pk PRIMARY KEY (id),
    CONSTRAINT codigos_recuperacion_codigo_uq UNIQUE (user_id, codigo_hash),
    CONSTRAINT codigos_recuperacion_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
];

const DOWN = [
  `ALTER TABLE account_tokens DROP COLUMN cambio_email_id`,
  `DROP TABLE codigos_recuperacion`,
  `DROP TABLE segundo_factor`,
  `DROP TABLE cambios_email`,
  `DELETE FROM account_tokens WHERE tipo IN ('acceso','cambio_email','cambio_email_aviso')`,
  `ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_tipo_ck`,
  `ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_tipo_ck
    CHECK (tipo IN ('verificacion','restablecer','invitacion'))`,
];
