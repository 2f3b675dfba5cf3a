import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People brought in from spreadsheets and folders of CVs, and where each of them came from. */
export class Imports1790000000031 implements MigrationInterface {
  name = 'Imports1790000000031';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const LIVE = 'retirada_at IS NULL AND deleted_at IS NULL';

const UP = [
  `CREATE TABLE importaciones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    tipo text NOT NULL,
    estado text NOT NULL DEFAULT 'borrador',
    nombre text NOT NULL,
    columnas text[] NOT NULL DEFAULT '{}',
    mapeo jsonb NOT NULL DEFAULT '[]',
    opciones jsonb NOT NULL DEFAULT '{}',
    revision integer NOT NULL DEFAULT 0,
    total integer NOT NULL DEFAULT 0,
    cifras jsonb NOT NULL DEFAULT '{}',
    origen text,
    informados_el date,
    creada_por uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    iniciada_at timestamptz,
    terminada_at timestamptz,
    deshecha_at timestamptz,
    CONSTRAINT importaciones_pk PRIMARY KEY (id),
    CONSTRAINT importaciones_autor_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT importaciones_tipo_ck CHECK (tipo IN ('tabla','cvs')),
    CONSTRAINT importaciones_estado_ck
      CHECK (estado IN ('borrador','en_curso','terminada','cancelada','deshaciendo','deshecha')),
    -- Nothing is written before it is said where the data come from.
    CONSTRAINT importaciones_origen_ck CHECK (estado = 'borrador' OR (origen IS NOT NULL AND iniciada_at IS NOT NULL)),
    CONSTRAINT importaciones_largo_ck CHECK (
      length(nombre) BETWEEN 1 AND 200 AND length(origen) BETWEEN 1 AND 500
      AND cardinality(columnas) <= 60 AND total BETWEEN 0 AND 20000)
  )`,
  `CREATE INDEX importaciones_fecha_ix ON importaciones (created_at DESC, id DESC)`,
  `CREATE INDEX importaciones_vivas_ix ON importaciones (created_at) WHERE estado IN ('en_curso','deshaciendo')`,
  `CREATE INDEX importaciones_autor_ix ON importaciones (creada_por)`,

  // Rows are kept instead of the file: of a file nobody could be erased.
  `CREATE TABLE importacion_filas (
    importacion_id uuid NOT NULL,
    numero integer NOT NULL,
    valores text[] NOT NULL DEFAULT '{}',
    datos jsonb,
    email text,
    errores jsonb NOT NULL DEFAULT '{}',
    duplicado text,
    duplicado_id uuid,
    duplicado_fila integer,
    decision text,
    estado text NOT NULL DEFAULT 'pendiente',
    motivo text,
    candidato_id uuid,
    aplicacion_id uuid,
    cambios jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT importacion_filas_pk PRIMARY KEY (importacion_id, numero),
    CONSTRAINT importacion_filas_importacion_fk
      FOREIGN KEY (importacion_id) REFERENCES importaciones (id) ON DELETE CASCADE,
    CONSTRAINT importacion_filas_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT importacion_filas_duplicado_fk
      FOREIGN KEY (duplicado_id) REFERENCES candidates (id) ON DELETE SET NULL,
    CONSTRAINT importacion_filas_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE SET NULL,
    CONSTRAINT importacion_filas_duplicado_ck CHECK (duplicado IN ('email','telefono','fila')),
    CONSTRAINT importacion_filas_decision_ck CHECK (
      decision IS NULL OR (decision IN ('omitir','actualizar','candidatura','crear')
      AND duplicado IS NOT NULL AND (decision <> 'crear' OR duplicado = 'telefono'))),
    CONSTRAINT importacion_filas_estado_ck CHECK (
      estado IN ('pendiente','creada','actualizada','anadida','omitida','fallida','deshecha','conservada')),
    CONSTRAINT importacion_filas_persona_ck CHECK (
      estado NOT IN ('creada','actualizada','anadida') OR candidato_id IS NOT NULL)
  )`,
  `CREATE INDEX importacion_filas_estado_ix ON importacion_filas (importacion_id, estado, numero)`,
  `CREATE INDEX importacion_filas_errores_ix ON importacion_filas (importacion_id, numero) WHERE errores <> '{}'`,
  `CREATE INDEX importacion_filas_duplicadas_ix ON importacion_filas (importacion_id, numero)
    WHERE duplicado IS NOT NULL AND errores = '{}'`,
  `CREATE INDEX importacion_filas_email_ix ON importacion_filas (email) WHERE email IS NOT NULL`,
  `CREATE INDEX importacion_filas_candidato_ix ON importacion_filas (candidato_id) WHERE candidato_id IS NOT NULL`,
  `CREATE INDEX importacion_filas_duplicado_ix ON importacion_filas (duplicado_id) WHERE duplicado_id IS NOT NULL`,
  `CREATE INDEX importacion_filas_aplicacion_ix ON importacion_filas (aplicacion_id) WHERE aplicacion_id IS NOT NULL`,

  // Stays as long as the person does: where the data came from (GDPR art. 14).
  `CREATE TABLE procedencias (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    importacion_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT procedencias_pk PRIMARY KEY (id),
    CONSTRAINT procedencias_una_uq UNIQUE (candidato_id, importacion_id),
    CONSTRAINT procedencias_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT procedencias_importacion_fk FOREIGN KEY (importacion_id) REFERENCES importaciones (id)
  )`,
  `CREATE INDEX procedencias_importacion_ix ON procedencias (importacion_id)`,

  `CREATE TABLE borradores_cv (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    importacion_id uuid NOT NULL,
    archivo_id uuid,
    sha256 text NOT NULL,
    nombre text NOT NULL DEFAULT '',
    apellidos text NOT NULL DEFAULT '',
    email text NOT NULL DEFAULT '',
    telefono text NOT NULL DEFAULT '',
    ciudad text NOT NULL DEFAULT '',
    codigo_postal text NOT NULL DEFAULT '',
    leido boolean NOT NULL DEFAULT false,
    vacante_id uuid,
    departamento text NOT NULL DEFAULT '',
    posicion text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT borradores_cv_pk PRIMARY KEY (id),
    CONSTRAINT borradores_cv_uno_uq UNIQUE (importacion_id, sha256),
    CONSTRAINT borradores_cv_importacion_fk
      FOREIGN KEY (importacion_id) REFERENCES importaciones (id) ON DELETE CASCADE,
    CONSTRAINT borradores_cv_archivo_fk FOREIGN KEY (archivo_id) REFERENCES archivos (id),
    CONSTRAINT borradores_cv_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE SET NULL
  )`,
  `CREATE UNIQUE INDEX borradores_cv_archivo_ix ON borradores_cv (archivo_id) WHERE archivo_id IS NOT NULL`,
  `CREATE INDEX borradores_cv_lista_ix ON borradores_cv (importacion_id, created_at, id)`,
  `CREATE INDEX borradores_cv_caducidad_ix ON borradores_cv (created_at)`,
  `CREATE INDEX borradores_cv_email_ix ON borradores_cv (lower(email)) WHERE email <> ''`,
  `CREATE INDEX borradores_cv_vacante_ix ON borradores_cv (vacante_id) WHERE vacante_id IS NOT NULL`,
  // Whatever removes a draft gives its file up; one that was confirmed has none any more.
  `CREATE FUNCTION borradores_cv_soltar() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE archivos SET estado = 'borrar', nombre_original = 'archivo' WHERE id = OLD.archivo_id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER borradores_cv_soltar_tg AFTER DELETE ON borradores_cv
    FOR EACH ROW WHEN (OLD.archivo_id IS NOT NULL) EXECUTE FUNCTION borradores_cv_soltar()`,
  // CVs that are here already are found by their content.
  `CREATE INDEX archivos_sha256_ix ON archivos (sha256)`,

  `ALTER TABLE cv_historial DROP CONSTRAINT cv_historial_origen_ck,
    ADD CONSTRAINT cv_historial_origen_ck CHECK (origen IN ('candidatura', 'portal', 'anterior', 'importacion'))`,
  // The list in the order of the process.
  `CREATE INDEX candidates_orden_etapa_ix ON candidates (
     (array_position(ARRAY['recibida','en_revision','entrevista','contratada','rechazada'], etapa)),
     fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
];

const DOWN = [
  `DROP INDEX candidates_orden_etapa_ix`,
  `UPDATE cv_historial SET origen = 'anterior' WHERE origen = 'importacion'`,
  `ALTER TABLE cv_historial DROP CONSTRAINT cv_historial_origen_ck,
    ADD CONSTRAINT cv_historial_origen_ck CHECK (origen IN ('candidatura', 'portal', 'anterior'))`,
  `DROP INDEX archivos_sha256_ix`,
  `UPDATE archivos SET estado = 'borrar' WHERE id IN (SELECT archivo_id FROM borradores_cv)`,
  `DROP TABLE borradores_cv`,
  `DROP FUNCTION borradores_cv_soltar()`,
  `DROP TABLE procedencias`,
  `DROP TABLE importacion_filas`,
  `DROP TABLE importaciones`,
];
