import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of the site to which the link of a message comes back after signing in. */
export class ReturnPath1790000000014 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE correos ADD volver_a text
       CONSTRAINT correos_volver_a_ck CHECK (volver_a ~ '^/([^/\\\\]|$)' AND length(volver_a) <= 500)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM correos WHERE plantilla IN ('dos_pasos_activado', 'dos_pasos_desactivado', 'codigos_renovados')`,
    );
    await db.query(`ALTER TABLE correos DROP volver_a`);
  }
}
