import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE suscripciones_push ADD session_id uuid
     CONSTRAINT suscripciones_push_session_fk REFERENCES sessions (id) ON DELETE SET NULL`,
  `CREATE INDEX suscripciones_push_session_ix ON suscripciones_push (session_id)`,
];

/** The session in which a browser asked for web push: with the sessions of other browsers their subscriptions end. */
export class PushSessions1790000000076 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE suscripciones_push DROP session_id`);
  }
}
