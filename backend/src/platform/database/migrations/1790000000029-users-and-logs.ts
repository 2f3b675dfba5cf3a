import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts found by their name and role; a log that only grows, searched and sealed. */
export class UsersAndLogs1790000000029 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

/** Without accents by a function that never changes its mind, so that it can be indexed. */
const LOG_TEXT = `lower(translate(action || ' ' || details, 'áàéèíïóòúüñçÁÀÉÈÍÏÓÒÚÜÑÇ', 'aaeeiioouuncAAEEIIOOUUNC'))`;

const APPEND_ONLY = ['system_logs', 'system_log_seals'];

const UP = [
  // ------------------------------------------------------------------ accounts
  `ALTER TABLE users ADD COLUMN busqueda text NOT NULL DEFAULT ''`,
  `CREATE FUNCTION users_busqueda() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.busqueda := search_text(NEW.nombre, NEW.apellidos, NEW.email);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER users_busqueda_tg BEFORE INSERT OR UPDATE OF nombre, apellidos, email
    ON users FOR EACH ROW EXECUTE FUNCTION users_busqueda()`,
  `UPDATE users SET busqueda = search_text(nombre, apellidos, email)`,
  `CREATE INDEX users_busqueda_ix ON users USING gin (busqueda gin_trgm_ops) WITH (fastupdate = on)`,
  `CREATE INDEX users_created_ix ON users (created_at DESC, id DESC)`,
  `CREATE INDEX users_role_ix ON users (role, created_at DESC, id DESC)`,
  `CREATE INDEX users_inactivo_ix ON users (created_at DESC, id DESC) WHERE NOT activo`,
  `CREATE INDEX users_entrada_ix ON users ((coalesce(last_sign_in_at, '-infinity')) DESC, id DESC)`,

  // ------------------------------------------------------------------ the log, searched
  `DROP INDEX system_logs_actor_ix`,
  `CREATE INDEX system_logs_actor_ix ON system_logs (actor_id, created_at DESC, id DESC)`,
  `CREATE INDEX system_logs_level_ix ON system_logs (level, created_at DESC, id DESC)`,
  `CREATE INDEX system_logs_action_ix ON system_logs (action, created_at DESC, id DESC)`,
  `CREATE INDEX system_logs_texto_ix ON system_logs USING gin ((${LOG_TEXT}) gin_trgm_ops) WITH (fastupdate = on)`,

  // ------------------------------------------------------------------ and sealed
  // The key of the seals, itself sealed under DATA_KEY, so that a change of that key changes no seal.
  `CREATE TABLE system_log_keys (
    id smallint GENERATED ALWAYS AS IDENTITY,
    secreto text NOT NULL,
    clave text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT system_log_keys_pk PRIMARY KEY (id)
  )`,
  // In the order of sealing, which is not quite that of the ids: what commits later is sealed later.
  `CREATE TABLE system_log_seals (
    posicion bigint NOT NULL,
    log_id bigint NOT NULL,
    clave_id smallint NOT NULL,
    hmac text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT system_log_seals_pk PRIMARY KEY (posicion),
    CONSTRAINT system_log_seals_log_uq UNIQUE (log_id),
    CONSTRAINT system_log_seals_clave_fk FOREIGN KEY (clave_id) REFERENCES system_log_keys (id),
    CONSTRAINT system_log_seals_posicion_ck CHECK (posicion > 0)
  )`,
  // What is committed and not sealed: written with each entry, so that no entry is ever looked for by its id.
  `CREATE TABLE system_log_waiting (
    log_id bigint NOT NULL,
    CONSTRAINT system_log_waiting_pk PRIMARY KEY (log_id)
  )`,
  `CREATE FUNCTION system_logs_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO system_log_waiting (log_id) VALUES (NEW.id);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER system_logs_waiting_tg AFTER INSERT ON system_logs
    FOR EACH ROW EXECUTE FUNCTION system_logs_waiting()`,
  `INSERT INTO system_log_waiting (log_id) SELECT id FROM system_logs`,
  // The last time that all seals were compared with the entries.
  `CREATE TABLE system_log_checks (
    id smallint NOT NULL DEFAULT 1,
    verificado_at timestamptz NOT NULL,
    entradas bigint NOT NULL,
    pendientes bigint NOT NULL,
    roto_log_id bigint,
    roto_motivo text,
    CONSTRAINT system_log_checks_pk PRIMARY KEY (id),
    CONSTRAINT system_log_checks_single_ck CHECK (id = 1),
    CONSTRAINT system_log_checks_roto_ck
      CHECK (roto_motivo IS NULL OR roto_motivo IN ('cambiada', 'falta', 'sin_sello', 'cadena', 'clave'))
  )`,

  // ------------------------------------------------------------------ it only grows
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% only grows: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
    END $$`,
  ...APPEND_ONLY.map(
    (table) => `CREATE TRIGGER ${table}_append_only_tg BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  ),
];

const DOWN = [
  ...APPEND_ONLY.map((table) => `DROP TRIGGER ${table}_append_only_tg ON ${table}`),
  `DROP FUNCTION refuse_change()`,
  `DROP TABLE system_log_checks`,
  `DROP TRIGGER system_logs_waiting_tg ON system_logs`,
  `DROP FUNCTION system_logs_waiting()`,
  `DROP TABLE system_log_waiting`,
  `DROP TABLE system_log_seals`,
  `DROP TABLE system_log_keys`,
  `DROP INDEX system_logs_texto_ix`,
  `DROP INDEX system_logs_action_ix`,
  `DROP INDEX system_logs_level_ix`,
  `DROP INDEX system_logs_actor_ix`,
  `CREATE INDEX system_logs_actor_ix ON system_logs (actor_id, id)`,
  ...['entrada', 'inactivo', 'role', 'created', 'busqueda'].map((name) => `DROP INDEX users_${name}_ix`),
  `DROP TRIGGER users_busqueda_tg ON users`,
  `DROP FUNCTION users_busqueda()`,
  `ALTER TABLE users DROP COLUMN busqueda`,
];
