import type { MigrationInterface, QueryRunner } from 'typeorm';

const ANSWERS = ['fines_de_semana', 'noches_fuera', 'vehiculo_propio'];

/** An answer about the availability may be missing: until now a box that was not ticked was stored as a no. */
export class AnsweredAvailability1790000000081 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const column of ANSWERS) {
      await db.query(
        `ALTER TABLE disponibilidades ALTER ${column} DROP NOT NULL, ALTER ${column} DROP DEFAULT`,
      );
    }
    await db.query(
      `UPDATE disponibilidades SET ${ANSWERS.map((column) => `${column} = nullif(${column}, false)`).join(', ')}
       WHERE NOT (${ANSWERS.join(' AND ')})`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `UPDATE disponibilidades SET ${ANSWERS.map((column) => `${column} = coalesce(${column}, false)`).join(', ')}`,
    );
    for (const column of ANSWERS) {
      await db.query(
        `ALTER TABLE disponibilidades ALTER ${column} SET DEFAULT false, ALTER ${column} SET NOT NULL`,
      );
    }
  }
}
