import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was answered to requests with an Idempotency-Key. `idempotency_keys` stays for what is claimed within a service. */
export class IdempotentRequests1790000000033 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE peticiones_idempotentes');
  }
}

const UP = [
  `CREATE TABLE peticiones_idempotentes (
    titular text NOT NULL,
    clave text NOT NULL,
    user_id uuid,
    ruta text NOT NULL,
    huella text NOT NULL,
    intento uuid NOT NULL,
    ocupada_hasta timestamptz NOT NULL,
    hecha boolean NOT NULL DEFAULT false,
    estado_http smallint,
    respuesta text,
    respuesta_clave text,
    nombra uuid[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT peticiones_idempotentes_pk PRIMARY KEY (titular, clave),
    CONSTRAINT peticiones_idempotentes_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT peticiones_idempotentes_respuesta_ck
      CHECK ((respuesta IS NULL) = (respuesta_clave IS NULL) AND (estado_http IS NULL OR hecha))
  )`,
  `CREATE INDEX peticiones_idempotentes_created_ix ON peticiones_idempotentes (created_at)`,
  `CREATE INDEX peticiones_idempotentes_user_ix ON peticiones_idempotentes (user_id) WHERE user_id IS NOT NULL`,
];
