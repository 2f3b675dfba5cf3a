import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the portal tells candidates of. */
export class Notifications1790000000006 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE notificaciones`);
  }
}

const UP = [
  `CREATE TABLE notificaciones (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    aplicacion_id uuid,
    tipo text NOT NULL,
    causa text NOT NULL,
    titulo text NOT NULL,
    texto text NOT NULL,
    enlace text NOT NULL,
    leida_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT notificaciones_pk PRIMARY KEY (id),
    CONSTRAINT notificaciones_causa_uq UNIQUE (causa),
    CONSTRAINT notificaciones_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT notificaciones_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT notificaciones_largo_ck CHECK (
      length(causa) <= 200 AND length(titulo) <= 200 AND length(texto) <= 1000 AND enlace LIKE '/%'
    )
  )`,
  `CREATE INDEX notificaciones_candidato_ix ON notificaciones (candidato_id, created_at DESC, id DESC)`,
  `CREATE INDEX notificaciones_sin_leer_ix ON notificaciones (candidato_id) WHERE leida_at IS NULL`,
  `CREATE INDEX notificaciones_aplicacion_ix ON notificaciones (aplicacion_id)`,
];
