import type { MigrationInterface, QueryRunner } from 'typeorm';

const TOLD = `'application.received','application.moved','application.withdrawn'`;

/** Events of an application have the company's own fields of it, without those whose values do not leave the record. */
export class TellingOfFields1790000000107 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE FUNCTION webhook_evento_campos() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.datos := NEW.datos || jsonb_build_object('campos', (
          SELECT coalesce(jsonb_object_agg(v.key, v.value), '{}')
          FROM aplicaciones_vacantes a
          CROSS JOIN jsonb_each(a.campos) v
          JOIN campos_propios f ON f.entidad = 'candidatura' AND f.clave = v.key AND f.clase <> 'sensible'
          WHERE a.id = (NEW.datos ->> 'id')::uuid));
        RETURN NEW;
      END $$`);
    await db.query(`CREATE TRIGGER webhook_evento_campos_tg BEFORE INSERT ON webhook_eventos
      FOR EACH ROW WHEN (NEW.tipo IN (${TOLD})) EXECUTE FUNCTION webhook_evento_campos()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER webhook_evento_campos_tg ON webhook_eventos`);
    await db.query(`DROP FUNCTION webhook_evento_campos()`);
  }
}
