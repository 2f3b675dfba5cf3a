import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMPONENTS = 'sistema_comprobaciones_componente_ck';
const before = ['base_de_datos', 'correo', 'almacenamiento', 'cola', 'copias', 'reloj'];

const isOneOf = (components: readonly string[]): string =>
  `ALTER TABLE sistema_comprobaciones DROP CONSTRAINT ${COMPONENTS},
     ADD CONSTRAINT ${COMPONENTS} CHECK (componente IN (${components.map((name) => `'${name}'`).join(', ')}))`;

/** The check of each minute looks at mail that comes in too. Its row comes with the first check. */
export class InboundHealth1790000000154 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(isOneOf([...before, 'correo_entrante']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM sistema_comprobaciones WHERE componente = 'correo_entrante'`);
    await db.query(isOneOf(before));
  }
}
