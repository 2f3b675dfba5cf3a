import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `CREATE TABLE tareas (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  titulo text NOT NULL,
  detalle text,
  asignada_a uuid,
  creada_por uuid,
  candidato_id uuid,
  aplicacion_id uuid,
  vacante_id uuid,
  entrevista_id uuid,
  vence_el date,
  repite text,
  dia_mes smallint,
  anterior_id uuid,
  hecha_at timestamptz,
  hecha_por uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT tareas_pk PRIMARY KEY (id),
  CONSTRAINT tareas_asignada_fk FOREIGN KEY (asignada_a) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT tareas_creada_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT tareas_hecha_fk FOREIGN KEY (hecha_por) REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT tareas_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
  CONSTRAINT tareas_aplicacion_fk FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
  CONSTRAINT tareas_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
  CONSTRAINT tareas_entrevista_fk FOREIGN KEY (entrevista_id) REFERENCES interviews (id) ON DELETE CASCADE,
  CONSTRAINT tareas_anterior_fk FOREIGN KEY (anterior_id) REFERENCES tareas (id) ON DELETE SET NULL,
  CONSTRAINT tareas_anterior_uq UNIQUE (anterior_id),
  CONSTRAINT tareas_titulo_ck CHECK (char_length(titulo) BETWEEN 1 AND 200),
  CONSTRAINT tareas_detalle_ck CHECK (char_length(detalle) BETWEEN 1 AND 2000),
  CONSTRAINT tareas_sobre_ck CHECK (
    (vacante_id IS NULL OR candidato_id IS NULL)
    AND (aplicacion_id IS NULL OR candidato_id IS NOT NULL)
    AND (entrevista_id IS NULL OR aplicacion_id IS NOT NULL)),
  CONSTRAINT tareas_repite_ck CHECK (repite IN ('diaria', 'laborable', 'semanal', 'mensual')),
  CONSTRAINT tareas_repite_dia_ck CHECK (repite IS NULL OR vence_el IS NOT NULL),
  CONSTRAINT tareas_dia_mes_ck CHECK ((dia_mes IS NOT NULL) = (repite IS NOT DISTINCT FROM 'mensual')
    AND dia_mes BETWEEN 1 AND 31),
  CONSTRAINT tareas_hecha_ck CHECK (hecha_por IS NULL OR hecha_at IS NOT NULL))`;

const INDEXES = [
  // Open tasks of somebody, of nobody, and of everybody, by their day.
  `CREATE INDEX tareas_abiertas_persona_ix ON tareas (asignada_a, vence_el, id) WHERE hecha_at IS NULL`,
  `CREATE INDEX tareas_abiertas_nadie_ix ON tareas (vence_el, id) WHERE hecha_at IS NULL AND asignada_a IS NULL`,
  `CREATE INDEX tareas_abiertas_ix ON tareas (vence_el, id) WHERE hecha_at IS NULL`,
  `CREATE INDEX tareas_fecha_ix ON tareas (created_at, id)`,
  `CREATE INDEX tareas_candidato_ix ON tareas (candidato_id) WHERE candidato_id IS NOT NULL`,
  `CREATE INDEX tareas_aplicacion_ix ON tareas (aplicacion_id) WHERE aplicacion_id IS NOT NULL`,
  `CREATE INDEX tareas_vacante_ix ON tareas (vacante_id) WHERE vacante_id IS NOT NULL`,
  `CREATE INDEX tareas_entrevista_ix ON tareas (entrevista_id) WHERE entrevista_id IS NOT NULL`,
  `CREATE INDEX tareas_asignada_ix ON tareas (asignada_a, created_at, id)`,
  `CREATE INDEX tareas_creada_ix ON tareas (creada_por)`,
  `CREATE INDEX tareas_hecha_ix ON tareas (hecha_por)`,
];

/** As the triggers of migration 86. */
const LIVE = Object.entries({ insert: 'NEW', update: 'NEW', delete: 'OLD' }).map(
  ([verb, rows]) => `CREATE TRIGGER tareas_live_${verb}_tg AFTER ${verb.toUpperCase()} ON tareas
    REFERENCING ${rows} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('tasks')`,
);

/** Tasks of staff. One about an application or an interview names its person too: by that it is erased, copied and moved. */
export class Tasks1790000000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [TABLE, ...INDEXES, ...LIVE]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE tareas`);
  }
}
