import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Dropping the column also drops the constraints that name it.
  `ALTER TABLE mensajes_hilo DROP COLUMN causa,
     ADD CONSTRAINT mensajes_hilo_texto_ck CHECK (length(texto) BETWEEN 1 AND 4000)`,
  `ALTER TABLE notas_candidato DROP COLUMN causa`,
];

const DOWN = [
  `ALTER TABLE notas_candidato ADD COLUMN causa text NOT NULL DEFAULT gen_random_uuid(),
     ADD CONSTRAINT notas_candidato_causa_uq UNIQUE (causa)`,
  `ALTER TABLE notas_candidato ALTER COLUMN causa DROP DEFAULT`,
  `ALTER TABLE mensajes_hilo ADD COLUMN causa text NOT NULL DEFAULT gen_random_uuid(),
     ADD CONSTRAINT mensajes_hilo_causa_uq UNIQUE (causa),
     DROP CONSTRAINT mensajes_hilo_texto_ck,
     ADD CONSTRAINT mensajes_hilo_texto_ck CHECK (length(texto) BETWEEN 1 AND 4000 AND length(causa) <= 400)`,
  `ALTER TABLE mensajes_hilo ALTER COLUMN causa DROP DEFAULT`,
];

/** Notes and messages of conversations need no keys of their own: `peticiones_idempotentes` has them. */
export class KeysOfRequests1790000000055 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
