import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['equipo_vacante', 'equipo_departamento', 'entrevista_participantes'];

/** Who comes to a team or an interview, or leaves it, reads again what their screens show. */
export class LiveTeams1790000000169 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE FUNCTION tell_member() RETURNS trigger LANGUAGE plpgsql AS $$
       DECLARE told uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.usuario_id ELSE NEW.usuario_id END;
       BEGIN
         IF told IS NOT NULL THEN
           PERFORM pg_notify('live', jsonb_build_object('kind', 'member', 'usuario_id', told)::text);
         END IF;
         RETURN NULL;
       END $$`,
    );
    for (const table of TABLES) {
      await db.query(
        `CREATE TRIGGER ${table}_live_tg AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION tell_member()`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`DROP TRIGGER ${table}_live_tg ON ${table}`);
    await db.query(`DROP FUNCTION tell_member()`);
  }
}
