import type { MigrationInterface, QueryRunner } from 'typeorm';

const ESTADOS = `'borrador', 'en_aprobacion', 'aprobada', 'devuelta', 'cancelada'`;

const TABLES = [
  `CREATE TABLE solicitudes_personal (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    numero text NOT NULL,
    estado text NOT NULL DEFAULT 'borrador',
    titulo text NOT NULL,
    departamento text NOT NULL,
    posicion text NOT NULL,
    ubicacion text NOT NULL,
    plazas smallint NOT NULL,
    motivo text NOT NULL,
    sustituye_a text,
    justificacion text,
    desde_el date NOT NULL,
    salario_min integer NOT NULL,
    salario_max integer NOT NULL,
    convenio text NOT NULL,
    ronda smallint NOT NULL DEFAULT 0,
    pedida_at timestamptz,
    aprobada_at timestamptz,
    cancelada_at timestamptz,
    motivo_cancelacion text,
    solicitante_id uuid,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT solicitudes_personal_pk PRIMARY KEY (id),
    CONSTRAINT solicitudes_personal_numero_uq UNIQUE (numero),
    CONSTRAINT solicitudes_personal_solicitante_fk
      FOREIGN KEY (solicitante_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT solicitudes_personal_estado_ck CHECK (estado IN (${ESTADOS})
      AND (estado = 'aprobada') = (aprobada_at IS NOT NULL) AND (estado = 'cancelada') = (cancelada_at IS NOT NULL)
      AND (estado <> 'en_aprobacion' OR pedida_at IS NOT NULL)
      AND (motivo_cancelacion IS NULL OR estado = 'cancelada')),
    CONSTRAINT solicitudes_personal_motivo_ck CHECK (motivo IN ('nueva', 'sustitucion')
      AND (motivo = 'sustitucion' OR sustituye_a IS NULL)),
    CONSTRAINT solicitudes_personal_plazas_ck CHECK (plazas BETWEEN 1 AND 100),
    CONSTRAINT solicitudes_personal_salario_ck CHECK (salario_min BETWEEN 1 AND salario_max)
  )`,
  `CREATE INDEX solicitudes_personal_lista_ix ON solicitudes_personal (created_at, id)`,
  `CREATE INDEX solicitudes_personal_estado_ix ON solicitudes_personal (estado, created_at, id)`,
  `CREATE INDEX solicitudes_personal_departamento_ix ON solicitudes_personal (departamento, created_at, id)`,
  `CREATE INDEX solicitudes_personal_desde_ix ON solicitudes_personal (desde_el, id)`,
  `CREATE INDEX solicitudes_personal_solicitante_ix ON solicitudes_personal (solicitante_id, created_at, id)`,

  `CREATE TABLE aprobaciones_solicitud (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    solicitud_id uuid NOT NULL,
    ronda smallint NOT NULL,
    orden smallint NOT NULL,
    usuario_id uuid,
    decision text,
    motivo text,
    decidida_por uuid,
    por_delegacion boolean NOT NULL DEFAULT false,
    decidida_at timestamptz,
    pedida_at timestamptz,
    recordada_at timestamptz,
    CONSTRAINT aprobaciones_solicitud_pk PRIMARY KEY (id),
    CONSTRAINT aprobaciones_solicitud_orden_uq UNIQUE (solicitud_id, ronda, orden),
    CONSTRAINT aprobaciones_solicitud_solicitud_fk
      FOREIGN KEY (solicitud_id) REFERENCES solicitudes_personal (id) ON DELETE CASCADE,
    CONSTRAINT aprobaciones_solicitud_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT aprobaciones_solicitud_decidida_fk
      FOREIGN KEY (decidida_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT aprobaciones_solicitud_decision_ck CHECK (decision IN ('aprobada', 'devuelta')
      AND (decision IS NULL) = (decidida_at IS NULL) AND (decision = 'devuelta' OR motivo IS NULL)
      AND char_length(motivo) <= 500)
  )`,
  `CREATE INDEX aprobaciones_solicitud_usuario_ix ON aprobaciones_solicitud (usuario_id)
    WHERE usuario_id IS NOT NULL`,
  `CREATE INDEX aprobaciones_solicitud_decidida_ix ON aprobaciones_solicitud (decidida_por)
    WHERE decidida_por IS NOT NULL`,
  `CREATE INDEX aprobaciones_solicitud_abiertas_ix ON aprobaciones_solicitud (pedida_at)
    WHERE decision IS NULL AND pedida_at IS NOT NULL`,

  `CREATE TABLE aprobadores_solicitud (
    departamento text NOT NULL,
    reglas jsonb NOT NULL DEFAULT '[]',
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT aprobadores_solicitud_pk PRIMARY KEY (departamento)
  )`,
  `CREATE TABLE plantilla_prevista (
    departamento text NOT NULL,
    anio smallint NOT NULL,
    prevista smallint NOT NULL,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT plantilla_prevista_pk PRIMARY KEY (anio, departamento),
    CONSTRAINT plantilla_prevista_prevista_ck CHECK (prevista BETWEEN 0 AND 1000)
  )`,
];

/** Requests for staff, who approves them, the plan of each year, and the vacancies made from them. */
export class Requisitions1790000000131 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of TABLES) await db.query(statement);
    await db.query(`ALTER TABLE vacantes ADD COLUMN solicitud_id uuid,
      ADD CONSTRAINT vacantes_solicitud_fk FOREIGN KEY (solicitud_id) REFERENCES solicitudes_personal (id)`);
    await db.query(
      `CREATE INDEX vacantes_solicitud_ix ON vacantes (solicitud_id) WHERE solicitud_id IS NOT NULL`,
    );
    await db.query(
      `ALTER TABLE system_config ADD COLUMN solicitud_obligatoria boolean NOT NULL DEFAULT false`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE system_config DROP COLUMN solicitud_obligatoria`);
    await db.query(`ALTER TABLE vacantes DROP COLUMN solicitud_id`);
    for (const table of [
      'plantilla_prevista',
      'aprobadores_solicitud',
      'aprobaciones_solicitud',
      'solicitudes_personal',
    ])
      await db.query(`DROP TABLE ${table}`);
  }
}
