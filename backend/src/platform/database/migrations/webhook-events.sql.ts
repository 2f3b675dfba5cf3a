/*
 * Events are written by triggers: in the transaction of the change, whoever makes it, and once. They cost one look at a
 * small table as long as nobody listens.
 */

const instant = (value: string): string =>
  `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What stands in an event of an application: as the candidate may know it, so that a waiting rejection does not show. */
const application = (row: string, before = 'NULL'): string => `jsonb_build_object(
  'id', ${row}.id, 'candidato_id', ${row}.candidato_id, 'vacante_id', ${row}.vacante_id,
  'estado', ${row}.estado_candidato, 'estado_anterior', ${before}, 'canal', ${row}.canal,
  'fecha_aplicacion', ${instant(`${row}.fecha_aplicacion`)}, 'retirada_at', ${instant(`${row}.retirada_at`)},
  'version', ${row}.version)`;

const interview = (row: string): string => `jsonb_build_object(
  'id', ${row}.id, 'aplicacion_id', ${row}.aplicacion_id, 'candidato_id', ${row}.candidato_id,
  'estado', ${row}.estado, 'tipo', ${row}.tipo, 'inicio', ${instant(`${row}.inicio`)}, 'fin', ${instant(`${row}.fin`)},
  'eliminada', ${row}.deleted_at IS NOT NULL, 'version', ${row}.version)`;

const vacancy = (row: string): string => `jsonb_build_object(
  'id', ${row}.id, 'titulo', ${row}.titulo, 'estado', ${row}.estado,
  'fecha_publicacion', ${instant(`${row}.fecha_publicacion`)}, 'cerrada_at', ${instant(`${row}.cerrada_at`)},
  'version', ${row}.version)`;

/** The addresses that listen. Their rows are held so that one which is being removed waits, or is not there. */
const listeners = (type: string): string => `webhooks w WHERE w.activo AND ${type} = ANY (w.eventos)`;

/** Writes the events of `from` and a delivery of each for every address that listens. */
export const tell = (type: string, person: string, data: string, from: string): string => `
  IF EXISTS (SELECT 1 FROM ${listeners(type)}) THEN
    WITH happened AS (
      INSERT INTO webhook_eventos (tipo, candidato_id, datos) SELECT ${type}, ${person}, ${data} ${from} RETURNING id
    ), heard AS (
      SELECT w.id FROM ${listeners(type)} FOR KEY SHARE
    )
    INSERT INTO webhook_entregas (webhook_id, evento_id, tipo, proximo_intento)
    SELECT heard.id, happened.id, ${type}, clock_timestamp() FROM happened CROSS JOIN heard;
  END IF;`;

const statementTrigger = (name: string, table: string, body: string): string[] => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${body}
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER ${name}_tg AFTER INSERT ON ${table} REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
];

const rowTrigger = (name: string, table: string, columns: string, when: string, body: string): string[] => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN${body}
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER ${name}_tg AFTER UPDATE OF ${columns} ON ${table}
    FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION ${name}()`,
];

const isPublic = (row: string): string => `(${row}.estado = 'activa' AND ${row}.visible_publicamente)`;
/** What one has to know of an interview to come to it. */
const APPOINTMENT = ['inicio', 'fin', 'tipo', 'ubicacion', 'link_virtual', 'entrevistador_id', 'estado'];
const appointment = (row: string): string =>
  `(${APPOINTMENT.map((column) => `${row}.${column}`).join(', ')})`;
const cancels =
  "(OLD.deleted_at IS NULL AND OLD.estado <> 'cancelada' AND (NEW.deleted_at IS NOT NULL OR NEW.estado = 'cancelada'))";

const TRIGGERS: readonly (readonly [name: string, table: string, statements: string[]])[] = [
  [
    'webhook_application_received',
    'aplicaciones_vacantes',
    statementTrigger(
      'webhook_application_received',
      'aplicaciones_vacantes',
      tell(
        `'application.received'`,
        'n.candidato_id',
        application('n'),
        'FROM new_rows n WHERE n.deleted_at IS NULL',
      ),
    ),
  ],
  [
    'webhook_application_moved',
    'aplicaciones_vacantes',
    rowTrigger(
      'webhook_application_moved',
      'aplicaciones_vacantes',
      'estado_candidato',
      'OLD.estado_candidato <> NEW.estado_candidato AND NEW.deleted_at IS NULL',
      tell(`'application.moved'`, 'NEW.candidato_id', application('NEW', 'OLD.estado_candidato'), ''),
    ),
  ],
  [
    'webhook_application_withdrawn',
    'aplicaciones_vacantes',
    rowTrigger(
      'webhook_application_withdrawn',
      'aplicaciones_vacantes',
      'retirada_at',
      'OLD.retirada_at IS NULL AND NEW.retirada_at IS NOT NULL AND NEW.deleted_at IS NULL',
      tell(`'application.withdrawn'`, 'NEW.candidato_id', application('NEW'), ''),
    ),
  ],
  [
    'webhook_interview_created',
    'interviews',
    statementTrigger(
      'webhook_interview_created',
      'interviews',
      tell(
        `'interview.created'`,
        'n.candidato_id',
        interview('n'),
        `FROM new_rows n WHERE n.deleted_at IS NULL AND n.estado <> 'cancelada'`,
      ),
    ),
  ],
  [
    'webhook_interview_changed',
    'interviews',
    rowTrigger(
      'webhook_interview_changed',
      'interviews',
      [...APPOINTMENT, 'deleted_at'].join(', '),
      `${cancels} OR (NEW.deleted_at IS NULL AND NEW.estado <> 'cancelada'
        AND ${appointment('OLD')} IS DISTINCT FROM ${appointment('NEW')})`,
      `
    IF ${cancels} THEN ${tell(`'interview.cancelled'`, 'NEW.candidato_id', interview('NEW'), '')}
    ELSE ${tell(`'interview.changed'`, 'NEW.candidato_id', interview('NEW'), '')}
    END IF;`,
    ),
  ],
  [
    'webhook_vacancy_created',
    'vacantes',
    statementTrigger(
      'webhook_vacancy_created',
      'vacantes',
      tell(`'vacancy.published'`, 'NULL::uuid', vacancy('n'), `FROM new_rows n WHERE ${isPublic('n')}`),
    ),
  ],
  [
    'webhook_vacancy_changed',
    'vacantes',
    rowTrigger(
      'webhook_vacancy_changed',
      'vacantes',
      'estado, visible_publicamente',
      `${isPublic('OLD')} <> ${isPublic('NEW')} OR (OLD.estado <> 'cerrada' AND NEW.estado = 'cerrada')`,
      `
    IF NEW.estado = 'cerrada' THEN ${tell(`'vacancy.closed'`, 'NULL::uuid', vacancy('NEW'), '')}
    ELSIF ${isPublic('NEW')} THEN ${tell(`'vacancy.published'`, 'NULL::uuid', vacancy('NEW'), '')}
    ELSE ${tell(`'vacancy.unpublished'`, 'NULL::uuid', vacancy('NEW'), '')}
    END IF;`,
    ),
  ],
];

const MOVED = 'webhook_application_moved';
const moved = (columns: string, when: string, data: string): string[] => [
  `DROP TRIGGER ${MOVED}_tg ON aplicaciones_vacantes`,
  `DROP FUNCTION ${MOVED}()`,
  ...rowTrigger(
    MOVED,
    'aplicaciones_vacantes',
    columns,
    `(${when}) AND NEW.deleted_at IS NULL`,
    tell(`'application.moved'`, 'NEW.candidato_id', data, ''),
  ),
];
const changesEstado = 'OLD.estado_candidato <> NEW.estado_candidato';

/** From migration 99 on a move names its phase, and one inside the estado is told too: only of what the candidate sees. */
export const TELLING_OF_PHASES = {
  up: moved(
    'estado_candidato, fase_id',
    `${changesEstado} OR (OLD.fase_id IS DISTINCT FROM NEW.fase_id AND NEW.estado = NEW.estado_candidato
      AND OLD.version <> NEW.version)`,
    `${application('NEW', 'OLD.estado_candidato')} || jsonb_build_object('fase', (
      SELECT jsonb_build_object('id', f.id, 'nombre', f.nombre) FROM fases f
      WHERE f.id = NEW.fase_id AND NEW.estado = NEW.estado_candidato))`,
  ),
  down: moved('estado_candidato', changesEstado, application('NEW', 'OLD.estado_candidato')),
};

export const TELLING = {
  up: TRIGGERS.flatMap(([, , statements]) => statements),
  down: TRIGGERS.flatMap(([name, table]) => [
    `DROP TRIGGER ${name}_tg ON ${table}`,
    `DROP FUNCTION ${name}()`,
  ]),
};
