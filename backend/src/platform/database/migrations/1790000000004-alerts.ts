import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Job alerts, their daily editions, and when each vacancy was first shown in public. */
export class Alerts1790000000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE alertas_empleo (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    email text NOT NULL,
    criterios jsonb NOT NULL,
    criterios_hash text NOT NULL,
    aviso_version text,
    confirmada_at timestamptz,
    baja_at timestamptz,
    ultima_revision timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT alertas_empleo_pk PRIMARY KEY (id),
    CONSTRAINT alertas_empleo_criterios_ck CHECK (jsonb_typeof(criterios) = 'object'),
    CONSTRAINT alertas_empleo_largo_ck
      CHECK (length(email) BETWEEN 3 AND 254 AND length(criterios_hash) = 64 AND length(aviso_version) <= 40)
  )`,
  `CREATE UNIQUE INDEX alertas_empleo_viva_uq ON alertas_empleo (email, criterios_hash) WHERE baja_at IS NULL`,
  // What an edition takes, the longest unattended first.
  `CREATE INDEX alertas_empleo_revision_ix ON alertas_empleo (ultima_revision, id)
    WHERE confirmada_at IS NOT NULL AND baja_at IS NULL`,
  `CREATE INDEX alertas_empleo_sin_confirmar_ix ON alertas_empleo (created_at) WHERE confirmada_at IS NULL`,
  `CREATE INDEX alertas_empleo_baja_ix ON alertas_empleo (baja_at) WHERE baja_at IS NOT NULL`,

  `CREATE TABLE alertas_ediciones (
    dia date NOT NULL,
    instante timestamptz NOT NULL,
    terminada_at timestamptz,
    CONSTRAINT alertas_ediciones_pk PRIMARY KEY (dia)
  )`,
  `CREATE INDEX alertas_ediciones_abiertas_ix ON alertas_ediciones (dia) WHERE terminada_at IS NULL`,

  // ------------------------------------------------------------------ what is new
  `CREATE TABLE alertas_publicaciones (
    vacante_id uuid NOT NULL,
    publicada_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    edicion timestamptz,
    CONSTRAINT alertas_publicaciones_pk PRIMARY KEY (vacante_id),
    CONSTRAINT alertas_publicaciones_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX alertas_publicaciones_edicion_ix ON alertas_publicaciones (edicion)`,
  `CREATE INDEX alertas_publicaciones_sin_edicion_ix ON alertas_publicaciones (vacante_id) WHERE edicion IS NULL`,
  // Whatever could be seen before there were alerts is news to nobody.
  `INSERT INTO alertas_publicaciones (vacante_id, publicada_at, edicion)
    SELECT id, fecha_publicacion, now() FROM vacantes WHERE estado <> 'borrador' AND visible_publicamente`,
  `CREATE FUNCTION alertas_publicar() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO alertas_publicaciones (vacante_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER alertas_publicar_tg AFTER INSERT OR UPDATE OF estado, visible_publicamente ON vacantes
    FOR EACH ROW WHEN (NEW.estado = 'activa' AND NEW.visible_publicamente) EXECUTE FUNCTION alertas_publicar()`,

  // ------------------------------------------------------------------ messages
  `ALTER TABLE correos
    ADD COLUMN alerta_id uuid,
    ADD CONSTRAINT correos_alerta_fk FOREIGN KEY (alerta_id) REFERENCES alertas_empleo (id) ON DELETE CASCADE`,
  `CREATE INDEX correos_alerta_ix ON correos (alerta_id) WHERE alerta_id IS NOT NULL`,
  `CREATE INDEX correos_alerta_created_ix ON correos (created_at) WHERE alerta_id IS NOT NULL`,
];

const DOWN = [
  // Without their alert nobody could cancel or erase them.
  `DELETE FROM correos WHERE alerta_id IS NOT NULL`,
  `ALTER TABLE correos DROP COLUMN alerta_id`,
  `DROP TRIGGER alertas_publicar_tg ON vacantes`,
  `DROP FUNCTION alertas_publicar()`,
  `DROP TABLE alertas_publicaciones`,
  `DROP TABLE alertas_ediciones`,
  `DROP TABLE alertas_empleo`,
];
