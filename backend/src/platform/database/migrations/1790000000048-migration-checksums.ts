import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Of what each migration did when it was applied; null: before this was noted.
  'ALTER TABLE migrations ADD COLUMN huella text',
  // Figures1790000000027 had another body once: installations of that time get the one that all others have.
  `CREATE OR REPLACE FUNCTION historial_estancia() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A move that was overtaken or taken back was never there: the stay goes back to the one that stands.
      SELECT (CASE WHEN h.a LIKE 'entrevista%' THEN 'entrevista' ELSE h.a END), h.created_at INTO NEW.estancia_etapa, NEW.estancia_desde
      FROM (
        -- The fence keeps the moves of one application apart: by date alone every other one's would be read first.
        SELECT id, a, created_at, estancia_etapa, deshecha_at FROM aplicacion_historial
        WHERE aplicacion_id = NEW.aplicacion_id AND tipo = 'movida' OFFSET 0
      ) h
      WHERE h.deshecha_at IS NULL AND h.estancia_etapa IS NOT NULL
        AND h.created_at <= NEW.created_at AND h.id <> NEW.id
      ORDER BY h.created_at DESC, h.id DESC LIMIT 1;
      IF NOT FOUND THEN
        SELECT coalesce((CASE WHEN NEW.de LIKE 'entrevista%' THEN 'entrevista' ELSE NEW.de END), 'recibida'), least(a.fecha_aplicacion, NEW.created_at)
        INTO NEW.estancia_etapa, NEW.estancia_desde
        FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id;
      END IF;
      IF NEW.estancia_etapa = (CASE WHEN NEW.a LIKE 'entrevista%' THEN 'entrevista' ELSE NEW.a END) THEN
        NEW.estancia_etapa := NULL;
        NEW.estancia_desde := NULL;
      END IF;
      RETURN NEW;
    END $$`,
];

/** Notes what each migration did, so that one that was edited afterwards is seen, and mends the one that was. */
export class MigrationChecksums1790000000048 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  /** The function stays: the migration before has it in the same words. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE migrations DROP COLUMN huella');
  }
}
