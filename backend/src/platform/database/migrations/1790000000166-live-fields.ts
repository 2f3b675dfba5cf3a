import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open screens hear of a person's own fields too, as migration 86 tells the rest of the record. */
export class LiveFields1790000000166 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TRIGGER candidates_live_fields_tg AFTER UPDATE OF campos ON candidates
         FOR EACH ROW WHEN (OLD.campos IS DISTINCT FROM NEW.campos) EXECUTE FUNCTION tell_profile()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER candidates_live_fields_tg ON candidates`);
  }
}
