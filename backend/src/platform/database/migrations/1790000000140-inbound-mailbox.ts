import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailbox in which answers by mail arrive, and how far it has been read: one row. */
export class InboundMailbox1790000000140 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE buzon_entrada (
      id smallint NOT NULL DEFAULT 1,
      direccion text,
      servidor text,
      puerto integer NOT NULL DEFAULT 993,
      usuario text,
      contrasena text,
      contrasena_clave text,
      carpeta text NOT NULL DEFAULT 'INBOX',
      activo boolean NOT NULL DEFAULT false,
      activado_at timestamptz,
      uidvalidity text,
      ultimo_uid bigint,
      leido_at timestamptz,
      recibido_at timestamptz,
      fallo text,
      fallo_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      updated_by uuid,
      CONSTRAINT buzon_entrada_pk PRIMARY KEY (id),
      CONSTRAINT buzon_entrada_unico_ck CHECK (id = 1),
      CONSTRAINT buzon_entrada_puerto_ck CHECK (puerto BETWEEN 1 AND 65535),
      CONSTRAINT buzon_entrada_contrasena_ck CHECK ((contrasena IS NULL) = (contrasena_clave IS NULL)),
      CONSTRAINT buzon_entrada_activo_ck CHECK (NOT activo
        OR (direccion IS NOT NULL AND servidor IS NOT NULL AND usuario IS NOT NULL AND contrasena IS NOT NULL)),
      CONSTRAINT buzon_entrada_posicion_ck CHECK ((uidvalidity IS NULL) = (ultimo_uid IS NULL)),
      CONSTRAINT buzon_entrada_updated_by_fk FOREIGN KEY (updated_by) REFERENCES users (id) ON DELETE SET NULL
    )`);
    await db.query(`CREATE INDEX buzon_entrada_updated_by_ix ON buzon_entrada (updated_by)`);
    await db.query(`INSERT INTO buzon_entrada (id) VALUES (1)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE buzon_entrada`);
  }
}
