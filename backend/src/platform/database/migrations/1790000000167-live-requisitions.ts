import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Above this number of rows one event without ids is told. */
const TOLD_SINGLY = 20;

/** The function of migration 86, of requests for staff with their id. */
const telling = (
  more: string,
) => `CREATE OR REPLACE FUNCTION tell_records() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    told jsonb[];
    item jsonb;
    record jsonb := jsonb_build_object('kind', 'record', 'resource', TG_ARGV[0]);
  BEGIN
    SELECT array_agg(record || jsonb_strip_nulls(jsonb_build_object(${more}
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

/** Managers hear of the requests for staff that they asked for or approve, and of no others. */
export class LiveRequisitions1790000000167 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      telling(`
        'solicitud_id', CASE WHEN TG_ARGV[0] = 'requisitions' THEN changed -> 'id' END,`),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(telling(''));
  }
}
