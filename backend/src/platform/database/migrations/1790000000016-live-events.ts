import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of one statement that are told one by one; more of them are one `resync`. */
const TOLD_SINGLY = 20;
/** Rows before and after are compared without an index: a statement over more of them is one `resync` unseen. */
const COMPARED = 100;

/*
 * Notifications leave with the commit, once each, and none after a rollback. They carry ids and the stage, nothing
 * about a person: whoever listens may have the right to less than to everything.
 */
const notifier = (name: string, changes: string): string => `CREATE FUNCTION ${name}() RETURNS trigger
  LANGUAGE plpgsql AS $$
  DECLARE
    told jsonb[];
    item jsonb;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      -- Apart from the condition above: new_rows is known in this branch only.
      IF (SELECT count(*) FROM (SELECT 1 FROM new_rows LIMIT ${COMPARED + 1}) few) > ${COMPARED} THEN
        PERFORM pg_notify('live', '{"kind":"resync"}');
        RETURN NULL;
      END IF;
    END IF;
    ${changes}
    IF cardinality(told) > ${TOLD_SINGLY} THEN
      PERFORM pg_notify('live', '{"kind":"resync"}');
    ELSE
      FOREACH item IN ARRAY coalesce(told, '{}') LOOP
        PERFORM pg_notify('live', item::text);
      END LOOP;
    END IF;
    RETURN NULL;
  END $$`;

const stage = (row: string): string =>
  `CASE WHEN ${row}.estado LIKE 'entrevista%' THEN 'entrevista' ELSE ${row}.estado END`;

const application = (row: string, change: string): string => `jsonb_build_object('kind', 'application',
  'change', ${change}, 'id', ${row}.id, 'candidato_id', ${row}.candidato_id, 'vacante_id', ${row}.vacante_id,
  'stage', ${stage(row)}, 'version', ${row}.version)`;

const interview = (row: string, change: string): string => `jsonb_build_object('kind', 'interview',
  'change', ${change}, 'id', ${row}.id, 'candidato_id', ${row}.candidato_id, 'aplicacion_id', ${row}.aplicacion_id)`;

const candidate = (row: string, change: string): string =>
  `jsonb_build_object('kind', 'candidate', 'change', ${change}, 'id', ${row}.id)`;

/** One more row than is told singly answers the question whether there are too many. */
const gather = (event: string, from: string): string =>
  `SELECT array_agg(event) INTO told FROM (SELECT ${event} AS event FROM ${from} LIMIT ${TOLD_SINGLY + 1}) changes;`;

const APPLICATIONS = notifier(
  'tell_applications',
  `IF TG_OP = 'INSERT' THEN
      ${gather(application('n', `'created'`), 'new_rows n')}
    ELSIF TG_OP = 'DELETE' THEN
      ${gather(application('o', `'removed'`), 'old_rows o')}
    ELSE
      ${gather(
        application(
          'n',
          `CASE
             WHEN n.deleted_at IS NOT NULL OR n.retirada_at IS NOT NULL THEN 'removed'
             WHEN ${stage('n')} <> ${stage('o')} THEN 'moved'
             ELSE 'changed' END`,
        ),
        'new_rows n JOIN old_rows o USING (id) WHERE n.version <> o.version OR n.deleted_at IS DISTINCT FROM o.deleted_at',
      )}
    END IF;`,
);

const INTERVIEWS = notifier(
  'tell_interviews',
  `IF TG_OP = 'INSERT' THEN
      ${gather(interview('n', `'created'`), 'new_rows n')}
    ELSIF TG_OP = 'DELETE' THEN
      ${gather(interview('o', `'removed'`), 'old_rows o')}
    ELSE
      ${gather(
        interview('n', `CASE WHEN n.deleted_at IS NULL THEN 'changed' ELSE 'removed' END`),
        'new_rows n JOIN old_rows o USING (id) WHERE n.version <> o.version OR n.deleted_at IS DISTINCT FROM o.deleted_at',
      )}
    END IF;`,
);

/** What a card shows of a person. The projection is told as its application. */
const SHOWN = [
  'nombre',
  'apellidos',
  'email',
  'telefono',
  'departamento',
  'posicion',
  'cv_archivo_id',
  'deleted_at',
];

const CANDIDATES = notifier(
  'tell_candidates',
  `IF TG_OP = 'DELETE' THEN
      ${gather(candidate('o', `'removed'`), 'old_rows o')}
    ELSE
      ${gather(
        candidate('n', `CASE WHEN n.deleted_at IS NULL THEN 'changed' ELSE 'removed' END`),
        `new_rows n JOIN old_rows o USING (id)
         WHERE (${SHOWN.map((column) => `n.${column}`).join(', ')})
           IS DISTINCT FROM (${SHOWN.map((column) => `o.${column}`).join(', ')})`,
      )}
    END IF;`,
);

const SESSIONS = notifier(
  'tell_sessions',
  gather(
    `jsonb_build_object('kind', 'session', 'id', n.id)`,
    'new_rows n JOIN old_rows o USING (id) WHERE n.revoked_at IS NOT NULL AND o.revoked_at IS NULL',
  ),
);

type Verb = 'insert' | 'update' | 'delete';

const TABLES: readonly { table: string; prefix: string; teller: string; verbs: readonly Verb[] }[] = [
  {
    table: 'aplicaciones_vacantes',
    prefix: 'aplicaciones',
    teller: 'tell_applications',
    verbs: ['insert', 'update', 'delete'],
  },
  {
    table: 'interviews',
    prefix: 'interviews',
    teller: 'tell_interviews',
    verbs: ['insert', 'update', 'delete'],
  },
  { table: 'candidates', prefix: 'candidates', teller: 'tell_candidates', verbs: ['update', 'delete'] },
  { table: 'sessions', prefix: 'sessions', teller: 'tell_sessions', verbs: ['update'] },
];

const OLD = 'OLD TABLE AS old_rows';
const NEW = 'NEW TABLE AS new_rows';
const ROWS: Readonly<Record<Verb, string>> = { insert: NEW, update: `${OLD} ${NEW}`, delete: OLD };

const triggers = TABLES.flatMap(({ table, prefix, teller, verbs }) =>
  verbs.map((verb) => ({ name: `${prefix}_live_${verb}_tg`, table, teller, verb })),
);

const UP = [
  APPLICATIONS,
  INTERVIEWS,
  CANDIDATES,
  SESSIONS,
  ...triggers.map(
    ({ name, table, teller, verb }) =>
      `CREATE TRIGGER ${name} AFTER ${verb.toUpperCase()} ON ${table}
       REFERENCING ${ROWS[verb]} FOR EACH STATEMENT EXECUTE FUNCTION ${teller}()`,
  ),
  // A column of one vacancy's board, newest first.
  `CREATE INDEX aplicaciones_tablero_ix ON aplicaciones_vacantes
     (vacante_id, (${stage('aplicaciones_vacantes')}), fecha_aplicacion DESC, id DESC)
     WHERE vacante_id IS NOT NULL AND retirada_at IS NULL AND deleted_at IS NULL`,
];

const DOWN = [
  `DROP INDEX aplicaciones_tablero_ix`,
  ...triggers.map(({ name, table }) => `DROP TRIGGER ${name} ON ${table}`),
  ...['tell_applications', 'tell_interviews', 'tell_candidates', 'tell_sessions'].map(
    (name) => `DROP FUNCTION ${name}()`,
  ),
];

/** Tells every process at once what has changed on the boards and lists of human resources. */
export class LiveEvents1790000000016 implements MigrationInterface {
  name = 'LiveEvents1790000000016';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
