import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMPONENTS = 'sistema_comprobaciones_componente_ck';
const before = ['base_de_datos', 'correo', 'almacenamiento', 'cola', 'copias', 'reloj', 'correo_entrante'];
const channels = ['whatsapp', 'sms'];

const isOneOf = (components: readonly string[]): string =>
  `ALTER TABLE sistema_comprobaciones DROP CONSTRAINT ${COMPONENTS},
     ADD CONSTRAINT ${COMPONENTS} CHECK (componente IN (${components.map((name) => `'${name}'`).join(', ')}))`;

/** The check of each minute looks at WhatsApp and SMS too, while they are on. */
export class ChannelHealth1790000000156 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(isOneOf([...before, ...channels]));
    await db.query(`ALTER TABLE canales_mensajes ADD COLUMN fallo_at timestamptz`);
    await db.query(`UPDATE canales_mensajes SET fallo_at = now() WHERE fallo IS NOT NULL`);
    await db.query(`ALTER TABLE canales_mensajes ADD CONSTRAINT canales_mensajes_fallo_ck
      CHECK (fallo IS NULL OR fallo_at IS NOT NULL)`);
    await db.query(
      `CREATE INDEX envios_canal_fallidos_ix ON envios_canal (fallido_at) WHERE estado = 'fallido'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX envios_canal_fallidos_ix`);
    await db.query(`ALTER TABLE canales_mensajes DROP COLUMN fallo_at`);
    await db.query(`DELETE FROM sistema_comprobaciones WHERE componente IN ('whatsapp', 'sms')`);
    await db.query(isOneOf(before));
  }
}
