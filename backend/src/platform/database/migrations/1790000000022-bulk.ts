import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags that HR puts on people, and what HR does with many applications at once. */
export class Bulk1790000000022 implements MigrationInterface {
  name = 'Bulk1790000000022';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/** Changes of one statement that are told one by one; more of them are one `resync`. */
const TOLD_SINGLY = 20;

const UP = [
  // ------------------------------------------------------------------ tags
  `CREATE TABLE etiquetas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    clave text NOT NULL DEFAULT '',
    color text NOT NULL DEFAULT 'grey',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT etiquetas_pk PRIMARY KEY (id),
    CONSTRAINT etiquetas_clave_uq UNIQUE (clave),
    CONSTRAINT etiquetas_nombre_ck CHECK (length(nombre) BETWEEN 1 AND 40),
    CONSTRAINT etiquetas_color_ck CHECK (color IN ('grey','blue','green','yellow','red','purple'))
  )`,
  // By a trigger, as unaccent() is not immutable: one name is one tag, whatever its accents and capitals.
  `CREATE FUNCTION etiquetas_clave() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.clave := search_text(NEW.nombre);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER etiquetas_clave_tg BEFORE INSERT OR UPDATE OF nombre
    ON etiquetas FOR EACH ROW EXECUTE FUNCTION etiquetas_clave()`,
  `CREATE TABLE candidato_etiquetas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    etiqueta_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT candidato_etiquetas_pk PRIMARY KEY (id),
    CONSTRAINT candidato_etiquetas_una_uq UNIQUE (candidato_id, etiqueta_id),
    CONSTRAINT candidato_etiquetas_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT candidato_etiquetas_etiqueta_fk
      FOREIGN KEY (etiqueta_id) REFERENCES etiquetas (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX candidato_etiquetas_etiqueta_ix ON candidato_etiquetas (etiqueta_id, candidato_id)`,
  // Other screens show the tags of a person too: told as a change of the person.
  `CREATE FUNCTION tell_tags() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      told uuid[];
      candidate uuid;
    BEGIN
      SELECT array_agg(candidato_id) INTO told
      FROM (SELECT DISTINCT candidato_id FROM changed_rows LIMIT ${TOLD_SINGLY + 1}) changes;
      IF cardinality(told) > ${TOLD_SINGLY} THEN
        PERFORM pg_notify('live', '{"kind":"resync"}');
      ELSE
        FOREACH candidate IN ARRAY coalesce(told, '{}') LOOP
          PERFORM pg_notify('live', jsonb_build_object('kind', 'candidate', 'change', 'changed', 'id', candidate)::text);
        END LOOP;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER candidato_etiquetas_puesta_tg AFTER INSERT ON candidato_etiquetas
    REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_tags()`,
  `CREATE TRIGGER candidato_etiquetas_quitada_tg AFTER DELETE ON candidato_etiquetas
    REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_tags()`,

  // ------------------------------------------------------------------ actions on many
  `CREATE TABLE acciones_masivas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    tipo text NOT NULL,
    titulo text NOT NULL,
    parametros jsonb NOT NULL,
    estado text NOT NULL DEFAULT 'borrador',
    creada_por uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    ejecutar_at timestamptz,
    terminada_at timestamptz,
    CONSTRAINT acciones_masivas_pk PRIMARY KEY (id),
    CONSTRAINT acciones_masivas_autor_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT acciones_masivas_tipo_ck CHECK (tipo IN ('mover','prioridad','mensaje','etiqueta')),
    CONSTRAINT acciones_masivas_estado_ck
      CHECK (estado IN ('borrador','programada','en_curso','terminada','deshecha')),
    CONSTRAINT acciones_masivas_ejecutar_ck
      CHECK (estado NOT IN ('programada','en_curso','terminada') OR ejecutar_at IS NOT NULL),
    CONSTRAINT acciones_masivas_terminada_ck
      CHECK ((estado IN ('terminada','deshecha')) = (terminada_at IS NOT NULL))
  )`,
  `CREATE INDEX acciones_masivas_autor_ix ON acciones_masivas (creada_por, created_at DESC)`,
  `CREATE INDEX acciones_masivas_vivas_ix ON acciones_masivas (ejecutar_at) WHERE estado IN ('programada','en_curso')`,
  `CREATE INDEX acciones_masivas_antiguas_ix ON acciones_masivas (created_at)`,
  `CREATE TABLE acciones_masivas_filas (
    accion_id uuid NOT NULL,
    orden integer NOT NULL,
    aplicacion_id uuid NOT NULL,
    version integer NOT NULL,
    estado text NOT NULL DEFAULT 'pendiente',
    codigo text,
    motivo text,
    intentos smallint NOT NULL DEFAULT 0,
    CONSTRAINT acciones_masivas_filas_pk PRIMARY KEY (accion_id, orden),
    CONSTRAINT acciones_masivas_filas_una_uq UNIQUE (accion_id, aplicacion_id),
    CONSTRAINT acciones_masivas_filas_accion_fk
      FOREIGN KEY (accion_id) REFERENCES acciones_masivas (id) ON DELETE CASCADE,
    CONSTRAINT acciones_masivas_filas_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT acciones_masivas_filas_estado_ck
      CHECK (estado IN ('pendiente','hecha','omitida','fallida','deshecha')),
    CONSTRAINT acciones_masivas_filas_motivo_ck
      CHECK ((estado IN ('omitida','fallida')) = (codigo IS NOT NULL AND motivo IS NOT NULL))
  )`,
  `CREATE INDEX acciones_masivas_filas_aplicacion_ix ON acciones_masivas_filas (aplicacion_id)`,
  `CREATE INDEX acciones_masivas_filas_pendientes_ix
     ON acciones_masivas_filas (accion_id, orden) WHERE estado = 'pendiente'`,
];

const DOWN = [
  `DROP TABLE acciones_masivas_filas`,
  `DROP TABLE acciones_masivas`,
  `DROP TABLE candidato_etiquetas`,
  `DROP FUNCTION tell_tags()`,
  `DROP TABLE etiquetas`,
  `DROP FUNCTION etiquetas_clave()`,
];
