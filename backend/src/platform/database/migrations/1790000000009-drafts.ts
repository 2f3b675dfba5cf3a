import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts of the application form. */
export class Drafts1790000000009 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE borradores_candidatura (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    vacante_id uuid,
    paso smallint NOT NULL DEFAULT 1,
    valores jsonb NOT NULL DEFAULT '{}',
    respuestas jsonb NOT NULL DEFAULT '{}',
    versiones jsonb NOT NULL DEFAULT '{}',
    cv_modo text,
    cv_archivo_id uuid,
    version integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT borradores_candidatura_pk PRIMARY KEY (id),
    CONSTRAINT borradores_usuario_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT borradores_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT borradores_cv_fk FOREIGN KEY (cv_archivo_id) REFERENCES archivos (id),
    CONSTRAINT borradores_paso_ck CHECK (paso BETWEEN 1 AND 5),
    CONSTRAINT borradores_forma_ck CHECK (
      jsonb_typeof(valores) = 'object' AND jsonb_typeof(respuestas) = 'object'
      AND jsonb_typeof(versiones) = 'object'
      AND octet_length(valores::text) <= 300000 AND octet_length(respuestas::text) <= 300000
      AND octet_length(versiones::text) <= 20000
    ),
    CONSTRAINT borradores_cv_ck CHECK (
      CASE WHEN cv_modo IN ('archivo', 'fotos') THEN cv_archivo_id IS NOT NULL
           ELSE cv_archivo_id IS NULL AND coalesce(cv_modo = 'generado', true) END
    )
  )`,
  `CREATE UNIQUE INDEX borradores_usuario_vacante_uq ON borradores_candidatura (user_id, vacante_id)
    NULLS NOT DISTINCT`,
  `CREATE INDEX borradores_vacante_ix ON borradores_candidatura (vacante_id) WHERE vacante_id IS NOT NULL`,
  `CREATE UNIQUE INDEX borradores_cv_ix ON borradores_candidatura (cv_archivo_id) WHERE cv_archivo_id IS NOT NULL`,
  `CREATE INDEX borradores_caducidad_ix ON borradores_candidatura (updated_at)`,
  // Whatever removes a draft (its owner, age, an erased account or vacancy) gives its file up.
  `CREATE FUNCTION borradores_soltar_cv() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE archivos SET estado = 'borrar' WHERE id = OLD.cv_archivo_id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER borradores_soltar_cv_tg AFTER DELETE ON borradores_candidatura
    FOR EACH ROW WHEN (OLD.cv_archivo_id IS NOT NULL) EXECUTE FUNCTION borradores_soltar_cv()`,
];

const DOWN = [
  `UPDATE archivos SET estado = 'borrar' WHERE id IN (SELECT cv_archivo_id FROM borradores_candidatura)`,
  `DROP TABLE borradores_candidatura`,
  `DROP FUNCTION borradores_soltar_cv()`,
];
