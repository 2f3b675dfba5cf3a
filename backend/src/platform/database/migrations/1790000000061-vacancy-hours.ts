import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours and nights out of a vacancy, and the index of the usual answer time that its page tells. */
export class VacancyHours1790000000061 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE vacantes ADD COLUMN horario text, ADD COLUMN noches_fuera text`);
    await db.query(
      `CREATE INDEX aplicaciones_plazo_respuesta_ix ON aplicaciones_vacantes (departamento, fecha_aplicacion)
       INCLUDE (fecha_respuesta) WHERE deleted_at IS NULL AND (fecha_respuesta IS NOT NULL OR retirada_at IS NULL)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX aplicaciones_plazo_respuesta_ix`);
    await db.query(`ALTER TABLE vacantes DROP COLUMN noches_fuera, DROP COLUMN horario`);
  }
}
