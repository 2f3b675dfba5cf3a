import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = `('es', 'ca', 'en', 'ro', 'ar')`;
const column = (table: string) =>
  `ALTER TABLE ${table} ADD COLUMN idioma text NOT NULL DEFAULT 'es',
     ADD CONSTRAINT ${table}_idioma_ck CHECK (idioma IN ${LANGUAGES})`;

const UP = [
  ...['users', 'alertas_empleo', 'correos', 'plantillas_correo'].map(column),
  // Each language has versions of its own.
  `ALTER TABLE plantillas_correo DROP CONSTRAINT plantillas_correo_pk,
     ADD CONSTRAINT plantillas_correo_pk PRIMARY KEY (plantilla, idioma, version)`,
];

const DOWN = [
  `DELETE FROM plantillas_correo WHERE idioma <> 'es'`,
  `ALTER TABLE plantillas_correo DROP CONSTRAINT plantillas_correo_pk,
     ADD CONSTRAINT plantillas_correo_pk PRIMARY KEY (plantilla, version)`,
  ...['plantillas_correo', 'correos', 'alertas_empleo', 'users'].map(
    (table) => `ALTER TABLE ${table} DROP COLUMN idioma`,
  ),
];

/** The language in which people are written to, and the languages of HR's texts. */
export class Languages1790000000063 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
