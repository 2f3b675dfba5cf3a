import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Search and facets of the careers list, screening questions, and the opening somebody registered for. */
export class Careers1790000000003 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  // ------------------------------------------------------------------ search
  `ALTER TABLE vacantes ADD COLUMN busqueda text NOT NULL DEFAULT ''`,
  `CREATE FUNCTION vacantes_busqueda() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.busqueda := search_text(NEW.titulo, replace(NEW.posicion, '_', ' '), NEW.ubicacion,
        array_to_string(NEW.tags, ' '), NEW.descripcion);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER vacantes_busqueda_tg BEFORE INSERT OR UPDATE OF titulo, posicion, ubicacion, tags, descripcion
    ON vacantes FOR EACH ROW EXECUTE FUNCTION vacantes_busqueda()`,
  `UPDATE vacantes SET titulo = titulo`,
  `CREATE INDEX vacantes_busqueda_ix ON vacantes USING gin (busqueda gin_trgm_ops) WITH (fastupdate = on)`,

  // ------------------------------------------------------------------ facets
  // In the order of the list and with all that a filter or a count looks at: neither reads the long texts.
  // A row of an index holds 2,700 bytes: what varies in it has limits.
  `ALTER TABLE vacantes
    ADD CONSTRAINT vacantes_ubicacion_ck CHECK (char_length(ubicacion) <= 200),
    ADD CONSTRAINT vacantes_tags_ck
      CHECK (cardinality(tags) <= 20 AND octet_length(array_to_string(tags, '')) <= 1000)`,
  `CREATE INDEX vacantes_facetas_ix ON vacantes (destacada DESC, fecha_publicacion DESC, id DESC)
    INCLUDE (departamento, ubicacion, tipo_contrato, jornada, experiencia_min, salario_min, salario_max, tags)
    WHERE estado = 'activa' AND visible_publicamente`,
  `DROP INDEX vacantes_publicas_ix`,

  // ------------------------------------------------------------------ screening questions
  `ALTER TABLE vacantes ADD COLUMN preguntas jsonb NOT NULL DEFAULT '[]',
    ADD CONSTRAINT vacantes_preguntas_ck CHECK (jsonb_typeof(preguntas) = 'array')`,
  `ALTER TABLE aplicaciones_vacantes ALTER COLUMN cuestionario_respuestas SET DEFAULT '[]'`,
  `UPDATE aplicaciones_vacantes SET cuestionario_respuestas = '[]' WHERE jsonb_typeof(cuestionario_respuestas) <> 'array'`,
  `ALTER TABLE aplicaciones_vacantes
    ADD CONSTRAINT aplicaciones_cuestionario_ck CHECK (jsonb_typeof(cuestionario_respuestas) = 'array')`,

  // ------------------------------------------------------------------ registering from an opening
  // No foreign key: accounts know nothing of vacancies, and an opening that is gone has its own page.
  `ALTER TABLE users ADD COLUMN vacante_registro_id uuid`,
];

const DOWN = [
  `ALTER TABLE users DROP COLUMN vacante_registro_id`,
  `ALTER TABLE aplicaciones_vacantes DROP CONSTRAINT aplicaciones_cuestionario_ck,
    ALTER COLUMN cuestionario_respuestas SET DEFAULT '{}'`,
  `UPDATE aplicaciones_vacantes SET cuestionario_respuestas = '{}' WHERE cuestionario_respuestas = '[]'`,
  `ALTER TABLE vacantes DROP CONSTRAINT vacantes_preguntas_ck, DROP COLUMN preguntas`,
  `CREATE INDEX vacantes_publicas_ix ON vacantes (destacada DESC, fecha_publicacion DESC, id DESC)
    WHERE estado = 'activa' AND visible_publicamente`,
  `DROP INDEX vacantes_facetas_ix`,
  `ALTER TABLE vacantes DROP CONSTRAINT vacantes_tags_ck, DROP CONSTRAINT vacantes_ubicacion_ck`,
  `DROP INDEX vacantes_busqueda_ix`,
  `DROP TRIGGER vacantes_busqueda_tg ON vacantes`,
  `DROP FUNCTION vacantes_busqueda()`,
  `ALTER TABLE vacantes DROP COLUMN busqueda`,
];
