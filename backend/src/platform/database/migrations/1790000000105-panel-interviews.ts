import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews of several people, the guide that they follow, what they note down, and the summary for the record. */
export class PanelInterviews1790000000105 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  // The strongest lock first: a lock that is raised later deadlocks with a version that serves and reads the table.
  `LOCK TABLE interviews IN ACCESS EXCLUSIVE MODE`,
  `CREATE TABLE entrevista_participantes (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entrevista_id uuid NOT NULL,
    usuario_id uuid,
    nombre text NOT NULL,
    email text,
    principal boolean NOT NULL DEFAULT false,
    inicio timestamptz NOT NULL,
    fin timestamptz NOT NULL,
    activa boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT entrevista_participantes_pk PRIMARY KEY (id),
    CONSTRAINT entrevista_participantes_entrevista_fk
      FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE,
    CONSTRAINT entrevista_participantes_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT entrevista_participantes_quien_ck
      CHECK (num_nonnulls(usuario_id, email) = 1 AND (usuario_id IS NOT NULL OR NOT principal)),
    CONSTRAINT entrevista_participantes_largo_ck CHECK (length(nombre) <= 320 AND length(email) <= 254),
    CONSTRAINT entrevista_participantes_solape_ex EXCLUDE USING gist
      (usuario_id WITH =, tstzrange(inicio, fin) WITH &&) WHERE (usuario_id IS NOT NULL AND activa)
  )`,
  `CREATE UNIQUE INDEX entrevista_participantes_usuario_uq ON entrevista_participantes (entrevista_id, usuario_id)
    WHERE usuario_id IS NOT NULL`,
  `CREATE UNIQUE INDEX entrevista_participantes_email_uq ON entrevista_participantes (entrevista_id, lower(email))
    WHERE email IS NOT NULL`,
  `INSERT INTO entrevista_participantes (entrevista_id, usuario_id, nombre, principal, inicio, fin, activa)
    SELECT id, entrevistador_id, coalesce(entrevistador_nombre, ''), true, inicio, fin,
      estado <> 'cancelada' AND deleted_at IS NULL
    FROM interviews WHERE entrevistador_id IS NOT NULL`,
  // Whoever writes the interview, version 1.0.0 too: its interviewer takes part, and all have its time.
  `CREATE FUNCTION interviews_participantes() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      live boolean := NEW.estado <> 'cancelada' AND NEW.deleted_at IS NULL;
    BEGIN
      DELETE FROM entrevista_participantes
      WHERE entrevista_id = NEW.id AND principal AND usuario_id IS DISTINCT FROM NEW.entrevistador_id;
      UPDATE entrevista_participantes SET inicio = NEW.inicio, fin = NEW.fin, activa = live
      WHERE entrevista_id = NEW.id AND (inicio, fin, activa) IS DISTINCT FROM (NEW.inicio, NEW.fin, live);
      IF NEW.entrevistador_id IS NOT NULL THEN
        INSERT INTO entrevista_participantes (entrevista_id, usuario_id, nombre, principal, inicio, fin, activa)
        VALUES (NEW.id, NEW.entrevistador_id, coalesce(NEW.entrevistador_nombre, ''), true, NEW.inicio, NEW.fin, live)
        ON CONFLICT (entrevista_id, usuario_id) WHERE usuario_id IS NOT NULL
          DO UPDATE SET principal = true, nombre = excluded.nombre;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER interviews_participantes_insert_tg AFTER INSERT ON interviews
    FOR EACH ROW WHEN (NEW.entrevistador_id IS NOT NULL) EXECUTE FUNCTION interviews_participantes()`,
  `CREATE TRIGGER interviews_participantes_update_tg
    AFTER UPDATE OF entrevistador_id, entrevistador_nombre, inicio, fin, estado, deleted_at ON interviews
    FOR EACH ROW EXECUTE FUNCTION interviews_participantes()`,

  `ALTER TABLE interviews ADD COLUMN resumen text, ADD COLUMN resumen_version integer NOT NULL DEFAULT 0`,
  `ALTER TABLE disponibilidades_entrevista ADD COLUMN participantes uuid[] NOT NULL DEFAULT '{}',
    ADD CONSTRAINT disponibilidades_entrevista_participantes_ck CHECK (cardinality(participantes) <= 8)`,

  `CREATE TABLE guias_entrevista (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    vacante_id uuid NOT NULL,
    fase_id uuid,
    secciones jsonb NOT NULL,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT guias_entrevista_pk PRIMARY KEY (id),
    CONSTRAINT guias_entrevista_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT guias_entrevista_fase_fk FOREIGN KEY (fase_id) REFERENCES fases (id) ON DELETE CASCADE,
    CONSTRAINT guias_entrevista_secciones_ck
      CHECK (jsonb_typeof(secciones) = 'array' AND jsonb_array_length(secciones) BETWEEN 1 AND 20)
  )`,
  `CREATE UNIQUE INDEX guias_entrevista_vacante_uq ON guias_entrevista (vacante_id) WHERE fase_id IS NULL`,
  `CREATE UNIQUE INDEX guias_entrevista_fase_uq ON guias_entrevista (fase_id) WHERE fase_id IS NOT NULL`,

  `CREATE TABLE notas_entrevista (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entrevista_id uuid NOT NULL,
    autor_id uuid NOT NULL,
    clave text NOT NULL,
    pregunta text,
    texto text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT notas_entrevista_pk PRIMARY KEY (id),
    CONSTRAINT notas_entrevista_entrevista_fk FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE,
    CONSTRAINT notas_entrevista_autor_fk FOREIGN KEY (autor_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT notas_entrevista_largo_ck
      CHECK (length(clave) BETWEEN 1 AND 40 AND length(pregunta) <= 500 AND length(texto) <= 10000)
  )`,
  `ALTER TABLE notas_entrevista
    ADD CONSTRAINT notas_entrevista_clave_uq UNIQUE (entrevista_id, autor_id, clave)`,
];

const DOWN = [
  `DELETE FROM correos WHERE plantilla = 'entrevista_panel'`,
  `DROP TABLE notas_entrevista`,
  `DROP TABLE guias_entrevista`,
  `ALTER TABLE disponibilidades_entrevista DROP COLUMN participantes`,
  `ALTER TABLE interviews DROP COLUMN resumen, DROP COLUMN resumen_version`,
  `DROP TRIGGER interviews_participantes_update_tg ON interviews`,
  `DROP TRIGGER interviews_participantes_insert_tg ON interviews`,
  `DROP FUNCTION interviews_participantes()`,
  `DROP TABLE entrevista_participantes`,
];
