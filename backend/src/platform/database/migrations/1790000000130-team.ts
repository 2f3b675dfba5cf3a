import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What managers propose. */
const PROPOSALS = [
  `CREATE TABLE propuestas_equipo (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      aplicacion_id uuid NOT NULL,
      usuario_id uuid,
      autor text NOT NULL,
      propuesta text NOT NULL,
      motivo text,
      created_at timestamptz NOT NULL DEFAULT now(),
      resuelta_at timestamptz,
      resuelta_por uuid,
      resultado text,
      CONSTRAINT propuestas_equipo_pk PRIMARY KEY (id),
      CONSTRAINT propuestas_equipo_aplicacion_fk
        FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
      CONSTRAINT propuestas_equipo_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE SET NULL,
      CONSTRAINT propuestas_equipo_resuelta_por_fk FOREIGN KEY (resuelta_por) REFERENCES users (id) ON DELETE SET NULL,
      CONSTRAINT propuestas_equipo_propuesta_ck CHECK (propuesta IN ('pasar','descartar','entrevista')),
      CONSTRAINT propuestas_equipo_motivo_ck CHECK (length(motivo) BETWEEN 1 AND 1000
        AND (motivo IS NOT NULL OR propuesta = 'pasar')),
      CONSTRAINT propuestas_equipo_resultado_ck CHECK ((resultado IS NULL) = (resuelta_at IS NULL)
        AND (resultado IS NULL OR resultado IN ('seguida','no_seguida','retirada')))
    )`,
  `CREATE UNIQUE INDEX propuestas_equipo_abierta_uq ON propuestas_equipo (aplicacion_id, usuario_id)
      WHERE resuelta_at IS NULL`,
  `CREATE INDEX propuestas_equipo_espera_ix ON propuestas_equipo (created_at, id)
      WHERE resuelta_at IS NULL`,
  `CREATE INDEX propuestas_equipo_usuario_ix ON propuestas_equipo (usuario_id)`,
  `CREATE INDEX propuestas_equipo_resuelta_por_ix ON propuestas_equipo (resuelta_por)`,
];

/** Managers, the teams of vacancies and departments, and what they propose. */
export class Team1790000000130 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users DROP CONSTRAINT users_role_ck,
      ADD CONSTRAINT users_role_ck CHECK (role IN ('admin','rrhh','responsable','candidate'))`);
    await db.query(`CREATE TABLE equipo_vacante (
      vacante_id uuid NOT NULL,
      usuario_id uuid NOT NULL,
      papel text NOT NULL DEFAULT 'responsable',
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT equipo_vacante_pk PRIMARY KEY (vacante_id, usuario_id),
      CONSTRAINT equipo_vacante_vacante_fk FOREIGN KEY (vacante_id) REFERENCES vacantes (id) ON DELETE CASCADE,
      CONSTRAINT equipo_vacante_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE CASCADE,
      CONSTRAINT equipo_vacante_papel_ck CHECK (papel IN ('responsable','entrevistador','aprobador'))
    )`);
    await db.query(`CREATE INDEX equipo_vacante_usuario_ix ON equipo_vacante (usuario_id)`);
    await db.query(`CREATE TABLE equipo_departamento (
      departamento text NOT NULL,
      usuario_id uuid NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT equipo_departamento_pk PRIMARY KEY (departamento, usuario_id),
      CONSTRAINT equipo_departamento_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await db.query(`CREATE INDEX equipo_departamento_usuario_ix ON equipo_departamento (usuario_id)`);
    await db.query(`CREATE TABLE vistas_equipo (
      aplicacion_id uuid NOT NULL,
      usuario_id uuid NOT NULL,
      vista_at timestamptz NOT NULL,
      CONSTRAINT vistas_equipo_pk PRIMARY KEY (aplicacion_id, usuario_id),
      CONSTRAINT vistas_equipo_aplicacion_fk
        FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
      CONSTRAINT vistas_equipo_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await db.query(`CREATE INDEX vistas_equipo_usuario_ix ON vistas_equipo (usuario_id)`);
    for (const statement of PROPOSALS) await db.query(statement);
    // What was written before there were managers was written for human resources alone.
    await db.query(`ALTER TABLE notas_candidato ADD COLUMN privada boolean NOT NULL DEFAULT true`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE notas_candidato DROP COLUMN privada`);
    for (const table of ['propuestas_equipo', 'vistas_equipo', 'equipo_departamento', 'equipo_vacante'])
      await db.query(`DROP TABLE ${table}`);
    await db.query(`UPDATE users SET role = 'candidate', activo = false WHERE role = 'responsable'`);
    await db.query(`ALTER TABLE users DROP CONSTRAINT users_role_ck,
      ADD CONSTRAINT users_role_ck CHECK (role IN ('admin','rrhh','candidate'))`);
  }
}
