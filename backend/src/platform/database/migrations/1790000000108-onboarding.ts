import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEEDED_ONBOARDING } from './seeded-onboarding.js';
import { tell } from './webhook-events.sql.js';

const TABLES = [
  // The strongest lock first, in the order in which a version that serves writes them.
  `LOCK TABLE documentos_solicitados, aplicaciones_vacantes IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE TABLE plantillas_incorporacion (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    nombre text NOT NULL,
    departamento text,
    posicion text,
    tareas jsonb NOT NULL,
    semilla text,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT plantillas_incorporacion_pk PRIMARY KEY (id),
    CONSTRAINT plantillas_incorporacion_semilla_uq UNIQUE (semilla),
    CONSTRAINT plantillas_incorporacion_nombre_ck CHECK (char_length(nombre) BETWEEN 1 AND 80),
    CONSTRAINT plantillas_incorporacion_lugar_ck CHECK (posicion IS NULL OR departamento IS NOT NULL),
    CONSTRAINT plantillas_incorporacion_tareas_ck
      CHECK (jsonb_typeof(tareas) = 'array' AND jsonb_array_length(tareas) BETWEEN 1 AND 40)
  )`,
  `CREATE UNIQUE INDEX plantillas_incorporacion_lugar_uq ON plantillas_incorporacion (departamento, posicion)
    NULLS NOT DISTINCT`,

  `CREATE TABLE incorporaciones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    aplicacion_id uuid NOT NULL,
    plantilla_id uuid,
    estado text NOT NULL DEFAULT 'abierta',
    primer_dia date,
    hora text,
    lugar text,
    contacto text,
    responsable_id uuid,
    informatica_id uuid,
    motivo text,
    terminada_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    cambios integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT incorporaciones_pk PRIMARY KEY (id),
    CONSTRAINT incorporaciones_aplicacion_uq UNIQUE (aplicacion_id),
    CONSTRAINT incorporaciones_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT incorporaciones_plantilla_fk
      FOREIGN KEY (plantilla_id) REFERENCES plantillas_incorporacion (id) ON DELETE SET NULL,
    CONSTRAINT incorporaciones_responsable_fk FOREIGN KEY (responsable_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT incorporaciones_informatica_fk FOREIGN KEY (informatica_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT incorporaciones_estado_ck
      CHECK (estado IN ('abierta', 'incorporada', 'no_incorporada', 'cancelada')),
    CONSTRAINT incorporaciones_terminada_ck CHECK ((estado = 'abierta') = (terminada_at IS NULL)),
    CONSTRAINT incorporaciones_motivo_ck CHECK ((estado = 'no_incorporada') = (motivo IS NOT NULL)),
    CONSTRAINT incorporaciones_largo_ck CHECK (char_length(lugar) <= 160 AND char_length(contacto) <= 160
      AND char_length(motivo) <= 500 AND hora ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
  )`,
  // The list by first day; those that are over are read by the same index from the other side.
  `CREATE INDEX incorporaciones_lista_ix ON incorporaciones (estado, primer_dia, id)`,
  `CREATE INDEX incorporaciones_dia_ix ON incorporaciones (primer_dia, id)`,
  `CREATE INDEX incorporaciones_responsable_ix ON incorporaciones (responsable_id) WHERE responsable_id IS NOT NULL`,
  `CREATE INDEX incorporaciones_informatica_ix ON incorporaciones (informatica_id) WHERE informatica_id IS NOT NULL`,
  `CREATE INDEX incorporaciones_plantilla_ix ON incorporaciones (plantilla_id)`,

  `CREATE TABLE tareas_incorporacion (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    incorporacion_id uuid NOT NULL,
    clave text NOT NULL,
    orden smallint NOT NULL,
    tipo text NOT NULL,
    quien text NOT NULL,
    turno text NOT NULL,
    dias smallint NOT NULL,
    obligatoria boolean NOT NULL,
    espera text,
    titulo jsonb NOT NULL,
    detalle jsonb NOT NULL DEFAULT '{}',
    dato text,
    texto jsonb,
    texto_version integer,
    cualificacion text,
    documento_id uuid,
    sellado text,
    sellado_clave text,
    hecha_at timestamptz,
    hecha_por uuid,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT tareas_incorporacion_pk PRIMARY KEY (id),
    CONSTRAINT tareas_incorporacion_clave_uq UNIQUE (incorporacion_id, clave),
    CONSTRAINT tareas_incorporacion_incorporacion_fk
      FOREIGN KEY (incorporacion_id) REFERENCES incorporaciones (id) ON DELETE CASCADE,
    CONSTRAINT tareas_incorporacion_documento_fk
      FOREIGN KEY (documento_id) REFERENCES documentos_solicitados (id) ON DELETE SET NULL,
    CONSTRAINT tareas_incorporacion_hecha_fk FOREIGN KEY (hecha_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT tareas_incorporacion_tipo_ck CHECK (tipo IN ('documento', 'dato', 'lectura', 'tarea')),
    CONSTRAINT tareas_incorporacion_quien_ck CHECK (quien IN ('persona', 'rrhh', 'responsable', 'informatica')
      AND turno IN ('persona', 'rrhh', 'responsable', 'informatica')),
    CONSTRAINT tareas_incorporacion_dias_ck CHECK (dias IN (-7, -3, 0, 30)),
    CONSTRAINT tareas_incorporacion_dato_ck CHECK ((tipo = 'dato') = (dato IS NOT NULL)
      AND dato IN ('iban', 'naf', 'talla', 'emergencia', 'aptitud')),
    CONSTRAINT tareas_incorporacion_texto_ck CHECK ((tipo = 'lectura') = (texto IS NOT NULL)
      AND (texto IS NULL) = (texto_version IS NULL)),
    CONSTRAINT tareas_incorporacion_sellado_ck CHECK ((sellado IS NULL) = (sellado_clave IS NULL)
      AND (sellado IS NULL OR tipo = 'dato'))
  )`,
  `CREATE INDEX tareas_incorporacion_documento_ix ON tareas_incorporacion (documento_id) WHERE documento_id IS NOT NULL`,
  `CREATE INDEX tareas_incorporacion_hecha_ix ON tareas_incorporacion (hecha_por) WHERE hecha_por IS NOT NULL`,
  // What is left of each, with whose turn it is.
  `CREATE INDEX tareas_incorporacion_abiertas_ix ON tareas_incorporacion (incorporacion_id, turno, dias)
    WHERE hecha_at IS NULL AND obligatoria`,
  `CREATE INDEX tareas_incorporacion_clave_ix ON tareas_incorporacion (sellado_clave) WHERE sellado_clave IS NOT NULL`,
];

const trigger = (name: string, on: string, body: string): string[] => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
  `CREATE TRIGGER ${name}_tg ${on} EXECUTE FUNCTION ${name}()`,
];

const onboarding = `jsonb_build_object('id', NEW.id, 'aplicacion_id', NEW.aplicacion_id,
  'candidato_id', (SELECT a.candidato_id FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id),
  'estado', NEW.estado, 'primer_dia', NEW.primer_dia,
  'pendientes', (SELECT count(*) FROM tareas_incorporacion t
    WHERE t.incorporacion_id = NEW.id AND t.hecha_at IS NULL AND t.obligatoria),
  'version', NEW.cambios)`;
const person = '(SELECT a.candidato_id FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id)';
const told = (event: string): string => tell(`'incorporacion.${event}'`, person, onboarding, '');

const TRIGGERS = [
  // Whoever decides on a document, version 1.0.0 too. A request that was taken back leaves nothing to do.
  trigger(
    'incorporaciones_documento',
    `AFTER UPDATE OF estado ON documentos_solicitados FOR EACH ROW WHEN (OLD.estado <> NEW.estado)`,
    `UPDATE tareas_incorporacion t SET
       turno = CASE WHEN NEW.estado = 'subido' THEN 'rrhh' ELSE t.quien END,
       hecha_at = CASE WHEN NEW.estado IN ('aceptado', 'cancelado') THEN NEW.updated_at END,
       hecha_por = NULL, version = t.version + 1, updated_at = NEW.updated_at
     WHERE t.documento_id = NEW.id;`,
  ),
  trigger(
    'incorporaciones_tarea',
    `AFTER UPDATE OF hecha_at, turno, sellado ON tareas_incorporacion FOR EACH ROW
       WHEN ((OLD.hecha_at, OLD.turno, OLD.sellado) IS DISTINCT FROM (NEW.hecha_at, NEW.turno, NEW.sellado))`,
    `UPDATE incorporaciones SET cambios = cambios + 1, updated_at = NEW.updated_at WHERE id = NEW.incorporacion_id;`,
  ),
  // Deferred to the end of the transaction: its tasks are there then.
  [
    `CREATE FUNCTION webhook_onboarding_opened() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${told('abierta')} RETURN NULL; END $$`,
    `CREATE CONSTRAINT TRIGGER webhook_onboarding_opened_tg AFTER INSERT ON incorporaciones
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION webhook_onboarding_opened()`,
  ],
  trigger(
    'webhook_onboarding_changed',
    `AFTER UPDATE OF cambios ON incorporaciones FOR EACH ROW WHEN (OLD.cambios <> NEW.cambios)`,
    `IF OLD.estado <> NEW.estado AND NEW.estado = 'abierta' THEN ${told('abierta')}
     ELSIF OLD.estado <> NEW.estado THEN ${told('terminada')}
     ELSIF NEW.estado IN ('abierta', 'incorporada') THEN ${told('cambiada')}
     END IF;`,
  ),
  // As the triggers of migration 86.
  Object.entries({ insert: 'NEW', update: 'NEW', delete: 'OLD' }).map(
    ([
      verb,
      rows,
    ]) => `CREATE TRIGGER incorporaciones_live_${verb}_tg AFTER ${verb.toUpperCase()} ON incorporaciones
      REFERENCING ${rows} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('onboardings')`,
  ),
];

/** From being hired to the first day: templates by position, what is done for each person, and their values, sealed. */
export class Onboarding1790000000108 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TRIGGERS.flat()]) await db.query(statement);
    for (const { semilla, nombre, departamento, tareas } of SEEDED_ONBOARDING) {
      await db.query(
        `INSERT INTO plantillas_incorporacion (semilla, nombre, departamento, tareas) VALUES ($1, $2, $3, $4)`,
        [semilla, nombre, departamento, JSON.stringify(tareas)],
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER incorporaciones_documento_tg ON documentos_solicitados`);
    await db.query(`DROP FUNCTION incorporaciones_documento()`);
    await db.query(`DROP TABLE tareas_incorporacion, incorporaciones, plantillas_incorporacion`);
    await db.query(`DROP FUNCTION incorporaciones_tarea()`);
    await db.query(`DROP FUNCTION webhook_onboarding_opened()`);
    await db.query(`DROP FUNCTION webhook_onboarding_changed()`);
  }
}
