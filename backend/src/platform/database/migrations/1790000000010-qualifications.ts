import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What candidates can drive and handle, when they can work, and their consent to be kept for other openings. */
export class Qualifications1790000000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['consentimientos', 'disponibilidades', 'cualificaciones']) {
      await db.query(`DROP TABLE ${table}`);
    }
  }
}

const UP = [
  `CREATE TABLE cualificaciones (
    candidato_id uuid NOT NULL,
    tipo text NOT NULL,
    caduca_el date,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT cualificaciones_pk PRIMARY KEY (candidato_id, tipo),
    CONSTRAINT cualificaciones_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT cualificaciones_tipo_ck CHECK (length(tipo) BETWEEN 1 AND 40)
  )`,
  // HR asks who has one of these, still in force: answered without the table.
  `CREATE INDEX cualificaciones_tipo_ix ON cualificaciones (tipo, candidato_id) INCLUDE (caduca_el)`,

  `CREATE TABLE disponibilidades (
    candidato_id uuid NOT NULL,
    turnos text[] NOT NULL DEFAULT '{}',
    fines_de_semana boolean NOT NULL DEFAULT false,
    noches_fuera boolean NOT NULL DEFAULT false,
    vehiculo_propio boolean NOT NULL DEFAULT false,
    incorporacion text,
    disponible_desde date,
    idiomas jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT disponibilidades_pk PRIMARY KEY (candidato_id),
    CONSTRAINT disponibilidades_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT disponibilidades_turnos_ck CHECK (turnos <@ '{manana,tarde,noche,partido}'::text[]),
    CONSTRAINT disponibilidades_incorporacion_ck CHECK (
      (incorporacion IS NULL OR incorporacion IN ('inmediata','fecha'))
      AND (disponible_desde IS NOT NULL) = (incorporacion IS NOT DISTINCT FROM 'fecha')
    ),
    CONSTRAINT disponibilidades_idiomas_ck CHECK (jsonb_typeof(idiomas) = 'array')
  )`,
  `CREATE INDEX disponibilidades_turnos_ix ON disponibilidades USING gin (turnos)`,
  `CREATE INDEX disponibilidades_vehiculo_ix ON disponibilidades (candidato_id) WHERE vehiculo_propio`,

  `CREATE TABLE consentimientos (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    finalidad text NOT NULL,
    version text NOT NULL,
    aviso_version text,
    otorgado_at timestamptz NOT NULL,
    retirado_at timestamptz,
    CONSTRAINT consentimientos_pk PRIMARY KEY (id),
    CONSTRAINT consentimientos_candidato_fk
      FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT consentimientos_finalidad_ck CHECK (finalidad IN ('futuras_ofertas')),
    CONSTRAINT consentimientos_version_ck CHECK (length(version) BETWEEN 1 AND 40 AND length(aviso_version) <= 40),
    CONSTRAINT consentimientos_fechas_ck CHECK (retirado_at >= otorgado_at)
  )`,
  // One live consent a purpose: two clicks at once give one.
  `CREATE UNIQUE INDEX consentimientos_vigente_uq ON consentimientos (candidato_id, finalidad)
    WHERE retirado_at IS NULL`,
  `CREATE INDEX consentimientos_candidato_ix ON consentimientos (candidato_id, otorgado_at)`,
];
