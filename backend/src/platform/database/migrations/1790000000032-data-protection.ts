import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_NOTICES, NOTICES_OF_RETENTION } from './first-notices.js';

/** Versions of the privacy notices, how long people's data are kept, holds, and what people ask for. */
export class DataProtection1790000000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    for (const { formulario, texto } of FIRST_NOTICES) {
      // The code that was recorded with this text until now.
      await db.query(
        `INSERT INTO avisos_privacidad (formulario, numero, codigo, texto, vigente_desde) VALUES ($1, 1, '1.1', $2, now())`,
        [formulario, texto],
      );
    }
    for (const { formulario, texto } of NOTICES_OF_RETENTION) {
      await db.query(
        `INSERT INTO avisos_privacidad (formulario, numero, codigo, texto, vigente_desde) VALUES ($1, 2, '2', $2, now())`,
        [formulario, texto],
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE avisos_privacidad (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    formulario text NOT NULL,
    numero integer NOT NULL,
    codigo text NOT NULL,
    texto text NOT NULL,
    vigente_desde timestamptz,
    autor_id uuid,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT avisos_privacidad_pk PRIMARY KEY (id),
    CONSTRAINT avisos_privacidad_numero_uq UNIQUE (formulario, numero),
    CONSTRAINT avisos_privacidad_autor_fk FOREIGN KEY (autor_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT avisos_privacidad_formulario_ck CHECK (formulario IN ('registro','candidatura','contacto')),
    CONSTRAINT avisos_privacidad_largo_ck CHECK (length(texto) BETWEEN 1 AND 8000 AND length(codigo) BETWEEN 1 AND 40)
  )`,
  // One draft of each form.
  `CREATE UNIQUE INDEX avisos_privacidad_borrador_uq ON avisos_privacidad (formulario) WHERE vigente_desde IS NULL`,
  `CREATE INDEX avisos_privacidad_autor_ix ON avisos_privacidad (autor_id)`,
  // What was published is evidence: its words never change.
  `CREATE FUNCTION avisos_privacidad_fijos() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a published notice does not change' USING ERRCODE = 'restrict_violation';
    END $$`,
  `CREATE TRIGGER avisos_privacidad_fijos_tg BEFORE UPDATE OF texto, codigo, numero, formulario, vigente_desde
    ON avisos_privacidad FOR EACH ROW WHEN (OLD.vigente_desde IS NOT NULL) EXECUTE FUNCTION avisos_privacidad_fijos()`,
  `CREATE TRIGGER avisos_privacidad_version_publica_tg AFTER INSERT OR UPDATE ON avisos_privacidad
    FOR EACH ROW WHEN (NEW.vigente_desde IS NOT NULL) EXECUTE FUNCTION raise_public_version()`,
  `ALTER TABLE users ADD COLUMN aviso_version text, ADD COLUMN aviso_mostrado_at timestamptz,
    ADD CONSTRAINT users_aviso_ck CHECK (length(aviso_version) <= 40)`,

  // ------------------------------------------------------------------ how long data are kept
  `CREATE TABLE privacidad_config (
    id smallint NOT NULL DEFAULT 1,
    retencion_meses integer NOT NULL DEFAULT 24,
    aviso_dias integer NOT NULL DEFAULT 30,
    cuarentena_dias integer NOT NULL DEFAULT 30,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT privacidad_config_pk PRIMARY KEY (id),
    CONSTRAINT privacidad_config_una_ck CHECK (id = 1),
    CONSTRAINT privacidad_config_plazos_ck CHECK (retencion_meses BETWEEN 6 AND 60
      AND aviso_dias BETWEEN 7 AND 90 AND cuarentena_dias BETWEEN 7 AND 90)
  )`,
  `INSERT INTO privacidad_config DEFAULT VALUES`,
  `CREATE TABLE plazos_conservacion (
    candidato_id uuid NOT NULL,
    actividad_at timestamptz NOT NULL,
    cerrada boolean NOT NULL,
    estado text NOT NULL DEFAULT 'activa',
    aviso_id uuid,
    avisada_at timestamptz,
    cuarentena_at timestamptz,
    CONSTRAINT plazos_conservacion_pk PRIMARY KEY (candidato_id),
    CONSTRAINT plazos_conservacion_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT plazos_conservacion_estado_ck CHECK (
      CASE estado WHEN 'activa' THEN avisada_at IS NULL AND aviso_id IS NULL AND cuarentena_at IS NULL
                  WHEN 'avisada' THEN avisada_at IS NOT NULL AND aviso_id IS NOT NULL AND cuarentena_at IS NULL
                  WHEN 'cuarentena' THEN avisada_at IS NOT NULL AND aviso_id IS NOT NULL AND cuarentena_at IS NOT NULL
                  ELSE false END)
  )`,
  `COMMENT ON COLUMN plazos_conservacion.cerrada IS 'No process is open, and the person was not hired'`,
  // What falls due, the longest without activity first.
  `CREATE INDEX plazos_conservacion_vence_ix ON plazos_conservacion (estado, cerrada, actividad_at, candidato_id)`,
  `CREATE UNIQUE INDEX plazos_conservacion_aviso_uq ON plazos_conservacion (aviso_id) WHERE aviso_id IS NOT NULL`,
  `CREATE INDEX consentimientos_caduca_ix ON consentimientos (otorgado_at) WHERE retirado_at IS NULL`,
  `INSERT INTO plazos_conservacion (candidato_id, actividad_at, cerrada)
    SELECT c.id,
      greatest(c.created_at, u.last_sign_in_at,
        (SELECT max(greatest(a.fecha_aplicacion, a.en_fase_desde, a.retirada_at))
         FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id),
        (SELECT max(k.otorgado_at) FROM consentimientos k WHERE k.candidato_id = c.id)),
      c.deleted_at IS NULL AND (c.aplicacion_actual_id IS NULL
        OR c.estado <> 'contratada' AND (c.retirada_at IS NOT NULL OR c.estado = 'rechazada'))
    FROM candidates c LEFT JOIN users u ON u.id = c.user_id`,
  // Something that the person or the process did: whoever was reminded is not any more.
  `CREATE FUNCTION plazo_actividad(persona uuid, instante timestamptz) RETURNS void LANGUAGE sql AS $$
    UPDATE plazos_conservacion SET
      actividad_at = instante,
      estado = CASE WHEN estado = 'avisada' AND instante > avisada_at THEN 'activa' ELSE estado END,
      aviso_id = CASE WHEN estado = 'avisada' AND instante > avisada_at THEN NULL ELSE aviso_id END,
      avisada_at = CASE WHEN estado = 'avisada' AND instante > avisada_at THEN NULL ELSE avisada_at END
    WHERE candidato_id = persona AND actividad_at < instante
  $$`,
  `CREATE FUNCTION plazo_candidato() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO plazos_conservacion (candidato_id, actividad_at, cerrada)
      VALUES (NEW.id, NEW.created_at, NEW.deleted_at IS NULL AND (NEW.aplicacion_actual_id IS NULL
        OR NEW.estado <> 'contratada' AND (NEW.retirada_at IS NOT NULL OR NEW.estado = 'rechazada')))
      ON CONFLICT (candidato_id) DO UPDATE SET cerrada = excluded.cerrada;
      IF NEW.user_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
        PERFORM plazo_actividad(NEW.id, (SELECT last_sign_in_at FROM users WHERE id = NEW.user_id));
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER candidates_plazo_alta_tg AFTER INSERT ON candidates
    FOR EACH ROW EXECUTE FUNCTION plazo_candidato()`,
  `CREATE TRIGGER candidates_plazo_tg
    AFTER UPDATE OF estado, retirada_at, deleted_at, aplicacion_actual_id, user_id ON candidates FOR EACH ROW
    WHEN ((OLD.estado, OLD.retirada_at, OLD.deleted_at, OLD.aplicacion_actual_id, OLD.user_id)
      IS DISTINCT FROM (NEW.estado, NEW.retirada_at, NEW.deleted_at, NEW.aplicacion_actual_id, NEW.user_id))
    EXECUTE FUNCTION plazo_candidato()`,
  `CREATE FUNCTION plazo_candidatura() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM plazo_actividad(NEW.candidato_id, greatest(NEW.fecha_aplicacion, NEW.en_fase_desde, NEW.retirada_at));
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER aplicaciones_plazo_tg
    AFTER INSERT OR UPDATE OF candidato_id, fecha_aplicacion, en_fase_desde, retirada_at ON aplicaciones_vacantes
    FOR EACH ROW EXECUTE FUNCTION plazo_candidatura()`,
  `CREATE FUNCTION plazo_entrada() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM plazo_actividad((SELECT id FROM candidates WHERE user_id = NEW.id), NEW.last_sign_in_at);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER users_plazo_tg AFTER UPDATE OF last_sign_in_at ON users FOR EACH ROW
    WHEN (OLD.last_sign_in_at IS DISTINCT FROM NEW.last_sign_in_at) EXECUTE FUNCTION plazo_entrada()`,
  `CREATE FUNCTION plazo_permiso() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM plazo_actividad(NEW.candidato_id, NEW.otorgado_at);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER consentimientos_plazo_tg AFTER INSERT ON consentimientos
    FOR EACH ROW EXECUTE FUNCTION plazo_permiso()`,

  // ------------------------------------------------------------------ holds
  `CREATE TABLE retenciones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    motivo text NOT NULL,
    hasta date,
    creada_por uuid,
    created_at timestamptz NOT NULL,
    levantada_at timestamptz,
    levantada_por uuid,
    CONSTRAINT retenciones_pk PRIMARY KEY (id),
    CONSTRAINT retenciones_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT retenciones_creada_por_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT retenciones_levantada_por_fk FOREIGN KEY (levantada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT retenciones_motivo_ck CHECK (length(motivo) BETWEEN 10 AND 500)
  )`,
  `CREATE UNIQUE INDEX retenciones_viva_uq ON retenciones (candidato_id) WHERE levantada_at IS NULL`,
  `CREATE INDEX retenciones_candidato_ix ON retenciones (candidato_id)`,
  `CREATE INDEX retenciones_fecha_ix ON retenciones ((levantada_at IS NOT NULL), created_at DESC, id DESC)`,
  `CREATE INDEX retenciones_creada_por_ix ON retenciones (creada_por)`,
  `CREATE INDEX retenciones_levantada_por_ix ON retenciones (levantada_por)`,

  // ------------------------------------------------------------------ what people ask for
  `CREATE TABLE solicitudes_derechos (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    tipo text NOT NULL,
    estado text NOT NULL DEFAULT 'recibida',
    canal text NOT NULL,
    recibida_el date NOT NULL,
    vence_el date NOT NULL,
    prorrogada_at timestamptz,
    prorroga_motivo text,
    identidad_at timestamptz,
    identidad_por uuid,
    cerrada_at timestamptz,
    respuesta text,
    candidato_id uuid,
    user_id uuid,
    nombre text,
    email text,
    detalle text,
    creada_por uuid,
    origen_id uuid,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT solicitudes_derechos_pk PRIMARY KEY (id),
    CONSTRAINT solicitudes_derechos_identidad_por_fk
      FOREIGN KEY (identidad_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT solicitudes_derechos_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE SET NULL,
    CONSTRAINT solicitudes_derechos_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT solicitudes_derechos_creada_por_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT solicitudes_derechos_tipo_ck
      CHECK (tipo IN ('acceso','rectificacion','supresion','oposicion','limitacion','portabilidad')),
    CONSTRAINT solicitudes_derechos_estado_ck
      CHECK (estado IN ('recibida','en_curso','prorrogada','resuelta','denegada')),
    CONSTRAINT solicitudes_derechos_canal_ck CHECK (canal IN ('portal','email','telefono','correo','presencial')),
    CONSTRAINT solicitudes_derechos_plazo_ck CHECK (vence_el > recibida_el),
    CONSTRAINT solicitudes_derechos_cierre_ck
      CHECK ((estado IN ('resuelta','denegada')) = (cerrada_at IS NOT NULL)),
    CONSTRAINT solicitudes_derechos_motivo_ck CHECK (
      (estado <> 'denegada' OR respuesta IS NOT NULL) AND (prorrogada_at IS NULL) = (prorroga_motivo IS NULL)
      AND (estado <> 'prorrogada' OR prorrogada_at IS NOT NULL)),
    CONSTRAINT solicitudes_derechos_largo_ck CHECK (length(nombre) <= 120 AND length(email) <= 254
      AND length(detalle) <= 2000 AND length(prorroga_motivo) <= 1000 AND length(respuesta) <= 2000)
  )`,
  `CREATE UNIQUE INDEX solicitudes_derechos_origen_uq ON solicitudes_derechos (origen_id) WHERE origen_id IS NOT NULL`,
  `CREATE INDEX solicitudes_derechos_abiertas_ix ON solicitudes_derechos (vence_el, id) WHERE cerrada_at IS NULL`,
  `CREATE INDEX solicitudes_derechos_cerradas_ix ON solicitudes_derechos (cerrada_at DESC, id DESC)
    WHERE cerrada_at IS NOT NULL`,
  `CREATE INDEX solicitudes_derechos_candidato_ix ON solicitudes_derechos (candidato_id)`,
  `CREATE INDEX solicitudes_derechos_user_ix ON solicitudes_derechos (user_id)`,
  `CREATE INDEX solicitudes_derechos_creada_por_ix ON solicitudes_derechos (creada_por)`,
  `CREATE INDEX solicitudes_derechos_identidad_por_ix ON solicitudes_derechos (identidad_por)`,
];

const DOWN = [
  `DROP TABLE solicitudes_derechos`,
  `DROP TABLE retenciones`,
  // Whoever was in quarantine can be read again: nothing else would ever end it.
  ...['interviews', 'aplicaciones_vacantes'].map(
    (table) =>
      `UPDATE ${table} t SET deleted_at = NULL FROM plazos_conservacion p
       WHERE p.candidato_id = t.candidato_id AND p.estado = 'cuarentena' AND t.deleted_at = p.cuarentena_at`,
  ),
  `UPDATE candidates t SET deleted_at = NULL FROM plazos_conservacion p
   WHERE p.candidato_id = t.id AND p.estado = 'cuarentena'`,
  `DROP TRIGGER consentimientos_plazo_tg ON consentimientos`,
  `DROP TRIGGER users_plazo_tg ON users`,
  `DROP TRIGGER aplicaciones_plazo_tg ON aplicaciones_vacantes`,
  `DROP TRIGGER candidates_plazo_tg ON candidates`,
  `DROP TRIGGER candidates_plazo_alta_tg ON candidates`,
  ...['plazo_permiso()', 'plazo_entrada()', 'plazo_candidatura()', 'plazo_candidato()'].map(
    (name) => `DROP FUNCTION ${name}`,
  ),
  `DROP FUNCTION plazo_actividad(uuid, timestamptz)`,
  `DROP INDEX consentimientos_caduca_ix`,
  `DROP TABLE plazos_conservacion`,
  `DROP TABLE privacidad_config`,
  `ALTER TABLE users DROP COLUMN aviso_version, DROP COLUMN aviso_mostrado_at`,
  `DROP TABLE avisos_privacidad`,
  `DROP FUNCTION avisos_privacidad_fijos()`,
];
