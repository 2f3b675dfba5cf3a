import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE claves_push (
     id smallint NOT NULL,
     publica text NOT NULL,
     secreto text NOT NULL,
     clave text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT claves_push_pk PRIMARY KEY (id),
     CONSTRAINT claves_push_una_ck CHECK (id = 1))`,
  `CREATE TABLE suscripciones_push (
     id uuid NOT NULL DEFAULT gen_random_uuid(),
     user_id uuid NOT NULL,
     endpoint text NOT NULL,
     p256dh text NOT NULL,
     auth text NOT NULL,
     dispositivo text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT suscripciones_push_pk PRIMARY KEY (id),
     CONSTRAINT suscripciones_push_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT suscripciones_push_endpoint_uq UNIQUE (endpoint),
     CONSTRAINT suscripciones_push_endpoint_ck CHECK (char_length(endpoint) BETWEEN 1 AND 2000),
     CONSTRAINT suscripciones_push_claves_ck CHECK (char_length(p256dh) = 87 AND char_length(auth) = 22),
     CONSTRAINT suscripciones_push_dispositivo_ck CHECK (char_length(dispositivo) BETWEEN 1 AND 200))`,
  `CREATE INDEX suscripciones_push_user_ix ON suscripciones_push (user_id)`,
];

const DOWN = [`DROP TABLE suscripciones_push`, `DROP TABLE claves_push`];

/** Web push: the browsers of people, and the installation's key pair. */
export class WebPush1790000000062 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
