import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever comes into a phase that asks for a task gets it, however they come: by a move, an interview or applying. */
export class TasksOfPhases1790000000103 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE FUNCTION aplicaciones_tarea_de_fase() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' OR OLD.fase_id IS DISTINCT FROM NEW.fase_id THEN
          INSERT INTO tareas (titulo, candidato_id, aplicacion_id)
          SELECT f.exige_tarea, NEW.candidato_id, NEW.id FROM fases f
          WHERE f.id = NEW.fase_id AND f.exige_tarea IS NOT NULL
            AND NOT EXISTS (
              SELECT 1 FROM tareas t WHERE t.aplicacion_id = NEW.id AND lower(t.titulo) = lower(f.exige_tarea));
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`CREATE TRIGGER aplicaciones_tarea_de_fase_tg
      AFTER INSERT OR UPDATE OF estado, vacante_id, fase_id ON aplicaciones_vacantes
      FOR EACH ROW WHEN (NEW.fase_id IS NOT NULL AND NEW.deleted_at IS NULL AND NEW.retirada_at IS NULL)
      EXECUTE FUNCTION aplicaciones_tarea_de_fase()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER aplicaciones_tarea_de_fase_tg ON aplicaciones_vacantes`);
    await db.query(`DROP FUNCTION aplicaciones_tarea_de_fase()`);
  }
}
