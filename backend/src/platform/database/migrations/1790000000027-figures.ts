import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the administrators' figures are read from: totals of applications and accounts, the stages that each
 * application has reached, how long each stay in a stage took, and the state of the installation.
 */
export class Figures1790000000027 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

// In brackets: PL/pgSQL would take the THEN of a bare CASE for that of its IF.
const stage = (estado: string): string =>
  `(CASE WHEN ${estado} LIKE 'entrevista%' THEN 'entrevista' ELSE ${estado} END)`;

/** One bit a stage, in the order of the process. */
const bit = (estado: string): string => `(CASE ${stage(estado)}
  WHEN 'recibida' THEN 1 WHEN 'en_revision' THEN 2 WHEN 'entrevista' THEN 4
  WHEN 'contratada' THEN 8 WHEN 'rechazada' THEN 16 ELSE 0 END)`;

/** Every move that still stands, and where the first one began: an import may begin anywhere. */
const reached = (application: string): string => `(1
  | coalesce((SELECT bit_or(${bit('h.a')}) FROM aplicacion_historial h
      WHERE h.aplicacion_id = ${application} AND h.tipo = 'movida' AND h.deshecha_at IS NULL), 0)
  | coalesce((SELECT ${bit('h.de')} FROM aplicacion_historial h
      WHERE h.aplicacion_id = ${application} AND h.tipo = 'movida' ORDER BY h.created_at, h.id LIMIT 1), 0))`;

/** Where a withdrawn application stood does not matter any more: it waits nowhere. */
const place = `CASE WHEN retirada_at IS NOT NULL THEN 'retirada' ELSE ${stage('estado')} END`;

const counted = (changes: string): string => `
  INSERT INTO counters AS c (name, k1, k2, slot, value)
  SELECT 'applications', place, departamento, pg_backend_pid() % 16, sum(d) FROM (${changes}) changes
  GROUP BY 2, 3 HAVING sum(d) <> 0 ORDER BY 2, 3
  ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;`;

const rows = (table: string, sign: number): string =>
  `SELECT ${place} AS place, departamento, ${sign} AS d FROM ${table} WHERE deleted_at IS NULL`;

const oneUser = (role: string, sign: number): string => `
  INSERT INTO counters AS c (name, k1, slot, value) VALUES ('users', ${role}, pg_backend_pid() % 16, ${sign})
  ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;`;

const UP = [
  // ------------------------------------------------------------------ totals
  `CREATE FUNCTION count_application_places() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${counted(rows('new_rows', 1))}
      ELSIF TG_OP = 'DELETE' THEN ${counted(rows('old_rows', -1))}
      ELSE ${counted(`${rows('new_rows', 1)} UNION ALL ${rows('old_rows', -1)}`)}
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER aplicaciones_places_insert_tg AFTER INSERT ON aplicaciones_vacantes
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_application_places()`,
  `CREATE TRIGGER aplicaciones_places_update_tg AFTER UPDATE ON aplicaciones_vacantes
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_application_places()`,
  `CREATE TRIGGER aplicaciones_places_delete_tg AFTER DELETE ON aplicaciones_vacantes
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_application_places()`,
  `INSERT INTO counters (name, k1, k2, slot, value)
    SELECT 'applications', place, departamento, 0, count(*)
    FROM (${rows('aplicaciones_vacantes', 1)}) present GROUP BY 2, 3`,
  // Accounts change all the time, their role hardly ever: by row, where it does.
  `CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN ${oneUser('OLD.role', -1)} END IF;
      IF TG_OP <> 'DELETE' THEN ${oneUser('NEW.role', 1)} END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER users_counter_tg AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION count_users()`,
  `CREATE TRIGGER users_counter_role_tg AFTER UPDATE OF role ON users
    FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION count_users()`,
  `INSERT INTO counters (name, k1, slot, value) SELECT 'users', role, 0, count(*) FROM users GROUP BY role`,

  // ------------------------------------------------------------------ stages reached
  `ALTER TABLE aplicaciones_vacantes ADD COLUMN etapas_alcanzadas smallint NOT NULL DEFAULT 1`,
  `CREATE FUNCTION aplicaciones_etapas() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.etapas_alcanzadas := 1 | ${bit('NEW.estado')} |
        CASE WHEN TG_OP = 'UPDATE' THEN OLD.etapas_alcanzadas::int ELSE 0 END;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER aplicaciones_etapas_tg BEFORE INSERT OR UPDATE OF estado ON aplicaciones_vacantes
    FOR EACH ROW EXECUTE FUNCTION aplicaciones_etapas()`,
  // History that is written after the fact, as an import does, and moves that are taken back.
  `CREATE FUNCTION historial_etapas() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE aplicaciones_vacantes SET etapas_alcanzadas = etapas_alcanzadas | ${bit('NEW.a')}
        WHERE id = NEW.aplicacion_id AND etapas_alcanzadas & ${bit('NEW.a')} = 0;
      ELSE
        UPDATE aplicaciones_vacantes SET etapas_alcanzadas = ${reached('NEW.aplicacion_id')}
        WHERE id = NEW.aplicacion_id;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER historial_etapas_insert_tg AFTER INSERT ON aplicacion_historial
    FOR EACH ROW WHEN (NEW.tipo = 'movida' AND NEW.deshecha_at IS NULL) EXECUTE FUNCTION historial_etapas()`,
  `CREATE TRIGGER historial_etapas_undo_tg AFTER UPDATE OF deshecha_at ON aplicacion_historial
    FOR EACH ROW WHEN ((OLD.deshecha_at IS NULL) <> (NEW.deshecha_at IS NULL)) EXECUTE FUNCTION historial_etapas()`,
  `UPDATE aplicaciones_vacantes a SET etapas_alcanzadas = ${reached('a.id')} | ${bit('a.estado')}`,

  // ------------------------------------------------------------------ stays in a stage
  `ALTER TABLE aplicacion_historial ADD COLUMN estancia_etapa text, ADD COLUMN estancia_desde timestamptz`,
  `CREATE FUNCTION historial_estancia() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A move that was overtaken or taken back was never there: the stay goes back to the one that stands.
      SELECT ${stage('h.a')}, h.created_at INTO NEW.estancia_etapa, NEW.estancia_desde
      FROM (
        -- The fence keeps the moves of one application apart: by date alone every other one's would be read first.
        SELECT id, a, created_at, estancia_etapa, deshecha_at FROM aplicacion_historial
        WHERE aplicacion_id = NEW.aplicacion_id AND tipo = 'movida' OFFSET 0
      ) h
      WHERE h.deshecha_at IS NULL AND h.estancia_etapa IS NOT NULL
        AND h.created_at <= NEW.created_at AND h.id <> NEW.id
      ORDER BY h.created_at DESC, h.id DESC LIMIT 1;
      IF NOT FOUND THEN
        SELECT coalesce(${stage('NEW.de')}, 'recibida'), least(a.fecha_aplicacion, NEW.created_at)
        INTO NEW.estancia_etapa, NEW.estancia_desde
        FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id;
      END IF;
      IF NEW.estancia_etapa = ${stage('NEW.a')} THEN
        NEW.estancia_etapa := NULL;
        NEW.estancia_desde := NULL;
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER historial_estancia_tg BEFORE INSERT ON aplicacion_historial
    FOR EACH ROW WHEN (NEW.tipo = 'movida') EXECUTE FUNCTION historial_estancia()`,
  `UPDATE aplicacion_historial h SET estancia_etapa = s.etapa, estancia_desde = s.desde
    FROM (
      SELECT m.id, ${stage('m.a')} AS a,
        coalesce(lag(${stage('m.a')}) OVER w, ${stage('m.de')}) AS etapa,
        coalesce(lag(m.created_at) OVER w, least(a.fecha_aplicacion, m.created_at)) AS desde
      FROM aplicacion_historial m JOIN aplicaciones_vacantes a ON a.id = m.aplicacion_id
      WHERE m.tipo = 'movida' AND m.deshecha_at IS NULL AND ${stage('m.de')} <> ${stage('m.a')}
      WINDOW w AS (PARTITION BY m.aplicacion_id ORDER BY m.created_at, m.id)
    ) s WHERE s.id = h.id AND s.etapa <> s.a`,

  // ------------------------------------------------------------------ what figures of a period are read from
  // Everything that a figure asks is in the index: the rows themselves are wide.
  `CREATE INDEX aplicaciones_cifras_ix ON aplicaciones_vacantes (fecha_aplicacion, id)
    INCLUDE (departamento, canal, etapas_alcanzadas, estado, retirada_at) WHERE deleted_at IS NULL`,
  `CREATE INDEX aplicaciones_respuesta_ix ON aplicaciones_vacantes (fecha_respuesta, id)
    INCLUDE (fecha_aplicacion) WHERE fecha_respuesta IS NOT NULL AND deleted_at IS NULL`,
  `CREATE INDEX aplicaciones_contratacion_ix ON aplicaciones_vacantes (fecha_contratacion, id)
    INCLUDE (fecha_aplicacion) WHERE fecha_contratacion IS NOT NULL AND deleted_at IS NULL`,
  // Few or none: what they did is left out of the figures of stays.
  `CREATE INDEX aplicaciones_eliminadas_ix ON aplicaciones_vacantes (id) WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX aplicacion_historial_estancia_ix ON aplicacion_historial (created_at, id)
    INCLUDE (estancia_etapa, estancia_desde, aplicacion_id) WHERE estancia_etapa IS NOT NULL AND deshecha_at IS NULL`,

  // ------------------------------------------------------------------ the state of the installation
  `CREATE TABLE sistema_comprobaciones (
    componente text NOT NULL,
    estado text NOT NULL DEFAULT 'ok',
    mensaje text NOT NULL DEFAULT '',
    datos jsonb NOT NULL DEFAULT '{}',
    comprobado_at timestamptz,
    reclamada_at timestamptz,
    CONSTRAINT sistema_comprobaciones_pk PRIMARY KEY (componente),
    CONSTRAINT sistema_comprobaciones_componente_ck
      CHECK (componente IN ('base_de_datos','correo','almacenamiento','cola')),
    CONSTRAINT sistema_comprobaciones_estado_ck CHECK (estado IN ('ok','aviso','fallo'))
  )`,
  `INSERT INTO sistema_comprobaciones (componente)
    VALUES ('base_de_datos'), ('correo'), ('almacenamiento'), ('cola')`,
  `CREATE TABLE sistema_disponibilidad (
    dia date NOT NULL,
    componente text NOT NULL,
    comprobaciones integer NOT NULL,
    correctas integer NOT NULL,
    CONSTRAINT sistema_disponibilidad_pk PRIMARY KEY (dia, componente),
    CONSTRAINT sistema_disponibilidad_componente_fk
      FOREIGN KEY (componente) REFERENCES sistema_comprobaciones (componente) ON DELETE CASCADE,
    CONSTRAINT sistema_disponibilidad_correctas_ck CHECK (correctas BETWEEN 0 AND comprobaciones)
  )`,
  // When something was last sent, and when sending last failed.
  `CREATE INDEX correos_enviado_ix ON correos (enviado_at DESC) WHERE enviado_at IS NOT NULL`,
];

const DOWN = [
  `DROP INDEX correos_enviado_ix`,
  `DROP TABLE sistema_disponibilidad`,
  `DROP TABLE sistema_comprobaciones`,
  `DROP INDEX aplicacion_historial_estancia_ix`,
  `DROP INDEX aplicaciones_eliminadas_ix`,
  `DROP INDEX aplicaciones_contratacion_ix`,
  `DROP INDEX aplicaciones_respuesta_ix`,
  `DROP INDEX aplicaciones_cifras_ix`,
  `DROP TRIGGER historial_estancia_tg ON aplicacion_historial`,
  `DROP TRIGGER historial_etapas_undo_tg ON aplicacion_historial`,
  `DROP TRIGGER historial_etapas_insert_tg ON aplicacion_historial`,
  `DROP FUNCTION historial_estancia()`,
  `DROP FUNCTION historial_etapas()`,
  `ALTER TABLE aplicacion_historial DROP COLUMN estancia_desde, DROP COLUMN estancia_etapa`,
  `DROP TRIGGER aplicaciones_etapas_tg ON aplicaciones_vacantes`,
  `DROP FUNCTION aplicaciones_etapas()`,
  `ALTER TABLE aplicaciones_vacantes DROP COLUMN etapas_alcanzadas`,
  `DROP TRIGGER users_counter_role_tg ON users`,
  `DROP TRIGGER users_counter_tg ON users`,
  `DROP FUNCTION count_users()`,
  `DROP TRIGGER aplicaciones_places_delete_tg ON aplicaciones_vacantes`,
  `DROP TRIGGER aplicaciones_places_update_tg ON aplicaciones_vacantes`,
  `DROP TRIGGER aplicaciones_places_insert_tg ON aplicaciones_vacantes`,
  `DROP FUNCTION count_application_places()`,
  `DELETE FROM counters WHERE name IN ('applications', 'users')`,
];
