import type { MigrationInterface, QueryRunner } from 'typeorm';

const longest = (characters: number): string => `ALTER TABLE preferencias_usuario
  DROP CONSTRAINT preferencias_usuario_largo_ck,
  ADD CONSTRAINT preferencias_usuario_largo_ck
    CHECK (length(clave) BETWEEN 1 AND 40 AND length(valor) <= ${characters})`;

/** The columns that a person chose are their names in their order: more than a word. */
export class ChosenColumns1790000000102 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(longest(30_000));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM preferencias_usuario WHERE length(valor) > 200`);
    await db.query(longest(200));
  }
}
