import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when each application waits and how long it may, answering all of a vacancy at once, further filters of the
 * list of people, and what each member of staff keeps of their lists.
 */
export class NoSilence1790000000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const OPEN = `estado NOT IN ('contratada','rechazada') AND retirada_at IS NULL AND deleted_at IS NULL`;
const LIVE = `retirada_at IS NULL AND deleted_at IS NULL`;

const UP = [
  // ------------------------------------------------------------------ answer times
  `CREATE TABLE tiempos_respuesta (
    etapa text NOT NULL,
    dias smallint NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT tiempos_respuesta_pk PRIMARY KEY (etapa),
    CONSTRAINT tiempos_respuesta_etapa_ck CHECK (etapa IN ('recibida','en_revision','entrevista')),
    CONSTRAINT tiempos_respuesta_dias_ck CHECK (dias BETWEEN 1 AND 90)
  )`,
  `INSERT INTO tiempos_respuesta (etapa, dias) VALUES ('recibida', 3), ('en_revision', 7), ('entrevista', 7)`,

  // ------------------------------------------------------------------ since when one waits
  `ALTER TABLE aplicaciones_vacantes ADD COLUMN en_fase_desde timestamptz NOT NULL DEFAULT now()`,
  `UPDATE aplicaciones_vacantes a SET en_fase_desde = coalesce((
     SELECT h.created_at FROM aplicacion_historial h
     WHERE h.aplicacion_id = a.id AND h.tipo = 'movida' AND h.deshecha_at IS NULL
     ORDER BY h.created_at DESC, h.id DESC LIMIT 1), a.fecha_aplicacion)`,
  `CREATE INDEX aplicaciones_espera_ix ON aplicaciones_vacantes (estado, en_fase_desde)
     INCLUDE (candidato_id) WHERE ${OPEN}`,
  `ALTER TABLE candidates
     ADD COLUMN espera_desde timestamptz,
     ADD COLUMN ciudad_busqueda text NOT NULL DEFAULT '',
     ADD COLUMN habilidades_busqueda text NOT NULL DEFAULT ''`,
  // Also the text that the filters by town and skill look in: without accents, in lower case.
  `CREATE FUNCTION candidates_filtros() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ciudad_busqueda := search_text(NEW.ciudad);
      NEW.habilidades_busqueda := lower(unaccent(array_to_string(NEW.habilidades, '|')));
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER candidates_filtros_tg BEFORE INSERT OR UPDATE OF ciudad, habilidades
    ON candidates FOR EACH ROW EXECUTE FUNCTION candidates_filtros()`,
  `UPDATE candidates c SET ciudad = ciudad, espera_desde = (
     SELECT min(a.en_fase_desde) FROM aplicaciones_vacantes a
     WHERE a.candidato_id = c.id AND a.estado NOT IN ('contratada','rechazada')
       AND a.retirada_at IS NULL AND a.deleted_at IS NULL)`,
  `CREATE INDEX candidates_espera_ix ON candidates (espera_desde, id) WHERE ${LIVE}`,
  `CREATE INDEX candidates_etapa_espera_ix ON candidates (etapa, espera_desde, id) WHERE ${LIVE}`,
  `CREATE INDEX candidates_vacante_fecha_ix ON candidates (vacante_id, fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_sin_cv_ix ON candidates (fecha_aplicacion DESC, id DESC)
     WHERE cv_archivo_id IS NULL AND ${LIVE}`,
  `CREATE INDEX candidates_ciudad_ix ON candidates USING gin (ciudad_busqueda gin_trgm_ops) WITH (fastupdate = on)`,
  `CREATE INDEX candidates_habilidades_ix
     ON candidates USING gin (habilidades_busqueda gin_trgm_ops) WITH (fastupdate = on)`,

  // ------------------------------------------------------------------ what a person keeps of their lists
  `CREATE TABLE preferencias_usuario (
    user_id uuid NOT NULL,
    clave text NOT NULL,
    valor text NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT preferencias_usuario_pk PRIMARY KEY (user_id, clave),
    CONSTRAINT preferencias_usuario_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT preferencias_usuario_largo_ck CHECK (length(clave) BETWEEN 1 AND 40 AND length(valor) <= 200)
  )`,
  `CREATE TABLE vistas_guardadas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    recurso text NOT NULL,
    nombre text NOT NULL,
    consulta jsonb NOT NULL,
    orden smallint NOT NULL,
    predeterminada boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT vistas_guardadas_pk PRIMARY KEY (id),
    CONSTRAINT vistas_guardadas_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT vistas_guardadas_recurso_ck CHECK (recurso IN ('candidates')),
    CONSTRAINT vistas_guardadas_nombre_ck CHECK (length(nombre) BETWEEN 1 AND 60),
    CONSTRAINT vistas_guardadas_consulta_ck CHECK (jsonb_typeof(consulta) = 'object')
  )`,
  `CREATE UNIQUE INDEX vistas_guardadas_nombre_uq ON vistas_guardadas (user_id, recurso, lower(nombre))`,
  `CREATE UNIQUE INDEX vistas_guardadas_predeterminada_uq ON vistas_guardadas (user_id, recurso) WHERE predeterminada`,

  // ------------------------------------------------------------------ answering everyone of a vacancy
  `CREATE TABLE respuestas_vacante (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    vacante_id uuid NOT NULL,
    mensaje text,
    creada_por uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    terminada_at timestamptz,
    CONSTRAINT respuestas_vacante_pk PRIMARY KEY (id),
    CONSTRAINT respuestas_vacante_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT respuestas_vacante_autor_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL
  )`,
  // One at a time: who asks while one runs is told of that one.
  `CREATE UNIQUE INDEX respuestas_vacante_viva_uq ON respuestas_vacante (vacante_id) WHERE terminada_at IS NULL`,
  `CREATE INDEX respuestas_vacante_vacante_ix ON respuestas_vacante (vacante_id, created_at DESC)`,
  `CREATE TABLE respuestas_vacante_filas (
    respuesta_id uuid NOT NULL,
    aplicacion_id uuid NOT NULL,
    resultado text NOT NULL DEFAULT 'pendiente',
    detalle text,
    CONSTRAINT respuestas_vacante_filas_pk PRIMARY KEY (respuesta_id, aplicacion_id),
    CONSTRAINT respuestas_vacante_filas_respuesta_fk
      FOREIGN KEY (respuesta_id) REFERENCES respuestas_vacante (id) ON DELETE CASCADE,
    CONSTRAINT respuestas_vacante_filas_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT respuestas_vacante_filas_resultado_ck
      CHECK (resultado IN ('pendiente','respondida','ya_cerrada','fallida'))
  )`,
  `CREATE INDEX respuestas_vacante_filas_aplicacion_ix ON respuestas_vacante_filas (aplicacion_id)`,
  `CREATE INDEX respuestas_vacante_filas_pendientes_ix ON respuestas_vacante_filas (respuesta_id)
     WHERE resultado = 'pendiente'`,
];

const DOWN = [
  `DROP TABLE respuestas_vacante_filas`,
  `DROP TABLE respuestas_vacante`,
  `DROP TABLE vistas_guardadas`,
  `DROP TABLE preferencias_usuario`,
  `DROP INDEX candidates_habilidades_ix`,
  `DROP INDEX candidates_ciudad_ix`,
  `DROP INDEX candidates_sin_cv_ix`,
  `DROP INDEX candidates_vacante_fecha_ix`,
  `DROP INDEX candidates_etapa_espera_ix`,
  `DROP INDEX candidates_espera_ix`,
  `DROP TRIGGER candidates_filtros_tg ON candidates`,
  `DROP FUNCTION candidates_filtros()`,
  `ALTER TABLE candidates DROP COLUMN espera_desde, DROP COLUMN ciudad_busqueda, DROP COLUMN habilidades_busqueda`,
  `DROP INDEX aplicaciones_espera_ix`,
  `ALTER TABLE aplicaciones_vacantes DROP COLUMN en_fase_desde`,
  `DROP TABLE tiempos_respuesta`,
];
