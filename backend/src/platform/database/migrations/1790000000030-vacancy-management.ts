import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Managing vacancies: what else one says, its history, and the links that tell where applications come from. */
export class VacancyManagement1790000000030 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const QUALIFICATIONS = [
  ...['am', 'b', 'b_e', 'c1', 'c1_e', 'c', 'c_e', 'd1', 'd1_e', 'd', 'd_e'].map((one) => `permiso_${one}`),
  'cap_mercancias',
  'cap_viajeros',
  'tacografo',
  'adr_basico',
  'adr_cisternas',
  'adr_explosivos',
  'adr_radiactivos',
  'carretilla',
];
const OWN_CHANNELS = `('web','invitacion','importacion','rrhh','alerta')`;

const UP = [
  `ALTER TABLE vacantes
     ADD COLUMN version integer NOT NULL DEFAULT 1,
     ADD COLUMN cualificaciones text[] NOT NULL DEFAULT '{}',
     ADD COLUMN cierra_el date,
     ADD COLUMN motivo_sin_salario text,
     ADD CONSTRAINT vacantes_cualificaciones_ck
       CHECK (cualificaciones <@ ARRAY[${QUALIFICATIONS.map((one) => `'${one}'`).join(',')}]),
     ADD CONSTRAINT vacantes_motivo_sin_salario_ck CHECK (length(motivo_sin_salario) BETWEEN 1 AND 500)`,
  // What closes by itself is looked for every minute.
  `CREATE INDEX vacantes_cierra_ix ON vacantes (cierra_el)
     WHERE cierra_el IS NOT NULL AND estado IN ('activa','pausada')`,

  // ------------------------------------------------------------------ the cards of the list
  `CREATE FUNCTION count_vacancies() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO counters AS c (name, k1, k2, slot, value)
        SELECT 'vacancy_states', estado, destacada::text, pg_backend_pid() % 16, count(*)
        FROM new_rows GROUP BY 2, 3 ORDER BY 2, 3
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO counters AS c (name, k1, k2, slot, value)
        SELECT 'vacancy_states', estado, destacada::text, pg_backend_pid() % 16, -count(*)
        FROM old_rows GROUP BY 2, 3 ORDER BY 2, 3
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      ELSE
        INSERT INTO counters AS c (name, k1, k2, slot, value)
        SELECT 'vacancy_states', estado, destacada::text, pg_backend_pid() % 16, sum(d) FROM (
          SELECT estado, destacada, 1 AS d FROM new_rows
          UNION ALL
          SELECT estado, destacada, -1 FROM old_rows
        ) changes GROUP BY 2, 3 HAVING sum(d) <> 0 ORDER BY 2, 3
        ON CONFLICT (name, k1, k2, slot) DO UPDATE SET value = c.value + excluded.value;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER vacantes_counter_insert_tg AFTER INSERT ON vacantes
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies()`,
  `CREATE TRIGGER vacantes_counter_update_tg AFTER UPDATE ON vacantes
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies()`,
  `CREATE TRIGGER vacantes_counter_delete_tg AFTER DELETE ON vacantes
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_vacancies()`,
  `INSERT INTO counters (name, k1, k2, slot, value)
   SELECT 'vacancy_states', estado, destacada::text, 0, count(*) FROM vacantes GROUP BY 2, 3`,

  // ------------------------------------------------------------------ history
  `CREATE TABLE vacantes_historial (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    vacante_id uuid NOT NULL,
    actor_id uuid,
    tipo text NOT NULL,
    cambios jsonb NOT NULL DEFAULT '{}',
    detalle text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT vacantes_historial_pk PRIMARY KEY (id),
    CONSTRAINT vacantes_historial_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT vacantes_historial_actor_fk FOREIGN KEY (actor_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT vacantes_historial_tipo_ck
      CHECK (tipo IN ('creada','duplicada','editada','estado','cierre_automatico')),
    CONSTRAINT vacantes_historial_cambios_ck CHECK (jsonb_typeof(cambios) = 'object')
  )`,
  `CREATE INDEX vacantes_historial_vacante_ix ON vacantes_historial (vacante_id, created_at DESC, id DESC)`,
  `CREATE INDEX vacantes_historial_actor_ix ON vacantes_historial (actor_id) WHERE actor_id IS NOT NULL`,

  // ------------------------------------------------------------------ tracking links
  `CREATE TABLE enlaces_vacante (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    codigo text NOT NULL,
    nombre text NOT NULL,
    vacante_id uuid,
    creado_por uuid,
    visitas bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT enlaces_vacante_pk PRIMARY KEY (id),
    CONSTRAINT enlaces_vacante_codigo_uq UNIQUE (codigo),
    CONSTRAINT enlaces_vacante_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT enlaces_vacante_autor_fk FOREIGN KEY (creado_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT enlaces_vacante_codigo_ck
      CHECK (codigo ~ '^[a-z0-9][a-z0-9-]{0,39}$' AND codigo NOT IN ${OWN_CHANNELS}),
    CONSTRAINT enlaces_vacante_nombre_ck CHECK (length(nombre) BETWEEN 1 AND 80)
  )`,
  `CREATE INDEX enlaces_vacante_vacante_ix ON enlaces_vacante (vacante_id, created_at DESC, id DESC)`,
  // Applications of one link are counted; most come without any.
  `CREATE INDEX aplicaciones_canal_ix ON aplicaciones_vacantes (canal)
     WHERE canal <> 'web' AND deleted_at IS NULL`,
  // A form begun on one device may be sent from another: the draft keeps where the person came from.
  `ALTER TABLE borradores_candidatura
     ADD COLUMN canal text,
     ADD CONSTRAINT borradores_canal_ck CHECK (canal ~ '^[a-z0-9][a-z0-9-]{0,39}$')`,
  `ALTER TABLE users
     ADD COLUMN canal_registro text,
     ADD CONSTRAINT users_canal_registro_ck CHECK (canal_registro ~ '^[a-z0-9][a-z0-9-]{0,39}$')`,
];

const DOWN = [
  `ALTER TABLE users DROP COLUMN canal_registro`,
  `ALTER TABLE borradores_candidatura DROP COLUMN canal`,
  `DROP INDEX aplicaciones_canal_ix`,
  `DROP TABLE enlaces_vacante`,
  `DROP TABLE vacantes_historial`,
  `DROP TRIGGER vacantes_counter_delete_tg ON vacantes`,
  `DROP TRIGGER vacantes_counter_update_tg ON vacantes`,
  `DROP TRIGGER vacantes_counter_insert_tg ON vacantes`,
  `DROP FUNCTION count_vacancies()`,
  `DELETE FROM counters WHERE name = 'vacancy_states'`,
  `DROP INDEX vacantes_cierra_ix`,
  `ALTER TABLE vacantes DROP COLUMN motivo_sin_salario, DROP COLUMN cierra_el, DROP COLUMN cualificaciones,
     DROP COLUMN version`,
];
