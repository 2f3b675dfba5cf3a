import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param held what comes before the phases are looked at */
const chooses = (
  held: string,
): string => `CREATE OR REPLACE FUNCTION aplicaciones_fase() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${held}
      IF NOT EXISTS (
        SELECT 1 FROM fases f
        WHERE f.id = NEW.fase_id AND f.vacante_id = NEW.vacante_id AND f.estado = NEW.estado
      ) THEN
        NEW.fase_id := (
          SELECT f.id FROM fases f
          WHERE f.vacante_id = NEW.vacante_id AND f.estado = NEW.estado AND f.archivada_at IS NULL
          ORDER BY f.orden LIMIT 1
        );
      END IF;
      RETURN NEW;
    END $$`;

/**
 * Whoever writes the phases of a vacancy locks it. An application that is written meanwhile waits and then sees them; one
 * that came first is seen by the change. Otherwise it would be left without a phase, or in one of another estado.
 */
export class PhasesHoldTheirVacancy1790000000158 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(chooses('PERFORM 1 FROM vacantes v WHERE v.id = NEW.vacante_id FOR KEY SHARE;'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(chooses(''));
  }
}
