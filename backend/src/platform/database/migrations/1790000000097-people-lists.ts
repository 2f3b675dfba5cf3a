import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of what belongs to people, of everybody: notes, documents and invitations by when they were made. */
export class PeopleLists1790000000097 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX notas_candidato_fecha_ix ON notas_candidato (created_at DESC, id DESC)
       WHERE deleted_at IS NULL`,
    );
    await db.query(`CREATE INDEX documentos_fecha_ix ON documentos_solicitados (created_at DESC, id DESC)`);
    await db.query(`CREATE INDEX invitaciones_cita_fecha_ix ON invitaciones_cita (created_at DESC, id DESC)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX notas_candidato_fecha_ix, documentos_fecha_ix, invitaciones_cita_fecha_ix`);
  }
}
