import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTS = ['responsabilidades', 'requisitos', 'beneficios', 'idiomas'];
/** Thirty entries of 300 characters each, and what separates them. */
const list = (name: string) =>
  `cardinality(${name}) <= 30 AND char_length(array_to_string(${name}, ' ')) <= 30 * 301`;

/** The texts of a vacancy in languages other than Spanish. */
export class VacancyWords1790000000064 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE vacante_textos (
         vacante_id uuid NOT NULL,
         idioma text NOT NULL,
         titulo text NOT NULL,
         descripcion text NOT NULL,
         ${LISTS.map((name) => `${name} text[] NOT NULL DEFAULT '{}',`).join(' ')}
         educacion text,
         horario text,
         noches_fuera text,
         updated_at timestamptz NOT NULL DEFAULT now(),
         CONSTRAINT vacante_textos_pk PRIMARY KEY (vacante_id, idioma),
         CONSTRAINT vacante_textos_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
         CONSTRAINT vacante_textos_idioma_ck CHECK (idioma IN ('ca', 'en', 'ro', 'ar')),
         CONSTRAINT vacante_textos_titulo_ck CHECK (char_length(titulo) BETWEEN 1 AND 150),
         CONSTRAINT vacante_textos_descripcion_ck CHECK (char_length(descripcion) BETWEEN 1 AND 10000),
         CONSTRAINT vacante_textos_listas_ck CHECK (${LISTS.map(list).join(' AND ')}),
         CONSTRAINT vacante_textos_cortos_ck CHECK (char_length(educacion) BETWEEN 1 AND 200
           AND char_length(horario) BETWEEN 1 AND 150 AND char_length(noches_fuera) BETWEEN 1 AND 150))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE vacante_textos`);
  }
}
