import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORDER = '((sin_leer_rrhh > 0) DESC, ultimo_at DESC, candidato_id DESC)';

/** Conversations are taken by somebody, put off and closed, and their messages are found by words. */
export class Inbox1790000000146 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE hilos
      ADD COLUMN asignado_a uuid,
      ADD COLUMN cerrado_at timestamptz,
      ADD COLUMN recordar_at timestamptz,
      ADD COLUMN escribe_user_id uuid,
      ADD COLUMN escribe_hasta timestamptz,
      ADD COLUMN version integer NOT NULL DEFAULT 1,
      ADD CONSTRAINT hilos_asignado_fk FOREIGN KEY (asignado_a) REFERENCES users (id) ON DELETE SET NULL,
      ADD CONSTRAINT hilos_escribe_fk FOREIGN KEY (escribe_user_id) REFERENCES users (id) ON DELETE SET NULL,
      ADD CONSTRAINT hilos_cerrado_ck CHECK (cerrado_at IS NULL OR recordar_at IS NULL)`);
    // What nobody has waited for in two months is no open work on the first day.
    await db.query(`UPDATE hilos SET cerrado_at = now()
      WHERE sin_leer_rrhh = 0 AND ultimo_at < now() - interval '60 days'`);
    await db.query(`CREATE INDEX hilos_abiertos_ix ON hilos ${ORDER}
      WHERE cerrado_at IS NULL OR sin_leer_rrhh > 0`);
    await db.query(`CREATE INDEX hilos_asignado_ix ON hilos (asignado_a) WHERE asignado_a IS NOT NULL`);
    await db.query(
      `CREATE INDEX hilos_escribe_ix ON hilos (escribe_user_id) WHERE escribe_user_id IS NOT NULL`,
    );
    await db.query(
      `CREATE INDEX mensajes_hilo_texto_ix ON mensajes_hilo USING gin (plain_text(texto) gin_trgm_ops)`,
    );
    await db.query(`CREATE INDEX mensajes_hilo_fecha_ix ON mensajes_hilo (created_at)`);
    await db.query(`CREATE TABLE respuestas_guardadas (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      titulo text NOT NULL,
      texto text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT respuestas_guardadas_pk PRIMARY KEY (id),
      CONSTRAINT respuestas_guardadas_titulo_uq UNIQUE (titulo))`);
    // An open conversation hears of what a colleague does with it.
    await db.query(`CREATE TRIGGER hilos_live_update_tg AFTER UPDATE ON hilos
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('threads')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER hilos_live_update_tg ON hilos`);
    await db.query(`DROP TABLE respuestas_guardadas`);
    await db.query(`DROP INDEX mensajes_hilo_texto_ix, mensajes_hilo_fecha_ix, hilos_abiertos_ix`);
    await db.query(`ALTER TABLE hilos
      DROP COLUMN asignado_a, DROP COLUMN cerrado_at, DROP COLUMN recordar_at,
      DROP COLUMN escribe_user_id, DROP COLUMN escribe_hasta, DROP COLUMN version`);
  }
}
