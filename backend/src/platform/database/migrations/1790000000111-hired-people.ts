import type { MigrationInterface, QueryRunner } from 'typeorm';

const HIRED = (row: string) =>
  `${row}.deleted_at IS NULL AND ${row}.aplicacion_actual_id IS NOT NULL AND ${row}.estado = 'contratada'`;

/** The function of migration 32; `hired`: with the column of this migration. */
const noteCandidate = (
  hired: boolean,
) => `CREATE OR REPLACE FUNCTION plazo_candidato() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO plazos_conservacion (candidato_id, actividad_at, cerrada${hired ? ', contratada' : ''})
    VALUES (NEW.id, NEW.created_at, NEW.deleted_at IS NULL AND (NEW.aplicacion_actual_id IS NULL
      OR NEW.estado <> 'contratada' AND (NEW.retirada_at IS NOT NULL OR NEW.estado = 'rechazada'))${
        hired ? `, ${HIRED('NEW')}` : ''
      })
    ON CONFLICT (candidato_id) DO UPDATE SET cerrada = excluded.cerrada${
      hired ? ', contratada = excluded.contratada' : ''
    };
    IF NEW.user_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
      PERFORM plazo_actividad(NEW.id, (SELECT last_sign_in_at FROM users WHERE id = NEW.user_id));
    END IF;
    RETURN NULL;
  END $$`;

/** Hired people and signed offers have terms of their own. */
export class HiredPeople1790000000111 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE privacidad_config
      ADD COLUMN retencion_contratadas_meses integer NOT NULL DEFAULT 60,
      ADD COLUMN ofertas_anios integer NOT NULL DEFAULT 4,
      ADD CONSTRAINT privacidad_config_contratadas_ck
        CHECK (retencion_contratadas_meses BETWEEN 12 AND 240 AND ofertas_anios BETWEEN 4 AND 10)`);
    await db.query(`ALTER TABLE plazos_conservacion ADD COLUMN contratada boolean NOT NULL DEFAULT false`);
    await db.query(
      `COMMENT ON COLUMN plazos_conservacion.contratada IS 'The person was hired: a term of its own counts'`,
    );
    await db.query(noteCandidate(true));
    await db.query(`UPDATE plazos_conservacion p SET contratada = true FROM candidates c
      WHERE c.id = p.candidato_id AND ${HIRED('c')}`);
    await db.query(`CREATE INDEX plazos_conservacion_contratada_ix
      ON plazos_conservacion (estado, actividad_at, candidato_id) WHERE contratada`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(noteCandidate(false));
    await db.query(`ALTER TABLE plazos_conservacion DROP COLUMN contratada`);
    await db.query(`ALTER TABLE privacidad_config
      DROP CONSTRAINT privacidad_config_contratadas_ck,
      DROP COLUMN ofertas_anios, DROP COLUMN retencion_contratadas_meses`);
  }
}
