import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The certificate that seals offers, with its key encrypted. */
export class CompanyCertificate1790000000110 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE certificado_empresa (
      id smallint NOT NULL,
      secreto text NOT NULL,
      clave text NOT NULL,
      sujeto text NOT NULL,
      emisor text NOT NULL,
      serie text NOT NULL,
      valido_desde timestamptz NOT NULL,
      valido_hasta timestamptz NOT NULL,
      propio boolean NOT NULL,
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now(),
      updated_by uuid,
      CONSTRAINT certificado_empresa_pk PRIMARY KEY (id),
      CONSTRAINT certificado_empresa_uno_ck CHECK (id = 1),
      CONSTRAINT certificado_empresa_validez_ck CHECK (valido_desde < valido_hasta),
      CONSTRAINT certificado_empresa_updated_by_fk FOREIGN KEY (updated_by) REFERENCES users (id) ON DELETE SET NULL)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE certificado_empresa`);
  }
}
