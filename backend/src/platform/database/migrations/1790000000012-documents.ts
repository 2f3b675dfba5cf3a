import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version of a person's CV, and the documents that HR asks candidates for. */
export class Documents1790000000012 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE cv_historial (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    archivo_id uuid NOT NULL,
    origen text NOT NULL,
    desde timestamptz NOT NULL DEFAULT now(),
    hasta timestamptz,
    CONSTRAINT cv_historial_pk PRIMARY KEY (id),
    CONSTRAINT cv_historial_archivo_uq UNIQUE (archivo_id),
    CONSTRAINT cv_historial_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT cv_historial_archivo_fk FOREIGN KEY (archivo_id) REFERENCES archivos (id),
    CONSTRAINT cv_historial_origen_ck CHECK (origen IN ('candidatura', 'portal', 'anterior')),
    CONSTRAINT cv_historial_orden_ck CHECK (hasta >= desde)
  )`,
  `CREATE UNIQUE INDEX cv_historial_vigente_uq ON cv_historial (candidato_id) WHERE hasta IS NULL`,
  `CREATE INDEX cv_historial_candidato_ix ON cv_historial (candidato_id, desde DESC, id DESC)`,
  // Where the versions of before came from is not known.
  `INSERT INTO cv_historial (candidato_id, archivo_id, origen, desde)
   SELECT c.id, f.id, 'anterior', f.created_at FROM candidates c JOIN archivos f ON f.id = c.cv_archivo_id`,

  `CREATE TABLE documentos_solicitados (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    aplicacion_id uuid,
    nombre text NOT NULL,
    instrucciones text,
    estado text NOT NULL DEFAULT 'pendiente',
    archivo_id uuid,
    motivo text,
    plazo date,
    solicitado_por uuid,
    subido_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT documentos_solicitados_pk PRIMARY KEY (id),
    CONSTRAINT documentos_archivo_uq UNIQUE (archivo_id),
    CONSTRAINT documentos_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT documentos_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT documentos_archivo_fk FOREIGN KEY (archivo_id) REFERENCES archivos (id),
    CONSTRAINT documentos_solicitado_por_fk FOREIGN KEY (solicitado_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT documentos_estado_ck
      CHECK (estado IN ('pendiente', 'subido', 'aceptado', 'rechazado', 'cancelado')),
    CONSTRAINT documentos_archivo_ck CHECK ((estado IN ('subido', 'aceptado')) <= (archivo_id IS NOT NULL)),
    CONSTRAINT documentos_motivo_ck CHECK ((estado = 'rechazado') <= (motivo IS NOT NULL)),
    CONSTRAINT documentos_largo_ck CHECK (
      length(nombre) BETWEEN 1 AND 120 AND length(instrucciones) <= 1000 AND length(motivo) <= 1000
    )
  )`,
  `CREATE UNIQUE INDEX documentos_vivo_uq ON documentos_solicitados (candidato_id, lower(nombre))
   WHERE estado IN ('pendiente', 'subido', 'rechazado')`,
  `CREATE INDEX documentos_candidato_ix ON documentos_solicitados (candidato_id, created_at DESC, id DESC)`,
  `CREATE INDEX documentos_aplicacion_ix ON documentos_solicitados (aplicacion_id)`,
];

// Files that only these tables owned are given to the sweep.
const DOWN = [
  `DELETE FROM correos WHERE plantilla IN ('documento_solicitado', 'documento_rechazado', 'candidatura_retirada')`,
  `UPDATE archivos SET estado = 'borrar' WHERE id IN (
     SELECT archivo_id FROM documentos_solicitados WHERE archivo_id IS NOT NULL
     UNION ALL SELECT archivo_id FROM cv_historial WHERE hasta IS NOT NULL)`,
  `DROP TABLE documentos_solicitados`,
  `DROP TABLE cv_historial`,
];
