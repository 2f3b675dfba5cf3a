import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tell } from './webhook-events.sql.js';

const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const requisition = (row: string, estado = `${row}.estado`): string => `jsonb_build_object(
  'id', ${row}.id, 'numero', ${row}.numero, 'titulo', ${row}.titulo, 'estado', ${estado},
  'departamento', ${row}.departamento, 'plazas', ${row}.plazas, 'pedida_at', ${instant(`${row}.pedida_at`)},
  'aprobada_at', ${instant(`${row}.aprobada_at`)}, 'version', ${row}.version)`;

const changed = (type: string): string => tell(`'${type}'`, 'NULL::uuid', requisition('NEW'), '');

const STATEMENTS = [
  // The strongest lock first, in the order in which a version that serves writes them.
  `LOCK TABLE aplicaciones_vacantes, vacantes, solicitudes_personal IN SHARE ROW EXCLUSIVE MODE`,
  `ALTER TABLE webhooks DROP CONSTRAINT webhooks_eventos_ck,
    ADD CONSTRAINT webhooks_eventos_ck CHECK (cardinality(eventos) BETWEEN 1 AND 40)`,
  // Two hires at once count one after the other: one of them is the last.
  `CREATE FUNCTION tell_filled_requisition(request uuid, counted_up boolean) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      filled solicitudes_personal;
      hired integer;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('requisition.filled:' || request, 0));
      SELECT * INTO filled FROM solicitudes_personal WHERE id = request AND estado = 'aprobada';
      SELECT count(*) INTO hired FROM vacantes v JOIN aplicaciones_vacantes a ON a.vacante_id = v.id
        WHERE v.solicitud_id = request AND a.estado = 'contratada' AND a.deleted_at IS NULL;
      IF hired = filled.plazas OR (NOT counted_up AND hired > filled.plazas) THEN
        ${tell(`'requisition.filled'`, 'NULL::uuid', requisition('filled', `'cubierta'`), '')}
      END IF;
    END $$`,
  `CREATE FUNCTION webhook_requisition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE NEW.estado
        WHEN 'en_aprobacion' THEN ${changed('requisition.submitted')}
        WHEN 'aprobada' THEN ${changed('requisition.approved')} PERFORM tell_filled_requisition(NEW.id, false);
        WHEN 'devuelta' THEN ${changed('requisition.rejected')}
        WHEN 'cancelada' THEN ${changed('requisition.cancelled')}
        ELSE NULL;
      END CASE;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_requisition_tg AFTER UPDATE OF estado, ronda ON solicitudes_personal FOR EACH ROW
    WHEN (OLD.estado <> NEW.estado OR OLD.ronda <> NEW.ronda) EXECUTE FUNCTION webhook_requisition()`,
  `CREATE FUNCTION webhook_requisition_hire() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM tell_filled_requisition(v.solicitud_id, true) FROM vacantes v
        WHERE v.id = NEW.vacante_id AND v.solicitud_id IS NOT NULL;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_requisition_hire_tg AFTER UPDATE OF estado ON aplicaciones_vacantes FOR EACH ROW
    WHEN (NEW.estado = 'contratada' AND OLD.estado <> 'contratada' AND NEW.deleted_at IS NULL)
    EXECUTE FUNCTION webhook_requisition_hire()`,
  `CREATE FUNCTION webhook_requisition_link() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM tell_filled_requisition(NEW.solicitud_id, false);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_requisition_link_tg AFTER UPDATE OF solicitud_id ON vacantes FOR EACH ROW
    WHEN (NEW.solicitud_id IS NOT NULL AND OLD.solicitud_id IS NULL) EXECUTE FUNCTION webhook_requisition_link()`,
  // As the triggers of migration 86.
  ...Object.entries({ insert: 'NEW', update: 'NEW', delete: 'OLD' }).map(
    ([
      verb,
      rows,
    ]) => `CREATE TRIGGER solicitudes_personal_live_${verb}_tg AFTER ${verb.toUpperCase()} ON solicitudes_personal
      REFERENCING ${rows} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('requisitions')`,
  ),
];

const TRIGGERS = [
  ['webhook_requisition_tg', 'solicitudes_personal'],
  ['webhook_requisition_hire_tg', 'aplicaciones_vacantes'],
  ['webhook_requisition_link_tg', 'vacantes'],
  ...['insert', 'update', 'delete'].map((verb) => [
    `solicitudes_personal_live_${verb}_tg`,
    'solicitudes_personal',
  ]),
] as const;

/** Programs and open screens hear of requests for staff. */
export class TellingOfRequisitions1790000000151 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [trigger, table] of TRIGGERS) await db.query(`DROP TRIGGER ${trigger} ON ${table}`);
    await db.query(
      `DROP FUNCTION webhook_requisition(), webhook_requisition_hire(), webhook_requisition_link(),
        tell_filled_requisition(uuid, boolean)`,
    );
    await db.query(
      `UPDATE webhooks SET eventos = array(SELECT e FROM unnest(eventos) e WHERE e NOT LIKE 'requisition.%')
        WHERE NOT eventos <@ '{requisition.submitted,requisition.approved,requisition.rejected,requisition.cancelled,requisition.filled}'`,
    );
    await db.query(`ALTER TABLE webhooks DROP CONSTRAINT webhooks_eventos_ck,
      ADD CONSTRAINT webhooks_eventos_ck CHECK (cardinality(eventos) BETWEEN 1 AND 20)`);
  }
}
