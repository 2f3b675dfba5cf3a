import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews in the back office: figures, filters, and changes that can be taken back. */
export class InterviewOffice1790000000017 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `ALTER TABLE interviews ADD COLUMN antes jsonb`,
  // From here on it is the number of the next message, so that the first one is 0 (RFC 5545, 3.8.7.4).
  `UPDATE interviews SET secuencia = secuencia + 1 WHERE secuencia > 0`,
  `CREATE INDEX interviews_estado_ix ON interviews (estado, inicio, id) WHERE deleted_at IS NULL`,
  `CREATE INDEX users_personal_ix ON users (id) WHERE role <> 'candidate'`,

  // As the counters of people: spread over 16 rows and kept by triggers.
  `CREATE FUNCTION count_interviews() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO counters AS c (name, k1, slot, value)
        SELECT 'interviews', estado, pg_backend_pid() % 16, count(*)
        FROM new_rows WHERE deleted_at IS NULL GROUP BY 2 ORDER BY 2
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO counters AS c (name, k1, slot, value)
        SELECT 'interviews', estado, pg_backend_pid() % 16, -count(*)
        FROM old_rows WHERE deleted_at IS NULL GROUP BY 2 ORDER BY 2
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSE
        INSERT INTO counters AS c (name, k1, slot, value)
        SELECT 'interviews', estado, pg_backend_pid() % 16, sum(d) FROM (
          SELECT estado, 1 AS d FROM new_rows WHERE deleted_at IS NULL
          UNION ALL
          SELECT estado, -1 FROM old_rows WHERE deleted_at IS NULL
        ) changes GROUP BY 2 HAVING sum(d) <> 0 ORDER BY 2
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      END IF;
      RETURN NULL;
    END $$`,
  `INSERT INTO counters (name, k1, slot, value)
    SELECT 'interviews', estado, 0, count(*) FROM interviews WHERE deleted_at IS NULL GROUP BY estado`,
  `CREATE TRIGGER interviews_counter_insert_tg AFTER INSERT ON interviews
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_interviews()`,
  `CREATE TRIGGER interviews_counter_update_tg AFTER UPDATE ON interviews
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_interviews()`,
  `CREATE TRIGGER interviews_counter_delete_tg AFTER DELETE ON interviews
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_interviews()`,
];

const DOWN = [
  `DROP TRIGGER interviews_counter_delete_tg ON interviews`,
  `DROP TRIGGER interviews_counter_update_tg ON interviews`,
  `DROP TRIGGER interviews_counter_insert_tg ON interviews`,
  `DROP FUNCTION count_interviews()`,
  `DELETE FROM counters WHERE name = 'interviews'`,
  `DROP INDEX users_personal_ix`,
  `DROP INDEX interviews_estado_ix`,
  `UPDATE interviews SET secuencia = secuencia - 1 WHERE secuencia > 0`,
  `ALTER TABLE interviews DROP COLUMN antes`,
];
