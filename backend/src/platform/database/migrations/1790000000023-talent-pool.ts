import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inviting past candidates to a vacancy, and what is kept of closing one. */
export class TalentPool1790000000023 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  // ------------------------------------------------------------------ who was invited to what
  `CREATE TABLE invitaciones_vacante (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    vacante_id uuid NOT NULL,
    estado text NOT NULL DEFAULT 'enviada',
    invitada_por uuid,
    aplicacion_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    vista_at timestamptz,
    respondida_at timestamptz,
    CONSTRAINT invitaciones_vacante_pk PRIMARY KEY (id),
    -- One for ever: whoever asks a second time, or at the same time, finds the first.
    CONSTRAINT invitaciones_vacante_persona_uq UNIQUE (candidato_id, vacante_id),
    CONSTRAINT invitaciones_vacante_candidato_fk FOREIGN KEY (candidato_id)
      REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT invitaciones_vacante_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
    CONSTRAINT invitaciones_vacante_autor_fk FOREIGN KEY (invitada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT invitaciones_vacante_aplicacion_fk FOREIGN KEY (aplicacion_id)
      REFERENCES aplicaciones_vacantes (id) ON DELETE SET NULL,
    CONSTRAINT invitaciones_vacante_estado_ck CHECK (estado IN ('enviada','vista','solicitada','rechazada'))
  )`,
  `CREATE INDEX invitaciones_vacante_vacante_ix ON invitaciones_vacante (vacante_id, created_at DESC, id DESC)`,
  `CREATE INDEX invitaciones_vacante_candidato_ix ON invitaciones_vacante (candidato_id, created_at DESC)`,
  `CREATE INDEX invitaciones_vacante_aplicacion_ix ON invitaciones_vacante (aplicacion_id)
     WHERE aplicacion_id IS NOT NULL`,

  // ------------------------------------------------------------------ who fits
  // Withdrawn processes count too: they are past ones.
  `CREATE INDEX candidates_puesto_ix ON candidates (departamento, posicion, fecha_aplicacion DESC, id DESC)
     WHERE deleted_at IS NULL`,

  // ------------------------------------------------------------------ closing
  `ALTER TABLE vacantes
     ADD COLUMN cerrada_at timestamptz,
     ADD COLUMN motivo_cierre text,
     ADD CONSTRAINT vacantes_motivo_cierre_ck CHECK (length(motivo_cierre) <= 500)`,
  `UPDATE vacantes SET cerrada_at = updated_at WHERE estado = 'cerrada'`,
  // The words of an order, where HR wrote its own instead of the template's.
  `ALTER TABLE respuestas_vacante
     ADD COLUMN asunto text,
     ADD COLUMN cuerpo text,
     ADD COLUMN motivo_rechazo_id uuid,
     ADD CONSTRAINT respuestas_vacante_texto_ck CHECK ((asunto IS NULL) = (cuerpo IS NULL)),
     ADD CONSTRAINT respuestas_vacante_motivo_fk FOREIGN KEY (motivo_rechazo_id)
       REFERENCES motivos_rechazo (id) ON DELETE SET NULL`,
];

const DOWN = [
  `ALTER TABLE respuestas_vacante DROP COLUMN motivo_rechazo_id, DROP COLUMN cuerpo, DROP COLUMN asunto`,
  `ALTER TABLE vacantes DROP COLUMN motivo_cierre, DROP COLUMN cerrada_at`,
  `DROP INDEX candidates_puesto_ix`,
  `DELETE FROM correos WHERE plantilla = 'invitacion_vacante'`,
  `DELETE FROM plantillas_correo WHERE plantilla = 'invitacion_vacante'`,
  `DROP TABLE invitaciones_vacante`,
];
