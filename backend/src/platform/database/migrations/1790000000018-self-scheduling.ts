import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second reminder of interviews; candidates pick the hour themselves; interviewers' calendars and scorecards. */
export class SelfScheduling1790000000018 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `ALTER TABLE interviews ADD COLUMN recordatorio_2h_de timestamptz`,
  // What is over needs no reminder and would fill the index.
  `UPDATE interviews SET recordatorio_2h_de = inicio WHERE inicio <= now()`,
  `DROP INDEX interviews_recordatorio_ix`,
  `CREATE INDEX interviews_recordatorio_ix ON interviews (inicio)
    WHERE estado IN ('programada', 'confirmada') AND deleted_at IS NULL
      AND (recordatorio_de IS DISTINCT FROM inicio OR recordatorio_2h_de IS DISTINCT FROM inicio)`,

  `CREATE TABLE disponibilidades_entrevista (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entrevistador_id uuid NOT NULL,
    nombre text NOT NULL,
    franjas jsonb NOT NULL,
    duracion_min smallint NOT NULL,
    margen_antes_min smallint NOT NULL DEFAULT 0,
    margen_despues_min smallint NOT NULL DEFAULT 0,
    antelacion_horas smallint NOT NULL DEFAULT 24,
    dias_vista smallint NOT NULL DEFAULT 14,
    tipo text NOT NULL,
    ubicacion text,
    link_virtual text,
    activa boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT disponibilidades_entrevista_pk PRIMARY KEY (id),
    CONSTRAINT disponibilidades_entrevista_entrevistador_fk
      FOREIGN KEY (entrevistador_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT disponibilidades_entrevista_tipo_ck CHECK (tipo IN ('presencial', 'virtual', 'telefonica')),
    CONSTRAINT disponibilidades_entrevista_limites_ck CHECK (
      length(nombre) BETWEEN 1 AND 80 AND duracion_min BETWEEN 15 AND 480 AND margen_antes_min BETWEEN 0 AND 120
      AND margen_despues_min BETWEEN 0 AND 120 AND antelacion_horas BETWEEN 0 AND 336 AND dias_vista BETWEEN 1 AND 60
    ),
    CONSTRAINT disponibilidades_entrevista_franjas_ck
      CHECK (jsonb_typeof(franjas) = 'array' AND jsonb_array_length(franjas) BETWEEN 1 AND 40)
  )`,
  `CREATE INDEX disponibilidades_entrevista_entrevistador_ix ON disponibilidades_entrevista (entrevistador_id)`,

  `CREATE TABLE invitaciones_cita (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    disponibilidad_id uuid NOT NULL,
    candidato_id uuid NOT NULL,
    aplicacion_id uuid NOT NULL,
    entrevista_id uuid,
    caduca_at timestamptz NOT NULL,
    usada_at timestamptz,
    revocada_at timestamptz,
    creada_por uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT invitaciones_cita_pk PRIMARY KEY (id),
    CONSTRAINT invitaciones_cita_disponibilidad_fk
      FOREIGN KEY (disponibilidad_id) REFERENCES disponibilidades_entrevista (id) ON DELETE CASCADE,
    CONSTRAINT invitaciones_cita_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT invitaciones_cita_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT invitaciones_cita_entrevista_fk
      FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE SET NULL,
    CONSTRAINT invitaciones_cita_creada_por_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE UNIQUE INDEX invitaciones_cita_abierta_uq ON invitaciones_cita (aplicacion_id)
    WHERE usada_at IS NULL AND revocada_at IS NULL`,
  `CREATE INDEX invitaciones_cita_candidato_ix ON invitaciones_cita (candidato_id, created_at DESC, id DESC)`,
  `CREATE INDEX invitaciones_cita_aplicacion_ix ON invitaciones_cita (aplicacion_id)`,
  `CREATE INDEX invitaciones_cita_disponibilidad_ix ON invitaciones_cita (disponibilidad_id)`,
  `CREATE INDEX invitaciones_cita_entrevista_ix ON invitaciones_cita (entrevista_id)`,

  `CREATE TABLE calendarios_privados (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    huella text NOT NULL,
    revocado_at timestamptz,
    usado_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT calendarios_privados_pk PRIMARY KEY (id),
    CONSTRAINT calendarios_privados_huella_uq UNIQUE (huella),
    CONSTRAINT calendarios_privados_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
  `CREATE UNIQUE INDEX calendarios_privados_vigente_uq ON calendarios_privados (user_id) WHERE revocado_at IS NULL`,
  `CREATE INDEX calendarios_privados_user_ix ON calendarios_privados (user_id)`,

  `CREATE TABLE criterios_evaluacion (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    descripcion text,
    departamento text,
    posicion text,
    orden smallint NOT NULL DEFAULT 0,
    activo boolean NOT NULL DEFAULT true,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT criterios_evaluacion_pk PRIMARY KEY (id),
    CONSTRAINT criterios_evaluacion_ambito_ck CHECK (posicion IS NULL OR departamento IS NOT NULL),
    CONSTRAINT criterios_evaluacion_largo_ck
      CHECK (length(nombre) BETWEEN 1 AND 80 AND length(descripcion) <= 300 AND orden BETWEEN 0 AND 999)
  )`,
  // What any interview looks at; HR changes and adds.
  `INSERT INTO criterios_evaluacion (nombre, descripcion, orden) VALUES
    ('Experiencia en el puesto', 'Lo que ha hecho antes y cómo lo cuenta', 10),
    ('Conocimientos', 'Lo que sabe de las tareas, los vehículos y las normas', 20),
    ('Comunicación', 'Se explica, escucha y trata bien a la gente', 30),
    ('Actitud y compromiso', 'Interés por el puesto, puntualidad, responsabilidad', 40),
    ('Disponibilidad', 'Horario, turnos y desplazamientos', 50)`,

  `CREATE TABLE peticiones_evaluacion (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entrevista_id uuid NOT NULL,
    nombre text NOT NULL,
    email text NOT NULL,
    caduca_at timestamptz NOT NULL,
    usada_at timestamptz,
    revocada_at timestamptz,
    creada_por uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT peticiones_evaluacion_pk PRIMARY KEY (id),
    CONSTRAINT peticiones_evaluacion_entrevista_fk
      FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE,
    CONSTRAINT peticiones_evaluacion_creada_por_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT peticiones_evaluacion_largo_ck
      CHECK (length(nombre) BETWEEN 1 AND 120 AND length(email) BETWEEN 3 AND 254)
  )`,
  `CREATE UNIQUE INDEX peticiones_evaluacion_viva_uq ON peticiones_evaluacion (entrevista_id, lower(email))
    WHERE usada_at IS NULL AND revocada_at IS NULL`,
  `CREATE INDEX peticiones_evaluacion_entrevista_ix ON peticiones_evaluacion (entrevista_id, created_at)`,

  `CREATE TABLE evaluaciones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entrevista_id uuid NOT NULL,
    aplicacion_id uuid NOT NULL,
    autor_id uuid,
    autor_nombre text NOT NULL,
    peticion_id uuid,
    puntuaciones jsonb NOT NULL,
    recomendacion text NOT NULL,
    comentario text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT evaluaciones_pk PRIMARY KEY (id),
    CONSTRAINT evaluaciones_entrevista_fk FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE,
    CONSTRAINT evaluaciones_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT evaluaciones_autor_fk FOREIGN KEY (autor_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT evaluaciones_peticion_fk
      FOREIGN KEY (peticion_id) REFERENCES peticiones_evaluacion (id) ON DELETE SET NULL,
    CONSTRAINT evaluaciones_recomendacion_ck CHECK (recomendacion IN ('si_rotundo', 'si', 'dudas', 'no')),
    CONSTRAINT evaluaciones_contenido_ck
      CHECK (jsonb_typeof(puntuaciones) = 'array' AND length(comentario) <= 2000)
  )`,
  `CREATE UNIQUE INDEX evaluaciones_autor_uq ON evaluaciones (entrevista_id, autor_id) WHERE autor_id IS NOT NULL`,
  `CREATE UNIQUE INDEX evaluaciones_peticion_uq ON evaluaciones (peticion_id) WHERE peticion_id IS NOT NULL`,
  `CREATE INDEX evaluaciones_entrevista_ix ON evaluaciones (entrevista_id, created_at)`,
  `CREATE INDEX evaluaciones_aplicacion_ix ON evaluaciones (aplicacion_id)`,
];

const DOWN = [
  `DELETE FROM correos
   WHERE plantilla IN ('entrevista_recordatorio_2h', 'cita_ofrecida', 'cita_reservada', 'cita_elegida',
     'evaluacion_pedida')`,
  `DROP TABLE evaluaciones`,
  `DROP TABLE peticiones_evaluacion`,
  `DROP TABLE criterios_evaluacion`,
  `DROP TABLE calendarios_privados`,
  `DROP TABLE invitaciones_cita`,
  `DROP TABLE disponibilidades_entrevista`,
  `DROP INDEX interviews_recordatorio_ix`,
  `ALTER TABLE interviews DROP COLUMN recordatorio_2h_de`,
  `CREATE INDEX interviews_recordatorio_ix ON interviews (inicio)
    WHERE estado IN ('programada', 'confirmada') AND deleted_at IS NULL AND recordatorio_de IS DISTINCT FROM inicio`,
];
