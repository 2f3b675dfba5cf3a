import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key is taken in the transaction of the change, and the response is stored as it is. Responses of before, which are
 * encrypted, are answered as lost; a key whose change was never committed is free.
 */
export class PlainAnswers1790000000098 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const FORGET = `UPDATE peticiones_idempotentes SET respuesta = NULL, estado_http = NULL, nombra = '{}'`;

const UP = [
  `ALTER TABLE peticiones_idempotentes DROP CONSTRAINT peticiones_idempotentes_respuesta_ck`,
  `DELETE FROM peticiones_idempotentes WHERE NOT hecha`,
  FORGET,
  `ALTER TABLE peticiones_idempotentes
     DROP COLUMN intento, DROP COLUMN ocupada_hasta, DROP COLUMN respuesta_clave,
     ADD CONSTRAINT peticiones_idempotentes_respuesta_ck
       CHECK ((respuesta IS NULL OR estado_http IS NOT NULL) AND (estado_http IS NULL OR hecha))`,
];

const DOWN = [
  `ALTER TABLE peticiones_idempotentes DROP CONSTRAINT peticiones_idempotentes_respuesta_ck`,
  FORGET,
  `ALTER TABLE peticiones_idempotentes
     ADD COLUMN intento uuid NOT NULL DEFAULT gen_random_uuid(),
     ADD COLUMN ocupada_hasta timestamptz NOT NULL DEFAULT now(),
     ADD COLUMN respuesta_clave text,
     ADD CONSTRAINT peticiones_idempotentes_respuesta_ck
       CHECK ((respuesta IS NULL) = (respuesta_clave IS NULL) AND (estado_http IS NULL OR hecha))`,
  `ALTER TABLE peticiones_idempotentes ALTER COLUMN intento DROP DEFAULT, ALTER COLUMN ocupada_hasta DROP DEFAULT`,
];
