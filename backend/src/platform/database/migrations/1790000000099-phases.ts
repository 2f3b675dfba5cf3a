import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TELLING_OF_PHASES } from './webhook-events.sql.js';

/** Phases of a vacancy, and of a department's template. */
export class Phases1790000000099 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE fases (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    vacante_id uuid,
    departamento_id uuid,
    estado text NOT NULL,
    orden smallint NOT NULL,
    nombre text NOT NULL,
    dias smallint,
    frase jsonb NOT NULL DEFAULT '{}',
    mensaje jsonb NOT NULL DEFAULT '{}',
    exige_documento text,
    exige_puntuacion boolean NOT NULL DEFAULT false,
    exige_tarea text,
    archivada_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT fases_pk PRIMARY KEY (id),
    CONSTRAINT fases_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT fases_departamento_fk FOREIGN KEY (departamento_id)
      REFERENCES departamentos_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT fases_de_quien_ck CHECK (num_nonnulls(vacante_id, departamento_id) = 1),
    CONSTRAINT fases_estado_ck
      CHECK (estado IN ('recibida','en_revision','entrevista_programada','entrevista_realizada')),
    CONSTRAINT fases_nombre_ck CHECK (char_length(nombre) BETWEEN 1 AND 60),
    CONSTRAINT fases_dias_ck CHECK (dias BETWEEN 1 AND 365),
    CONSTRAINT fases_exige_ck
      CHECK (char_length(exige_documento) BETWEEN 1 AND 120 AND char_length(exige_tarea) BETWEEN 1 AND 200)
  )`,
  // The list is written as a whole: two phases may change places in one transaction.
  `ALTER TABLE fases ADD CONSTRAINT fases_vacante_orden_uq UNIQUE (vacante_id, orden) DEFERRABLE INITIALLY DEFERRED,
    ADD CONSTRAINT fases_departamento_orden_uq UNIQUE (departamento_id, orden) DEFERRABLE INITIALLY DEFERRED`,
  `CREATE INDEX fases_dias_ix ON fases (dias) WHERE dias IS NOT NULL`,

  `ALTER TABLE aplicaciones_vacantes ADD COLUMN fase_id uuid,
    ADD CONSTRAINT aplicaciones_fase_fk FOREIGN KEY (fase_id) REFERENCES fases (id)`,
  `CREATE INDEX aplicaciones_fase_ix ON aplicaciones_vacantes (fase_id, fecha_aplicacion DESC, id DESC)
    WHERE fase_id IS NOT NULL`,
  `ALTER TABLE aplicacion_historial ADD COLUMN fase_id uuid,
    ADD CONSTRAINT aplicacion_historial_fase_fk FOREIGN KEY (fase_id) REFERENCES fases (id)`,
  `CREATE INDEX aplicacion_historial_fase_ix ON aplicacion_historial (fase_id, created_at DESC)
    WHERE fase_id IS NOT NULL`,

  // Whoever writes it, version 1.0.0 too: an application is in a phase of its vacancy and its estado, the first one
  // unless another is named.
  `CREATE FUNCTION aplicaciones_fase() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
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
    END $$`,
  `CREATE TRIGGER aplicaciones_fase_tg BEFORE INSERT OR UPDATE OF estado, vacante_id, fase_id ON aplicaciones_vacantes
    FOR EACH ROW EXECUTE FUNCTION aplicaciones_fase()`,
  `CREATE FUNCTION historial_fase() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT a.fase_id INTO NEW.fase_id FROM aplicaciones_vacantes a
      WHERE a.id = NEW.aplicacion_id AND a.estado = NEW.a;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER historial_fase_tg BEFORE INSERT ON aplicacion_historial
    FOR EACH ROW WHEN (NEW.fase_id IS NULL AND NEW.tipo IN ('creada','movida','deshecha'))
    EXECUTE FUNCTION historial_fase()`,
  ...TELLING_OF_PHASES.up,
];

const DOWN = [
  ...TELLING_OF_PHASES.down,
  `DROP TRIGGER historial_fase_tg ON aplicacion_historial`,
  `DROP FUNCTION historial_fase()`,
  `DROP TRIGGER aplicaciones_fase_tg ON aplicaciones_vacantes`,
  `DROP FUNCTION aplicaciones_fase()`,
  `DROP INDEX aplicacion_historial_fase_ix, aplicaciones_fase_ix`,
  `ALTER TABLE aplicacion_historial DROP CONSTRAINT aplicacion_historial_fase_fk, DROP COLUMN fase_id`,
  `ALTER TABLE aplicaciones_vacantes DROP CONSTRAINT aplicaciones_fase_fk, DROP COLUMN fase_id`,
  `DROP TABLE fases`,
];
