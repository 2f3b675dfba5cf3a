import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates in HR's own words, and why HR rejects. */
export class Messages1790000000019 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

/** The list that HR starts with, in its order. */
const REASONS = [
  'No cumple los requisitos',
  'Sin el permiso o la cualificación necesaria',
  'Disponibilidad',
  'Salario',
  'Distancia',
  'Otra persona elegida',
  'No responde',
  'No se presentó',
  'Otro',
];

const UP = [
  `CREATE TABLE plantillas_correo (
    plantilla text NOT NULL,
    version integer NOT NULL,
    asunto text NOT NULL,
    cuerpo text NOT NULL,
    restaurada_de integer,
    autor_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT plantillas_correo_pk PRIMARY KEY (plantilla, version),
    CONSTRAINT plantillas_correo_autor_fk FOREIGN KEY (autor_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT plantillas_correo_plantilla_ck CHECK (plantilla ~ '^[a-z_]{1,60}$'),
    CONSTRAINT plantillas_correo_version_ck CHECK (version > 0 AND restaurada_de < version),
    CONSTRAINT plantillas_correo_texto_ck
      CHECK (length(asunto) BETWEEN 1 AND 150 AND length(cuerpo) BETWEEN 1 AND 6000)
  )`,
  `CREATE INDEX plantillas_correo_autor_ix ON plantillas_correo (autor_id) WHERE autor_id IS NOT NULL`,

  `CREATE TABLE motivos_rechazo (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    activo boolean NOT NULL DEFAULT true,
    orden integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT motivos_rechazo_pk PRIMARY KEY (id),
    CONSTRAINT motivos_rechazo_nombre_ck CHECK (length(nombre) BETWEEN 1 AND 80)
  )`,
  `CREATE UNIQUE INDEX motivos_rechazo_nombre_uq ON motivos_rechazo (lower(nombre))`,
  `CREATE INDEX motivos_rechazo_orden_ix ON motivos_rechazo (orden, id)`,
  `INSERT INTO motivos_rechazo (nombre, orden) VALUES
    ${REASONS.map((name, place) => `('${name}', ${(place + 1) * 10})`).join(', ')}`,

  `ALTER TABLE aplicacion_historial ADD COLUMN motivo_rechazo_id uuid,
    ADD CONSTRAINT aplicacion_historial_motivo_fk
      FOREIGN KEY (motivo_rechazo_id) REFERENCES motivos_rechazo (id) ON DELETE RESTRICT,
    ADD CONSTRAINT aplicacion_historial_motivo_ck
      CHECK (motivo_rechazo_id IS NULL OR (tipo = 'movida' AND a = 'rechazada'))`,
  // Whether a reason is in use.
  `CREATE INDEX aplicacion_historial_motivo_ix ON aplicacion_historial (motivo_rechazo_id)
    WHERE motivo_rechazo_id IS NOT NULL`,
];

const DOWN = [
  `DROP INDEX aplicacion_historial_motivo_ix`,
  `ALTER TABLE aplicacion_historial DROP CONSTRAINT aplicacion_historial_motivo_ck,
    DROP CONSTRAINT aplicacion_historial_motivo_fk, DROP COLUMN motivo_rechazo_id`,
  `DROP TABLE motivos_rechazo`,
  `DROP TABLE plantillas_correo`,
];
