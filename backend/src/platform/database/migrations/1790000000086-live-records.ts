import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of one statement that are told one by one; more of them are one event without a person. */
const TOLD_SINGLY = 20;

/** What stands on a record or a vacancy's page, and the noun of the API by which a screen knows it. */
const TOLD = [
  ['correos', 'emails'],
  ['cualificaciones', 'candidates'],
  ['disponibilidades', 'candidates'],
  ['disponibilidades_entrevista', 'interview-availability'],
  ['documentos_solicitados', 'documents'],
  ['entrevista_peticiones', 'interviews'],
  ['evaluaciones', 'scorecards'],
  ['invitaciones_cita', 'slot-invitations'],
  ['invitaciones_vacante', 'invitations'],
  ['mensajes_hilo', 'threads'],
  ['notas_candidato', 'notes'],
  ['peticiones_evaluacion', 'scorecards'],
  ['retenciones', 'privacy/holds'],
  ['vacantes', 'vacancies'],
] as const;

const ROWS = { insert: 'NEW', update: 'NEW', delete: 'OLD' } as const;

const triggers = TOLD.flatMap(([table, resource]) =>
  Object.entries(ROWS).map(([verb, rows]) => ({
    name: `${table}_live_${verb}_tg`,
    table,
    resource,
    verb,
    rows,
  })),
);

/** As the triggers of migration 16: ids only, with the commit, and none after a rollback. */
const RECORDS = `CREATE FUNCTION tell_records() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    told jsonb[];
    item jsonb;
    record jsonb := jsonb_build_object('kind', 'record', 'resource', TG_ARGV[0]);
  BEGIN
    SELECT array_agg(record || jsonb_strip_nulls(jsonb_build_object(
        'candidato_id', changed -> 'candidato_id',
        'vacante_id', CASE WHEN TG_ARGV[0] = 'vacancies' THEN changed -> 'id' ELSE changed -> 'vacante_id' END)))
      INTO told
      FROM (SELECT to_jsonb(changed_rows) AS changed FROM changed_rows LIMIT ${TOLD_SINGLY + 1}) few;
    IF cardinality(told) > ${TOLD_SINGLY} THEN told := ARRAY[record]; END IF;
    FOREACH item IN ARRAY coalesce(told, '{}') LOOP
      PERFORM pg_notify('live', item::text);
    END LOOP;
    RETURN NULL;
  END $$`;

/** What a record shows of a person besides what a card does, which migration 16 tells. */
const OF_RECORD = [
  'fecha_nacimiento',
  'direccion',
  'ciudad',
  'codigo_postal',
  'experiencia',
  'educacion',
  'habilidades',
  'carta_presentacion',
];
const each = (row: string): string => OF_RECORD.map((column) => `${row}.${column}`).join(', ');

const PROFILE = [
  `CREATE FUNCTION tell_profile() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('kind', 'candidate', 'change', 'changed', 'id', NEW.id)::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER candidates_live_profile_tg AFTER UPDATE OF ${OF_RECORD.join(', ')} ON candidates
     FOR EACH ROW WHEN ((${each('OLD')}) IS DISTINCT FROM (${each('NEW')})) EXECUTE FUNCTION tell_profile()`,
];

/** Open screens hear of everything that they show of a person and of a vacancy, not of applications and interviews only. */
export class LiveRecords1790000000086 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(RECORDS);
    for (const { name, table, resource, verb, rows } of triggers) {
      await db.query(
        `CREATE TRIGGER ${name} AFTER ${verb.toUpperCase()} ON ${table}
           REFERENCING ${rows} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('${resource}')`,
      );
    }
    for (const statement of PROFILE) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER candidates_live_profile_tg ON candidates`);
    await db.query(`DROP FUNCTION tell_profile()`);
    for (const { name, table } of triggers) await db.query(`DROP TRIGGER ${name} ON ${table}`);
    await db.query(`DROP FUNCTION tell_records()`);
  }
}
