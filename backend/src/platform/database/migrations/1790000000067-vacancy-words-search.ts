import type { MigrationInterface, QueryRunner } from 'typeorm';

const SPANISH = `NEW.titulo, replace(NEW.posicion, '_', ' '), NEW.ubicacion, array_to_string(NEW.tags, ' '), NEW.descripcion`;
const TRANSLATED = `(SELECT string_agg(concat_ws(' ', titulo, descripcion), ' ' ORDER BY idioma)
   FROM vacante_textos WHERE vacante_id = NEW.id)`;

const searched = (texts: string) =>
  `CREATE OR REPLACE FUNCTION vacantes_busqueda() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.busqueda := search_text(${texts});
      RETURN NEW;
    END $$`;

/** Writes the searched text of vacancies with translations again. */
const AGAIN = `UPDATE vacantes SET titulo = titulo WHERE id IN (SELECT vacante_id FROM vacante_textos)`;

/** A vacancy is also found by its title and description in other languages, with the same index. */
export class VacancyWordsSearch1790000000067 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(searched(`${SPANISH}, ${TRANSLATED}`));
    await db.query(
      `CREATE FUNCTION vacante_textos_busqueda() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         UPDATE vacantes SET titulo = titulo WHERE id = coalesce(NEW.vacante_id, OLD.vacante_id);
         RETURN NULL;
       END $$`,
    );
    await db.query(
      `CREATE TRIGGER vacante_textos_busqueda_tg AFTER INSERT OR DELETE OR UPDATE OF titulo, descripcion
         ON vacante_textos FOR EACH ROW EXECUTE FUNCTION vacante_textos_busqueda()`,
    );
    await db.query(AGAIN);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER vacante_textos_busqueda_tg ON vacante_textos`);
    await db.query(`DROP FUNCTION vacante_textos_busqueda()`);
    await db.query(searched(SPANISH));
    await db.query(AGAIN);
  }
}
