import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Candidates answer to interviews; their messages carry calendar files. */
export class Interviews1790000000007 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `ALTER TABLE interviews ADD COLUMN recordatorio_de timestamptz`,
  // What was agreed before there were reminders goes without one.
  `UPDATE interviews SET recordatorio_de = inicio`,
  `CREATE INDEX interviews_candidato_ix ON interviews (candidato_id, inicio)`,
  `CREATE INDEX interviews_entrevistador_ix ON interviews (entrevistador_id, inicio)`,
  `CREATE INDEX interviews_recordatorio_ix ON interviews (inicio)
    WHERE estado IN ('programada', 'confirmada') AND deleted_at IS NULL AND recordatorio_de IS DISTINCT FROM inicio`,

  `CREATE TABLE entrevista_peticiones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entrevista_id uuid NOT NULL,
    inicio timestamptz NOT NULL,
    texto text,
    propuestas jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT entrevista_peticiones_pk PRIMARY KEY (id),
    CONSTRAINT entrevista_peticiones_una_uq UNIQUE (entrevista_id, inicio),
    CONSTRAINT entrevista_peticiones_contenido_ck CHECK (
      jsonb_typeof(propuestas) = 'array' AND jsonb_array_length(propuestas) <= 3 AND length(texto) <= 1000
      AND (texto IS NOT NULL OR jsonb_array_length(propuestas) > 0)
    ),
    CONSTRAINT entrevista_peticiones_entrevista_fk
      FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE
  )`,

  `ALTER TABLE correos
    ADD COLUMN entrevista_id uuid,
    ADD COLUMN calendario text,
    ADD CONSTRAINT correos_entrevista_fk FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE`,
  `CREATE INDEX correos_entrevista_ix ON correos (entrevista_id) WHERE entrevista_id IS NOT NULL`,
];

const DOWN = [
  `ALTER TABLE correos DROP COLUMN entrevista_id, DROP COLUMN calendario`,
  `DROP TABLE entrevista_peticiones`,
  `DROP INDEX interviews_recordatorio_ix`,
  `DROP INDEX interviews_entrevistador_ix`,
  `DROP INDEX interviews_candidato_ix`,
  `ALTER TABLE interviews DROP COLUMN recordatorio_de`,
];
