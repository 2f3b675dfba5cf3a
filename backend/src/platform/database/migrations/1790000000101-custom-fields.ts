import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fields of the company's own, and their values in people, applications and vacancies. */
export class CustomFields1790000000101 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const VALUES = [
  ['candidates', 'candidates_campos_ck'],
  ['aplicaciones_vacantes', 'aplicaciones_campos_ck'],
  ['vacantes', 'vacantes_campos_ck'],
] as const;

const UP = [
  `CREATE TABLE campos_propios (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    entidad text NOT NULL,
    clave text NOT NULL,
    tipo text NOT NULL,
    etiqueta jsonb NOT NULL,
    ayuda jsonb NOT NULL DEFAULT '{}',
    unidad text,
    opciones jsonb NOT NULL DEFAULT '[]',
    donde text NOT NULL DEFAULT 'rrhh',
    visible_para text NOT NULL DEFAULT 'rrhh',
    obligatorio boolean NOT NULL DEFAULT false,
    clase text NOT NULL,
    orden smallint NOT NULL,
    archivado_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT campos_propios_pk PRIMARY KEY (id),
    CONSTRAINT campos_propios_clave_uq UNIQUE (entidad, clave),
    CONSTRAINT campos_propios_entidad_ck CHECK (entidad IN ('persona','candidatura','vacante')),
    CONSTRAINT campos_propios_tipo_ck CHECK (tipo IN
      ('texto','texto_largo','numero','fecha','si_no','una_de','varias_de','enlace')),
    CONSTRAINT campos_propios_clave_ck CHECK (clave ~ '^[a-z][a-z0-9_]{0,39}$'),
    CONSTRAINT campos_propios_textos_ck CHECK (
      jsonb_typeof(etiqueta) = 'object' AND etiqueta ->> 'es' <> '' AND jsonb_typeof(ayuda) = 'object'
      AND jsonb_typeof(opciones) = 'array'
      AND (tipo IN ('una_de','varias_de')) = (jsonb_array_length(opciones) > 0)
      AND (unidad IS NULL OR tipo = 'numero')),
    CONSTRAINT campos_propios_clase_ck CHECK (
      clase IN ('ninguno','ordinario','sensible','interno') AND (clase = 'ninguno') = (entidad = 'vacante')),
    CONSTRAINT campos_propios_visible_ck CHECK (
      donde IN ('rrhh','personales','ubicacion','experiencia','documentos')
      AND visible_para IN ('rrhh','candidato') AND (donde = 'rrhh' OR visible_para = 'candidato')
      AND (visible_para = 'rrhh' OR clase IN ('ordinario','sensible')))
  )`,
  // A constant default rewrites no row, and a check that it fulfils is validated by reading.
  ...VALUES.map(
    ([table, check]) => `ALTER TABLE ${table} ADD COLUMN campos jsonb NOT NULL DEFAULT '{}',
      ADD CONSTRAINT ${check} CHECK (jsonb_typeof(campos) = 'object')`,
  ),
];

const DOWN = [
  ...VALUES.map(([table, check]) => `ALTER TABLE ${table} DROP CONSTRAINT ${check}, DROP COLUMN campos`),
  `DROP TABLE campos_propios`,
];
