import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in of staff at an OpenID Connect provider: providers, who is who there, and round trips under way. */
export class SignInByProvider1790000000120 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE proveedores_oidc (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      posicion smallint NOT NULL,
      nombre text NOT NULL,
      emisor text NOT NULL,
      cliente_id text NOT NULL,
      secreto text NOT NULL,
      secreto_clave text NOT NULL,
      grupos_claim text,
      grupo_admin text,
      grupo_rrhh text,
      grupo_responsable text,
      activo boolean NOT NULL DEFAULT false,
      probado_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      updated_by uuid,
      CONSTRAINT proveedores_oidc_pk PRIMARY KEY (id),
      CONSTRAINT proveedores_oidc_posicion_uq UNIQUE (posicion),
      CONSTRAINT proveedores_oidc_emisor_uq UNIQUE (emisor),
      CONSTRAINT proveedores_oidc_posicion_ck CHECK (posicion BETWEEN 1 AND 3),
      CONSTRAINT proveedores_oidc_grupos_ck CHECK (
        num_nonnulls(grupos_claim, grupo_admin, grupo_rrhh) IN (0, 3) AND grupo_admin <> grupo_rrhh
          AND (grupo_responsable IS NULL OR grupo_responsable NOT IN (grupo_admin, grupo_rrhh))),
      CONSTRAINT proveedores_oidc_probado_ck CHECK (NOT activo OR probado_at IS NOT NULL),
      CONSTRAINT proveedores_oidc_updated_by_fk FOREIGN KEY (updated_by) REFERENCES users (id) ON DELETE SET NULL)`);
    await db.query(`CREATE TABLE identidades_oidc (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL,
      proveedor_id uuid NOT NULL,
      emisor text NOT NULL,
      sujeto text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT identidades_oidc_pk PRIMARY KEY (id),
      CONSTRAINT identidades_oidc_sujeto_uq UNIQUE (emisor, sujeto),
      CONSTRAINT identidades_oidc_cuenta_uq UNIQUE (user_id, emisor),
      CONSTRAINT identidades_oidc_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
      CONSTRAINT identidades_oidc_proveedor_fk
        FOREIGN KEY (proveedor_id) REFERENCES proveedores_oidc (id) ON DELETE CASCADE)`);
    await db.query(`CREATE INDEX identidades_oidc_proveedor_ix ON identidades_oidc (proveedor_id)`);
    await this.addTrips(db);
  }

  private async addTrips(db: QueryRunner): Promise<void> {
    await db.query(`CREATE TABLE entradas_oidc (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      proveedor_id uuid NOT NULL,
      estado_hash text NOT NULL,
      navegador_hash text NOT NULL,
      idioma text NOT NULL,
      destino text,
      prueba_de uuid,
      identidad_id uuid,
      sid text,
      resultado jsonb,
      usada_at timestamptz,
      caduca timestamptz NOT NULL,
      CONSTRAINT entradas_oidc_pk PRIMARY KEY (id),
      CONSTRAINT entradas_oidc_estado_uq UNIQUE (estado_hash),
      CONSTRAINT entradas_oidc_proveedor_fk
        FOREIGN KEY (proveedor_id) REFERENCES proveedores_oidc (id) ON DELETE CASCADE,
      CONSTRAINT entradas_oidc_prueba_fk FOREIGN KEY (prueba_de) REFERENCES users (id) ON DELETE CASCADE,
      CONSTRAINT entradas_oidc_identidad_fk
        FOREIGN KEY (identidad_id) REFERENCES identidades_oidc (id) ON DELETE CASCADE)`);
    for (const column of ['proveedor_id', 'prueba_de', 'identidad_id', 'caduca'])
      await db.query(
        `CREATE INDEX entradas_oidc_${column.replace(/_(id|de)$/, '')}_ix ON entradas_oidc (${column})`,
      );
    await db.query(`ALTER TABLE sessions
      ADD COLUMN identidad_oidc_id uuid,
      ADD COLUMN oidc_sid text,
      ADD COLUMN doble_factor boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT sessions_identidad_oidc_fk
        FOREIGN KEY (identidad_oidc_id) REFERENCES identidades_oidc (id) ON DELETE SET NULL`);
    await db.query(`CREATE INDEX sessions_identidad_oidc_ix ON sessions (identidad_oidc_id)
      WHERE identidad_oidc_id IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE sessions DROP COLUMN identidad_oidc_id, DROP COLUMN oidc_sid,
      DROP COLUMN doble_factor`);
    await db.query(`DROP TABLE entradas_oidc, identidades_oidc, proveedores_oidc`);
  }
}
