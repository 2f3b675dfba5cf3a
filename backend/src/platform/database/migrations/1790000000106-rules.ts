import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEEDED_RULES } from './seeded-rules.js';
import { tell as tellPrograms } from './webhook-events.sql.js';

const TABLES = [
  // In the order in which a version that serves writes them: otherwise each waits for the other.
  `LOCK TABLE interviews, documentos_solicitados, aplicaciones_vacantes, candidates IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE TABLE reglas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    activa_desde timestamptz,
    cuando jsonb NOT NULL,
    si jsonb NOT NULL DEFAULT '{}',
    entonces jsonb NOT NULL,
    freno_hora smallint NOT NULL DEFAULT 50,
    parada text,
    parada_at timestamptz,
    semilla text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT reglas_pk PRIMARY KEY (id),
    CONSTRAINT reglas_semilla_uq UNIQUE (semilla),
    CONSTRAINT reglas_nombre_ck CHECK (char_length(nombre) BETWEEN 1 AND 80),
    CONSTRAINT reglas_partes_ck CHECK (jsonb_typeof(cuando) = 'object' AND jsonb_typeof(si) = 'object'
      AND jsonb_typeof(entonces) = 'array' AND jsonb_array_length(entonces) BETWEEN 1 AND 5),
    CONSTRAINT reglas_freno_ck CHECK (freno_hora BETWEEN 1 AND 500),
    CONSTRAINT reglas_parada_ck CHECK (parada IN ('freno', 'rota') AND (parada IS NULL) = (parada_at IS NULL)),
    CONSTRAINT reglas_parada_activa_ck CHECK (parada IS NULL OR activa_desde IS NULL)
  )`,
  // One for each kind that somebody listens to: the triggers look here at every change.
  `CREATE INDEX reglas_activas_ix ON reglas ((cuando ->> 'tipo')) WHERE activa_desde IS NOT NULL`,

  `CREATE TABLE eventos_regla (
    id bigint GENERATED ALWAYS AS IDENTITY,
    tipo text NOT NULL,
    aplicacion_id uuid NOT NULL,
    clave text NOT NULL,
    datos jsonb NOT NULL DEFAULT '{}',
    de_reglas uuid[] NOT NULL DEFAULT '{}',
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    hecho_at timestamptz,
    CONSTRAINT eventos_regla_pk PRIMARY KEY (id),
    CONSTRAINT eventos_regla_clave_uq UNIQUE (clave),
    CONSTRAINT eventos_regla_aplicacion_fk FOREIGN KEY (aplicacion_id)
      REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE
  )`,
  `CREATE INDEX eventos_regla_pendientes_ix ON eventos_regla (id) WHERE hecho_at IS NULL`,
  `CREATE INDEX eventos_regla_hechos_ix ON eventos_regla (hecho_at) WHERE hecho_at IS NOT NULL`,
  `CREATE INDEX eventos_regla_aplicacion_ix ON eventos_regla (aplicacion_id)`,

  `CREATE TABLE ejecuciones_regla (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    regla_id uuid,
    regla text NOT NULL,
    clave text NOT NULL,
    aplicacion_id uuid NOT NULL,
    acciones jsonb NOT NULL DEFAULT '[]',
    error text,
    motivo text,
    at timestamptz NOT NULL DEFAULT now(),
    deshecha_at timestamptz,
    deshecha_por uuid,
    CONSTRAINT ejecuciones_regla_pk PRIMARY KEY (id),
    CONSTRAINT ejecuciones_regla_una_uq UNIQUE (regla_id, clave),
    CONSTRAINT ejecuciones_regla_regla_fk FOREIGN KEY (regla_id) REFERENCES reglas (id) ON DELETE SET NULL,
    CONSTRAINT ejecuciones_regla_aplicacion_fk FOREIGN KEY (aplicacion_id)
      REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT ejecuciones_regla_deshecha_fk FOREIGN KEY (deshecha_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT ejecuciones_regla_acciones_ck CHECK (jsonb_typeof(acciones) = 'array'),
    CONSTRAINT ejecuciones_regla_error_ck CHECK (error IS NULL OR (acciones = '[]' AND deshecha_at IS NULL)),
    CONSTRAINT ejecuciones_regla_deshecha_ck CHECK (deshecha_por IS NULL OR deshecha_at IS NOT NULL)
  )`,
  `CREATE INDEX ejecuciones_regla_regla_ix ON ejecuciones_regla (regla_id, at DESC, id DESC)`,
  `CREATE INDEX ejecuciones_regla_aplicacion_ix ON ejecuciones_regla (aplicacion_id, at DESC)`,
  `CREATE INDEX ejecuciones_regla_deshecha_ix ON ejecuciones_regla (deshecha_por) WHERE deshecha_por IS NOT NULL`,
];

/** What a rule changes tells which rules led to it, so that none of them runs again: there are no circles. */
const CHAIN = `CREATE FUNCTION reglas_que_actuan() RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_to_array(nullif(current_setting('app.reglas', true), ''), ',')::uuid[], '{}')
$$`;

/** Written in the transaction of the change; one look at a small index while no rule listens. */
const tell = (tipo: string, select: string): string => `
  IF EXISTS (SELECT 1 FROM reglas WHERE activa_desde IS NOT NULL AND cuando ->> 'tipo' = '${tipo}') THEN
    INSERT INTO eventos_regla (tipo, aplicacion_id, clave, datos, de_reglas)
    SELECT '${tipo}', told.aplicacion_id, told.clave, told.datos, reglas_que_actuan() FROM (${select}) told
    WHERE told.aplicacion_id IS NOT NULL
    ON CONFLICT (clave) DO NOTHING;
  END IF;`;

const trigger = (name: string, on: string, body: string): string[] => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
  `CREATE TRIGGER ${name}_tg ${on} EXECUTE FUNCTION ${name}()`,
];

/** A field of a person is of their current application. */
const fieldsOf = (entidad: string, applicationId: string): string =>
  tell(
    'campo_cambiado',
    `SELECT ${applicationId} AS aplicacion_id, concat_ws(':', 'campo', NEW.id, k.campo, txid_current()) AS clave,
       jsonb_build_object('entidad', '${entidad}', 'campo', k.campo) AS datos
     FROM (SELECT jsonb_object_keys(OLD.campos || NEW.campos) AS campo) k
     WHERE NEW.deleted_at IS NULL AND OLD.campos -> k.campo IS DISTINCT FROM NEW.campos -> k.campo`,
  );
const FIELDS_CHANGE = 'FOR EACH ROW WHEN (OLD.campos IS DISTINCT FROM NEW.campos)';

const TRIGGERS = [
  // People who are imported have not applied now.
  trigger(
    'reglas_inscrita',
    `AFTER INSERT ON aplicaciones_vacantes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT`,
    tell(
      'inscrita',
      `SELECT n.id AS aplicacion_id, 'inscrita:' || n.id AS clave, '{}'::jsonb AS datos FROM new_rows n
       WHERE n.deleted_at IS NULL AND n.canal <> 'importacion'`,
    ),
  ),
  trigger(
    'reglas_movida',
    `AFTER UPDATE OF estado, fase_id ON aplicaciones_vacantes FOR EACH ROW
       WHEN ((OLD.estado, OLD.fase_id) IS DISTINCT FROM (NEW.estado, NEW.fase_id)
         AND OLD.version <> NEW.version AND NEW.deleted_at IS NULL)`,
    tell(
      'movida',
      `SELECT NEW.id AS aplicacion_id, concat_ws(':', 'movida', NEW.id, NEW.version) AS clave, jsonb_build_object(
         'estado', NEW.estado, 'fase', (SELECT f.nombre FROM fases f WHERE f.id = NEW.fase_id)) AS datos`,
    ),
  ),
  trigger(
    'reglas_documento',
    `AFTER UPDATE OF estado ON documentos_solicitados FOR EACH ROW
       WHEN (OLD.estado <> 'aceptado' AND NEW.estado = 'aceptado')`,
    tell(
      'documento_aceptado',
      `SELECT coalesce(NEW.aplicacion_id, c.aplicacion_actual_id) AS aplicacion_id, 'documento:' || NEW.id AS clave,
         jsonb_build_object('documento', NEW.nombre) AS datos
       FROM candidates c WHERE c.id = NEW.candidato_id`,
    ),
  ),
  trigger(
    'reglas_entrevista',
    `AFTER UPDATE OF estado ON interviews FOR EACH ROW
       WHEN (OLD.estado <> 'realizada' AND NEW.estado = 'realizada' AND NEW.deleted_at IS NULL)`,
    tell(
      'entrevista_hecha',
      `SELECT NEW.aplicacion_id, 'entrevista:' || NEW.id AS clave, '{}'::jsonb AS datos`,
    ),
  ),
  trigger(
    'reglas_campo_persona',
    `AFTER UPDATE OF campos ON candidates ${FIELDS_CHANGE}`,
    fieldsOf('persona', 'NEW.aplicacion_actual_id'),
  ),
  trigger(
    'reglas_campo_candidatura',
    `AFTER UPDATE OF campos ON aplicaciones_vacantes ${FIELDS_CHANGE}`,
    fieldsOf('candidatura', 'NEW.id'),
  ),
];

/** The event of a rule that tells programs. */
const WEBHOOK = trigger(
  'webhook_rule_ran',
  `AFTER INSERT ON ejecuciones_regla FOR EACH ROW WHEN (NEW.acciones @> '[{"tipo":"webhook"}]')`,
  tellPrograms(
    `'rule.ran'`,
    '(SELECT a.candidato_id FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id)',
    `jsonb_build_object('id', NEW.aplicacion_id, 'candidato_id',
       (SELECT a.candidato_id FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id),
       'regla_id', NEW.regla_id, 'regla', NEW.regla)`,
    '',
  ),
);

const DROPPED = [
  ['reglas_inscrita', 'aplicaciones_vacantes'],
  ['reglas_movida', 'aplicaciones_vacantes'],
  ['reglas_documento', 'documentos_solicitados'],
  ['reglas_entrevista', 'interviews'],
  ['reglas_campo_persona', 'candidates'],
  ['reglas_campo_candidatura', 'aplicaciones_vacantes'],
] as const;

/** Rules: when, if, then. Their events are an outbox of the changes that they listen to. */
export class Rules1790000000106 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, CHAIN, ...TRIGGERS.flat(), ...WEBHOOK]) await db.query(statement);
    for (const { semilla, nombre, cuando, entonces } of SEEDED_RULES) {
      await db.query(`INSERT INTO reglas (semilla, nombre, cuando, entonces) VALUES ($1, $2, $3, $4)`, [
        semilla,
        nombre,
        JSON.stringify(cuando),
        JSON.stringify(entonces),
      ]);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name, table] of DROPPED) {
      await db.query(`DROP TRIGGER ${name}_tg ON ${table}`);
      await db.query(`DROP FUNCTION ${name}()`);
    }
    await db.query(`DROP FUNCTION reglas_que_actuan()`);
    await db.query(`DROP TABLE ejecuciones_regla, eventos_regla, reglas`);
    await db.query(`DROP FUNCTION webhook_rule_ran()`);
  }
}
