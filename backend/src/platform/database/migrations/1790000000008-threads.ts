import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What candidates and human resources write to each other. */
export class Threads1790000000008 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  `CREATE TABLE hilos (
    candidato_id uuid NOT NULL,
    mensajes integer NOT NULL DEFAULT 0,
    ultimo_autor text,
    ultimo_at timestamptz NOT NULL DEFAULT now(),
    sin_leer_candidato integer NOT NULL DEFAULT 0,
    sin_leer_rrhh integer NOT NULL DEFAULT 0,
    CONSTRAINT hilos_pk PRIMARY KEY (candidato_id),
    CONSTRAINT hilos_candidato_fk FOREIGN KEY (candidato_id) REFERENCES candidates (id) ON DELETE CASCADE,
    CONSTRAINT hilos_autor_ck CHECK (ultimo_autor IN ('candidato', 'rrhh')),
    CONSTRAINT hilos_cuentas_ck CHECK (
      mensajes >= 0 AND sin_leer_candidato BETWEEN 0 AND mensajes AND sin_leer_rrhh BETWEEN 0 AND mensajes
    )
  )`,
  // The order of HR's list: those with something unread first, then the newest.
  `CREATE INDEX hilos_bandeja_ix ON hilos ((sin_leer_rrhh > 0) DESC, ultimo_at DESC, candidato_id DESC)`,
  `CREATE TABLE mensajes_hilo (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    candidato_id uuid NOT NULL,
    orden integer NOT NULL,
    autor text NOT NULL,
    autor_user_id uuid,
    aplicacion_id uuid,
    texto text NOT NULL,
    leido_candidato_at timestamptz,
    leido_rrhh_at timestamptz,
    causa text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT mensajes_hilo_pk PRIMARY KEY (id),
    CONSTRAINT mensajes_hilo_causa_uq UNIQUE (causa),
    CONSTRAINT mensajes_hilo_orden_uq UNIQUE (candidato_id, orden),
    CONSTRAINT mensajes_hilo_candidato_fk FOREIGN KEY (candidato_id) REFERENCES hilos (candidato_id) ON DELETE CASCADE,
    CONSTRAINT mensajes_hilo_autor_user_fk FOREIGN KEY (autor_user_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT mensajes_hilo_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE SET NULL,
    CONSTRAINT mensajes_hilo_autor_ck CHECK (autor IN ('candidato', 'rrhh')),
    CONSTRAINT mensajes_hilo_texto_ck CHECK (length(texto) BETWEEN 1 AND 4000 AND length(causa) <= 400)
  )`,
  `CREATE INDEX mensajes_hilo_autor_user_ix ON mensajes_hilo (autor_user_id)`,
  `CREATE INDEX mensajes_hilo_aplicacion_ix ON mensajes_hilo (aplicacion_id)`,
  `CREATE TABLE mensajes_hilo_adjuntos (
    archivo_id uuid NOT NULL,
    mensaje_id uuid NOT NULL,
    posicion integer NOT NULL,
    CONSTRAINT mensajes_hilo_adjuntos_pk PRIMARY KEY (archivo_id),
    CONSTRAINT mensajes_hilo_adjuntos_posicion_uq UNIQUE (mensaje_id, posicion),
    CONSTRAINT mensajes_hilo_adjuntos_archivo_fk FOREIGN KEY (archivo_id) REFERENCES archivos (id),
    CONSTRAINT mensajes_hilo_adjuntos_mensaje_fk
      FOREIGN KEY (mensaje_id) REFERENCES mensajes_hilo (id) ON DELETE CASCADE,
    CONSTRAINT mensajes_hilo_adjuntos_posicion_ck CHECK (posicion BETWEEN 0 AND 2)
  )`,
];

const DOWN = [
  // Without their message they would stay for ever, and their files belong to nothing.
  `DELETE FROM correos WHERE plantilla IN ('hilo_candidato', 'hilo_rrhh')`,
  `UPDATE archivos SET estado = 'borrar' WHERE id IN (SELECT archivo_id FROM mensajes_hilo_adjuntos)`,
  `DROP TABLE mensajes_hilo_adjuntos`,
  `DROP TABLE mensajes_hilo`,
  `DROP TABLE hilos`,
];
