import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, people, applications and their process, vacancies, messages, files and counters. */
export class Foundation1790000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const ESTADOS = `'recibida','en_revision','entrevista_programada','entrevista_realizada','contratada','rechazada'`;
const OPEN = `estado NOT IN ('contratada','rechazada') AND retirada_at IS NULL AND deleted_at IS NULL`;
/** A person who is shown in lists, on the board and in counters. */
const LIVE = `retirada_at IS NULL AND deleted_at IS NULL`;

const UP = [
  `CREATE EXTENSION IF NOT EXISTS unaccent`,
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE EXTENSION IF NOT EXISTS btree_gist`,

  // ------------------------------------------------------------------ accounts
  `CREATE TABLE users (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    email text NOT NULL,
    email_normalizado text NOT NULL,
    password_hash text,
    role text NOT NULL DEFAULT 'candidate',
    nombre text,
    apellidos text,
    departamento text,
    posicion text,
    activo boolean NOT NULL DEFAULT true,
    email_verified_at timestamptz,
    last_sign_in_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT users_pk PRIMARY KEY (id),
    CONSTRAINT users_email_uq UNIQUE (email_normalizado),
    CONSTRAINT users_role_ck CHECK (role IN ('admin','rrhh','candidate'))
  )`,
  `CREATE TABLE sessions (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    refresh_hash text NOT NULL,
    previous_hash text,
    rotated_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    revoked_reason text,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT sessions_pk PRIMARY KEY (id),
    CONSTRAINT sessions_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX sessions_user_ix ON sessions (user_id) WHERE revoked_at IS NULL`,
  `CREATE INDEX sessions_expires_ix ON sessions (expires_at)`,
  `CREATE TABLE account_tokens (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL,
    tipo text NOT NULL,
    token_hash text NOT NULL,
    session_id uuid,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT account_tokens_pk PRIMARY KEY (id),
    CONSTRAINT account_tokens_hash_uq UNIQUE (token_hash),
    CONSTRAINT account_tokens_tipo_ck CHECK (tipo IN ('verificacion','restablecer','invitacion')),
    CONSTRAINT account_tokens_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX account_tokens_user_ix ON account_tokens (user_id, tipo)`,
  // The shape that rate-limiter-flexible reads and writes; keys are hashes, never addresses.
  `CREATE TABLE rate_limits (
    key varchar(255) NOT NULL,
    points integer NOT NULL DEFAULT 0,
    expire bigint,
    CONSTRAINT rate_limits_pk PRIMARY KEY (key)
  )`,
  `CREATE INDEX rate_limits_expire_ix ON rate_limits (expire)`,

  // ------------------------------------------------------------------ configuration, log, catalogue
  `CREATE TABLE system_config (
    id smallint NOT NULL DEFAULT 1,
    company_info jsonb NOT NULL,
    system_email text NOT NULL,
    timezone text NOT NULL DEFAULT 'Europe/Madrid',
    language text NOT NULL DEFAULT 'es',
    email_notifications boolean NOT NULL DEFAULT true,
    smtp_host text,
    smtp_port integer NOT NULL DEFAULT 587,
    smtp_user text,
    smtp_from text,
    password_min_length smallint NOT NULL DEFAULT 8,
    require_special_chars boolean NOT NULL DEFAULT true,
    session_timeout integer NOT NULL DEFAULT 30,
    two_factor_auth boolean NOT NULL DEFAULT false,
    rechazo_retraso_horas integer NOT NULL DEFAULT 24,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT system_config_pk PRIMARY KEY (id),
    CONSTRAINT system_config_single_ck CHECK (id = 1),
    CONSTRAINT system_config_password_ck CHECK (password_min_length BETWEEN 6 AND 20),
    CONSTRAINT system_config_session_ck CHECK (session_timeout BETWEEN 15 AND 480),
    CONSTRAINT system_config_rechazo_ck CHECK (rechazo_retraso_horas BETWEEN 0 AND 720)
  )`,
  `CREATE TABLE system_logs (
    id bigint GENERATED ALWAYS AS IDENTITY,
    created_at timestamptz NOT NULL DEFAULT now(),
    actor_id uuid,
    action text NOT NULL,
    details text NOT NULL DEFAULT '',
    level text NOT NULL DEFAULT 'info',
    entity text,
    entity_id text,
    CONSTRAINT system_logs_pk PRIMARY KEY (id),
    CONSTRAINT system_logs_level_ck CHECK (level IN ('info','warning','error','success'))
  )`,
  `CREATE INDEX system_logs_created_ix ON system_logs (created_at DESC, id DESC)`,
  `CREATE TABLE departamentos_vacantes (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    codigo text NOT NULL,
    nombre text NOT NULL,
    activo boolean NOT NULL DEFAULT true,
    orden smallint NOT NULL DEFAULT 0,
    ofrecido_en text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT departamentos_vacantes_pk PRIMARY KEY (id),
    CONSTRAINT departamentos_vacantes_codigo_uq UNIQUE (codigo),
    CONSTRAINT departamentos_vacantes_uso_ck CHECK (ofrecido_en <@ ARRAY['candidatura','perfil','vacante','personal'])
  )`,
  `CREATE TABLE posiciones_departamento (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    departamento_id uuid NOT NULL,
    codigo text NOT NULL,
    nombre text NOT NULL,
    activa boolean NOT NULL DEFAULT true,
    orden smallint NOT NULL DEFAULT 0,
    CONSTRAINT posiciones_departamento_pk PRIMARY KEY (id),
    CONSTRAINT posiciones_departamento_codigo_uq UNIQUE (departamento_id, codigo),
    CONSTRAINT posiciones_departamento_departamento_fk FOREIGN KEY (departamento_id)
      REFERENCES departamentos_vacantes (id) ON DELETE CASCADE
  )`,

  // ------------------------------------------------------------------ vacancies
  `CREATE TABLE vacantes (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    titulo text NOT NULL,
    departamento text NOT NULL,
    posicion text NOT NULL,
    ubicacion text NOT NULL,
    descripcion text NOT NULL,
    requisitos text[] NOT NULL DEFAULT '{}',
    responsabilidades text[] NOT NULL DEFAULT '{}',
    beneficios text[] NOT NULL DEFAULT '{}',
    idiomas text[] NOT NULL DEFAULT '{}',
    tags text[] NOT NULL DEFAULT '{}',
    tipo_contrato text NOT NULL DEFAULT 'Indefinido',
    jornada text NOT NULL DEFAULT 'Completa',
    estado text NOT NULL DEFAULT 'activa',
    prioridad text NOT NULL DEFAULT 'normal',
    salario_min numeric(10,2),
    salario_max numeric(10,2),
    experiencia_min integer NOT NULL DEFAULT 0,
    experiencia_max integer,
    educacion text,
    vacantes_disponibles integer NOT NULL DEFAULT 1,
    destacada boolean NOT NULL DEFAULT false,
    visible_publicamente boolean NOT NULL DEFAULT true,
    fecha_publicacion timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT vacantes_pk PRIMARY KEY (id),
    CONSTRAINT vacantes_estado_ck CHECK (estado IN ('activa','pausada','cerrada','borrador')),
    CONSTRAINT vacantes_prioridad_ck CHECK (prioridad IN ('urgente','alta','normal','baja')),
    CONSTRAINT vacantes_contrato_ck CHECK (tipo_contrato IN ('Indefinido','Temporal','Prácticas')),
    CONSTRAINT vacantes_jornada_ck CHECK (jornada IN ('Completa','Parcial','Flexible')),
    CONSTRAINT vacantes_salario_ck CHECK (salario_min <= salario_max AND salario_min >= 0),
    CONSTRAINT vacantes_experiencia_ck CHECK (experiencia_min >= 0 AND experiencia_max >= experiencia_min)
  )`,
  `CREATE INDEX vacantes_publicas_ix ON vacantes (destacada DESC, fecha_publicacion DESC, id DESC)
    WHERE estado = 'activa' AND visible_publicamente`,
  `CREATE INDEX vacantes_fecha_ix ON vacantes (fecha_publicacion DESC, id DESC)`,

  // ------------------------------------------------------------------ files
  // A row is written before its object and confirmed with the record that owns it: whatever a crash
  // leaves as 'pendiente' is an orphan that a job removes.
  `CREATE TABLE archivos (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    clave text NOT NULL,
    estado text NOT NULL DEFAULT 'pendiente',
    nombre_original text NOT NULL,
    tipo text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    user_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT archivos_pk PRIMARY KEY (id),
    CONSTRAINT archivos_clave_uq UNIQUE (clave),
    CONSTRAINT archivos_estado_ck CHECK (estado IN ('pendiente','en_uso','borrar')),
    CONSTRAINT archivos_bytes_ck CHECK (bytes > 0)
  )`,
  `CREATE INDEX archivos_limpieza_ix ON archivos (created_at) WHERE estado <> 'en_uso'`,

  // ------------------------------------------------------------------ people and their applications
  `CREATE TABLE candidates (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    user_id uuid,
    nombre text COLLATE "es-x-icu" NOT NULL,
    apellidos text COLLATE "es-x-icu" NOT NULL,
    email text NOT NULL,
    telefono text NOT NULL,
    fecha_nacimiento date,
    direccion text NOT NULL,
    ciudad text NOT NULL,
    codigo_postal text,
    departamento text NOT NULL,
    posicion text NOT NULL,
    experiencia text,
    educacion text,
    habilidades text[] NOT NULL DEFAULT '{}',
    carta_presentacion text,
    cv_archivo_id uuid,
    aviso_version text,
    aviso_mostrado_at timestamptz,
    aplicacion_actual_id uuid,
    aplicacion_version integer NOT NULL DEFAULT 0,
    vacante_id uuid,
    otras_abiertas smallint NOT NULL DEFAULT 0,
    estado text NOT NULL DEFAULT 'recibida',
    etapa text NOT NULL DEFAULT 'recibida',
    prioridad text NOT NULL DEFAULT 'media',
    fecha_aplicacion timestamptz NOT NULL DEFAULT now(),
    fecha_respuesta timestamptz,
    fecha_contratacion timestamptz,
    feedback_rrhh text,
    entrevista_fecha date,
    entrevista_hora text,
    entrevista_tipo text,
    entrevista_ubicacion text,
    retirada_at timestamptz,
    deleted_at timestamptz,
    busqueda text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT candidates_pk PRIMARY KEY (id),
    CONSTRAINT candidates_user_uq UNIQUE (user_id),
    CONSTRAINT candidates_estado_ck CHECK (estado IN (${ESTADOS})),
    CONSTRAINT candidates_etapa_ck CHECK (etapa = CASE WHEN estado LIKE 'entrevista%' THEN 'entrevista' ELSE estado END),
    CONSTRAINT candidates_prioridad_ck CHECK (prioridad IN ('alta','media','baja')),
    CONSTRAINT candidates_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT candidates_cv_fk FOREIGN KEY (cv_archivo_id) REFERENCES archivos (id),
    CONSTRAINT candidates_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id)
  )`,
  `CREATE INDEX candidates_fecha_ix ON candidates (fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_etapa_fecha_ix ON candidates (etapa, fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_departamento_fecha_ix
    ON candidates (departamento, fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_etapa_departamento_fecha_ix
    ON candidates (etapa, departamento, fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_prioridad_fecha_ix ON candidates (prioridad, fecha_aplicacion DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_apellidos_ix ON candidates (apellidos, nombre, id) WHERE ${LIVE}`,
  `CREATE INDEX candidates_created_ix ON candidates (created_at DESC, id DESC) WHERE ${LIVE}`,
  `CREATE INDEX candidates_busqueda_ix ON candidates USING gin (busqueda gin_trgm_ops) WITH (fastupdate = on)`,
  `CREATE INDEX candidates_vacante_ix ON candidates (vacante_id)`,
  `CREATE INDEX candidates_cv_ix ON candidates (cv_archivo_id)`,

  `CREATE TABLE aplicaciones_vacantes (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    vacante_id uuid,
    departamento text NOT NULL,
    posicion text NOT NULL,
    estado text NOT NULL DEFAULT 'recibida',
    estado_candidato text NOT NULL DEFAULT 'recibida',
    prioridad text NOT NULL DEFAULT 'media',
    fecha_aplicacion timestamptz NOT NULL DEFAULT now(),
    fecha_respuesta timestamptz,
    fecha_contratacion timestamptz,
    feedback_rrhh text,
    notas_rrhh text,
    cuestionario_respuestas jsonb NOT NULL DEFAULT '{}',
    retirada_at timestamptz,
    deleted_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT aplicaciones_vacantes_pk PRIMARY KEY (id),
    CONSTRAINT aplicaciones_estado_ck CHECK (estado IN (${ESTADOS})),
    CONSTRAINT aplicaciones_estado_candidato_ck CHECK (estado_candidato IN (${ESTADOS})),
    CONSTRAINT aplicaciones_prioridad_ck CHECK (prioridad IN ('alta','media','baja')),
    CONSTRAINT aplicaciones_contratacion_ck CHECK ((estado = 'contratada') = (fecha_contratacion IS NOT NULL)),
    CONSTRAINT aplicaciones_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT aplicaciones_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id)
  )`,
  `CREATE UNIQUE INDEX aplicaciones_una_abierta_uq
    ON aplicaciones_vacantes (candidato_id, vacante_id) NULLS NOT DISTINCT WHERE ${OPEN}`,
  `CREATE INDEX aplicaciones_candidato_ix ON aplicaciones_vacantes (candidato_id, fecha_aplicacion DESC)`,
  `CREATE INDEX aplicaciones_vacante_ix ON aplicaciones_vacantes (vacante_id, fecha_aplicacion DESC, id DESC)`,
  `CREATE INDEX aplicaciones_fecha_ix ON aplicaciones_vacantes (fecha_aplicacion DESC, id DESC)`,
  `ALTER TABLE candidates ADD CONSTRAINT candidates_aplicacion_actual_fk
    FOREIGN KEY (aplicacion_actual_id) REFERENCES aplicaciones_vacantes (id) ON DELETE SET NULL`,
  `CREATE INDEX candidates_aplicacion_actual_ix ON candidates (aplicacion_actual_id)`,

  `CREATE TABLE aplicacion_historial (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    aplicacion_id uuid NOT NULL,
    tipo text NOT NULL,
    de text,
    a text,
    actor_id uuid,
    mensaje_candidato text,
    antes jsonb NOT NULL DEFAULT '{}',
    visible_at timestamptz,
    deshecha_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT aplicacion_historial_pk PRIMARY KEY (id),
    CONSTRAINT aplicacion_historial_tipo_ck CHECK (tipo IN ('creada','actualizada','movida','deshecha','retirada')),
    CONSTRAINT aplicacion_historial_aplicacion_fk FOREIGN KEY (aplicacion_id)
      REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT aplicacion_historial_actor_fk FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE SET NULL
  )`,
  `CREATE INDEX aplicacion_historial_aplicacion_ix ON aplicacion_historial (aplicacion_id, created_at, id)`,

  `CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL,
    clave text NOT NULL,
    huella text NOT NULL,
    respuesta jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT idempotency_keys_pk PRIMARY KEY (user_id, clave),
    CONSTRAINT idempotency_keys_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX idempotency_keys_created_ix ON idempotency_keys (created_at)`,

  // ------------------------------------------------------------------ interviews
  `CREATE TABLE interviews (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    aplicacion_id uuid NOT NULL,
    inicio timestamptz NOT NULL,
    fin timestamptz NOT NULL,
    zona text NOT NULL DEFAULT 'Europe/Madrid',
    tipo text NOT NULL DEFAULT 'presencial',
    ubicacion text,
    link_virtual text,
    entrevistador_id uuid,
    entrevistador_nombre text,
    notas text,
    feedback text,
    estado text NOT NULL DEFAULT 'programada',
    secuencia integer NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    deleted_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT interviews_pk PRIMARY KEY (id),
    CONSTRAINT interviews_tipo_ck CHECK (tipo IN ('presencial','virtual','telefonica')),
    CONSTRAINT interviews_estado_ck CHECK (estado IN ('programada','confirmada','realizada','cancelada','no_presentada')),
    CONSTRAINT interviews_horas_ck CHECK (fin > inicio),
    CONSTRAINT interviews_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT interviews_aplicacion_fk FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT interviews_entrevistador_fk FOREIGN KEY (entrevistador_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT interviews_entrevistador_solape_ex EXCLUDE USING gist
      (entrevistador_id WITH =, tstzrange(inicio, fin) WITH &&)
      WHERE (entrevistador_id IS NOT NULL AND estado <> 'cancelada' AND deleted_at IS NULL),
    CONSTRAINT interviews_candidato_solape_ex EXCLUDE USING gist
      (candidato_id WITH =, tstzrange(inicio, fin) WITH &&)
      WHERE (estado <> 'cancelada' AND deleted_at IS NULL)
  )`,
  `CREATE INDEX interviews_inicio_ix ON interviews (inicio, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX interviews_aplicacion_ix ON interviews (aplicacion_id)`,

  // ------------------------------------------------------------------ messages
  `CREATE TABLE correos (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    causa text NOT NULL,
    plantilla text NOT NULL,
    de_cuenta boolean NOT NULL DEFAULT false,
    destinatario text NOT NULL,
    user_id uuid,
    session_id uuid,
    candidato_id uuid,
    aplicacion_id uuid,
    historial_id uuid,
    asunto text NOT NULL,
    html text NOT NULL,
    texto text NOT NULL,
    estado text NOT NULL DEFAULT 'pendiente',
    enviar_desde timestamptz NOT NULL DEFAULT now(),
    reclamado_at timestamptz,
    intentos smallint NOT NULL DEFAULT 0,
    ultimo_error text,
    enviado_at timestamptz,
    creado_por uuid,
    busqueda text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT correos_pk PRIMARY KEY (id),
    CONSTRAINT correos_causa_uq UNIQUE (causa),
    CONSTRAINT correos_estado_ck
      CHECK (estado IN ('pendiente','enviando','enviado','capturado','omitido','fallido','cancelado')),
    CONSTRAINT correos_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT correos_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT correos_aplicacion_fk FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT correos_historial_fk FOREIGN KEY (historial_id) REFERENCES aplicacion_historial (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX correos_created_ix ON correos (de_cuenta, created_at DESC, id DESC)`,
  `CREATE INDEX correos_candidato_ix ON correos (candidato_id, created_at DESC)`,
  `CREATE INDEX correos_estado_ix ON correos (estado, created_at DESC, id DESC)`,
  `CREATE INDEX correos_plantilla_ix ON correos (plantilla, created_at DESC, id DESC)`,
  `CREATE INDEX correos_pendientes_ix ON correos (enviar_desde) WHERE estado IN ('pendiente','enviando')`,
  `CREATE INDEX correos_historial_ix ON correos (historial_id)`,
  `CREATE INDEX correos_aplicacion_ix ON correos (aplicacion_id)`,
  `CREATE INDEX correos_user_ix ON correos (user_id)`,
  `CREATE INDEX correos_busqueda_ix ON correos USING gin (busqueda gin_trgm_ops) WITH (fastupdate = on)`,

  // ------------------------------------------------------------------ search text
  `CREATE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT lower(unaccent(array_to_string(parts, ' '))) $$`,
  `CREATE FUNCTION candidates_busqueda() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.busqueda := search_text(NEW.nombre, NEW.apellidos, NEW.email, replace(NEW.posicion, '_', ' '));
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER candidates_busqueda_tg BEFORE INSERT OR UPDATE OF nombre, apellidos, email, posicion
    ON candidates FOR EACH ROW EXECUTE FUNCTION candidates_busqueda()`,
  `CREATE FUNCTION correos_busqueda() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.busqueda := search_text(NEW.destinatario, NEW.asunto);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER correos_busqueda_tg BEFORE INSERT OR UPDATE OF destinatario, asunto
    ON correos FOR EACH ROW EXECUTE FUNCTION correos_busqueda()`,

  // ------------------------------------------------------------------ counters
  // Each counter is spread over 16 rows, the row chosen by the connection, so that writers do not
  // queue on one; triggers keep them, so that no path of code can forget to.
  `CREATE TABLE counters (
    name text NOT NULL,
    k1 text NOT NULL,
    k2 text NOT NULL DEFAULT '',
    slot smallint NOT NULL,
    value bigint NOT NULL,
    CONSTRAINT counters_pk PRIMARY KEY (name, k1, k2, slot)
  )`,
  `CREATE FUNCTION count_candidates() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO counters AS c (name, k1, k2, slot, value)
        SELECT 'candidates', etapa, departamento, pg_backend_pid() % 16, count(*)
        FROM new_rows WHERE ${LIVE} GROUP BY 2, 3 ORDER BY 2, 3
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO counters AS c (name, k1, k2, slot, value)
        SELECT 'candidates', etapa, departamento, pg_backend_pid() % 16, -count(*)
        FROM old_rows WHERE ${LIVE} GROUP BY 2, 3 ORDER BY 2, 3
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSE
        INSERT INTO counters AS c (name, k1, k2, slot, value)
        SELECT 'candidates', etapa, departamento, pg_backend_pid() % 16, sum(d) FROM (
          SELECT etapa, departamento, 1 AS d FROM new_rows WHERE ${LIVE}
          UNION ALL
          SELECT etapa, departamento, -1 FROM old_rows WHERE ${LIVE}
        ) changes GROUP BY 2, 3 HAVING sum(d) <> 0 ORDER BY 2, 3
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER candidates_counter_insert_tg AFTER INSERT ON candidates
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_candidates()`,
  `CREATE TRIGGER candidates_counter_update_tg AFTER UPDATE ON candidates
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_candidates()`,
  `CREATE TRIGGER candidates_counter_delete_tg AFTER DELETE ON candidates
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_candidates()`,
  `CREATE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO counters AS c (name, k1, slot, value)
        SELECT 'vacancy_applications', vacante_id::text, pg_backend_pid() % 16, count(*)
        FROM new_rows WHERE vacante_id IS NOT NULL AND deleted_at IS NULL GROUP BY 2 ORDER BY 2
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO counters AS c (name, k1, slot, value)
        SELECT 'vacancy_applications', vacante_id::text, pg_backend_pid() % 16, -count(*)
        FROM old_rows WHERE vacante_id IS NOT NULL AND deleted_at IS NULL GROUP BY 2 ORDER BY 2
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSE
        INSERT INTO counters AS c (name, k1, slot, value)
        SELECT 'vacancy_applications', vacante_id::text, pg_backend_pid() % 16, sum(d) FROM (
          SELECT vacante_id, 1 AS d FROM new_rows WHERE vacante_id IS NOT NULL AND deleted_at IS NULL
          UNION ALL
          SELECT vacante_id, -1 FROM old_rows WHERE vacante_id IS NOT NULL AND deleted_at IS NULL
        ) changes GROUP BY 2 HAVING sum(d) <> 0 ORDER BY 2
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER aplicaciones_counter_insert_tg AFTER INSERT ON aplicaciones_vacantes
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_applications()`,
  `CREATE TRIGGER aplicaciones_counter_update_tg AFTER UPDATE ON aplicaciones_vacantes
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_applications()`,
  `CREATE TRIGGER aplicaciones_counter_delete_tg AFTER DELETE ON aplicaciones_vacantes
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_applications()`,
];

const DOWN = [
  `ALTER TABLE candidates DROP CONSTRAINT candidates_aplicacion_actual_fk`,
  ...[
    'correos',
    'interviews',
    'idempotency_keys',
    'aplicacion_historial',
    'aplicaciones_vacantes',
    'candidates',
    'archivos',
    'vacantes',
    'posiciones_departamento',
    'departamentos_vacantes',
    'system_logs',
    'system_config',
    'rate_limits',
    'account_tokens',
    'sessions',
    'users',
    'counters',
  ].map((table) => `DROP TABLE ${table}`),
  `DROP FUNCTION count_applications()`,
  `DROP FUNCTION count_candidates()`,
  `DROP FUNCTION correos_busqueda()`,
  `DROP FUNCTION candidates_busqueda()`,
  `DROP FUNCTION search_text(text[])`,
];
