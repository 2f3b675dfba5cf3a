import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs copy, and how each record is called where it is told that one is gone. */
const COPIED = [
  { table: 'candidates', prefix: 'candidates', recurso: 'candidates', kept: 'OLD.deleted_at IS NULL' },
  {
    table: 'aplicaciones_vacantes',
    prefix: 'aplicaciones',
    recurso: 'applications',
    kept: 'OLD.deleted_at IS NULL',
  },
  { table: 'interviews', prefix: 'interviews', recurso: 'interviews', kept: 'OLD.deleted_at IS NULL' },
  { table: 'vacantes', prefix: 'vacantes', recurso: 'vacancies', kept: null },
] as const;

const DELETIONS = `CREATE TABLE eliminados (
    recurso text NOT NULL,
    id uuid NOT NULL,
    eliminado_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT eliminados_pk PRIMARY KEY (recurso, id),
    CONSTRAINT eliminados_recurso_ck CHECK (recurso IN ('candidates','applications','interviews','vacancies'))
  )`;

const FUNCTIONS = [
  // By the clock of the database, whichever process writes: nothing that commits later is earlier than its transaction.
  `CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.modificado_at := clock_timestamp();
      RETURN NEW;
    END $$`,
  `CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO eliminados (recurso, id) VALUES (TG_ARGV[0], OLD.id)
      ON CONFLICT (recurso, id) DO UPDATE SET eliminado_at = clock_timestamp();
      RETURN NULL;
    END $$`,
  `CREATE FUNCTION note_return() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM eliminados WHERE recurso = TG_ARGV[0] AND id = NEW.id;
      RETURN NULL;
    END $$`,
];

function copied({ table, prefix, recurso, kept }: (typeof COPIED)[number]): string[] {
  return [
    // A constant needs no rewriting of the table; what was there before is as old as it says.
    `ALTER TABLE ${table} ADD COLUMN modificado_at timestamptz NOT NULL DEFAULT now()`,
    `ALTER TABLE ${table} ALTER COLUMN modificado_at SET DEFAULT clock_timestamp()`,
    `ALTER TABLE ${table} DISABLE TRIGGER USER`,
    `UPDATE ${table} SET modificado_at = least(updated_at, modificado_at)`,
    `ALTER TABLE ${table} ENABLE TRIGGER USER`,
    `CREATE INDEX ${prefix}_modificado_ix ON ${table} (modificado_at, id)${kept ? ' WHERE deleted_at IS NULL' : ''}`,
    `CREATE TRIGGER ${prefix}_modificado_tg BEFORE UPDATE ON ${table}
       FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change()`,
    `CREATE TRIGGER ${prefix}_eliminado_tg AFTER DELETE ON ${table}
       FOR EACH ROW ${kept ? `WHEN (${kept}) ` : ''}EXECUTE FUNCTION note_deletion('${recurso}')`,
    ...(kept
      ? [
          `CREATE TRIGGER ${prefix}_oculto_tg AFTER UPDATE OF deleted_at ON ${table} FOR EACH ROW
             WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION note_deletion('${recurso}')`,
          `CREATE TRIGGER ${prefix}_de_vuelta_tg AFTER UPDATE OF deleted_at ON ${table} FOR EACH ROW
             WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION note_return('${recurso}')`,
        ]
      : []),
  ];
}

function forgotten({ table, prefix, kept }: (typeof COPIED)[number]): string[] {
  const triggers = ['modificado', 'eliminado', ...(kept ? ['oculto', 'de_vuelta'] : [])];
  return [
    ...triggers.map((name) => `DROP TRIGGER ${prefix}_${name}_tg ON ${table}`),
    `ALTER TABLE ${table} DROP COLUMN modificado_at`,
  ];
}

/** When each record last changed, and which are gone: what a program needs that keeps a copy up to date. */
export class Changes1790000000049 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const statements = [
      DELETIONS,
      `CREATE INDEX eliminados_fecha_ix ON eliminados (recurso, eliminado_at, id)`,
      ...FUNCTIONS,
      ...COPIED.flatMap(copied),
    ];
    for (const statement of statements) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    const statements = [
      ...COPIED.flatMap(forgotten),
      'DROP FUNCTION note_return()',
      'DROP FUNCTION note_deletion()',
      'DROP FUNCTION note_change()',
      'DROP TABLE eliminados',
    ];
    for (const statement of statements) await db.query(statement);
  }
}
