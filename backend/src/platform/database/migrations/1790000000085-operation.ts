import type { MigrationInterface, QueryRunner } from 'typeorm';

const COMPONENTS = 'sistema_comprobaciones_componente_ck';

const UP = [
  // The oldest version of the product that works on what a migration made; null: before this was noted.
  'ALTER TABLE migrations ADD COLUMN version_minima text',
  // Their rows come with the first check: the version before this one looks at every row that it finds.
  `ALTER TABLE sistema_comprobaciones DROP CONSTRAINT ${COMPONENTS},
     ADD CONSTRAINT ${COMPONENTS}
       CHECK (componente IN ('base_de_datos','correo','almacenamiento','cola','copias','reloj'))`,
  `CREATE TABLE sistema_reloj (
     id smallint NOT NULL DEFAULT 1,
     visto_at timestamptz,
     equipo text,
     encendido_s double precision,
     problema text,
     problema_at timestamptz,
     CONSTRAINT sistema_reloj_pk PRIMARY KEY (id),
     CONSTRAINT sistema_reloj_una_ck CHECK (id = 1)
   )`,
  `CREATE TABLE copias_seguridad (
     id smallint NOT NULL DEFAULT 1,
     desde timestamptz NOT NULL DEFAULT now(),
     intento_at timestamptz,
     terminado_at timestamptz,
     fallo text,
     buena_at timestamptz,
     buena_segundos integer,
     buena_bytes double precision,
     buena_probada boolean,
     CONSTRAINT copias_seguridad_pk PRIMARY KEY (id),
     CONSTRAINT copias_seguridad_una_ck CHECK (id = 1)
   )`,
];

const DOWN = [
  'DROP TABLE copias_seguridad',
  'DROP TABLE sistema_reloj',
  `DELETE FROM sistema_comprobaciones WHERE componente IN ('copias','reloj')`,
  `ALTER TABLE sistema_comprobaciones DROP CONSTRAINT ${COMPONENTS},
     ADD CONSTRAINT ${COMPONENTS} CHECK (componente IN ('base_de_datos','correo','almacenamiento','cola'))`,
  'ALTER TABLE migrations DROP COLUMN version_minima',
];

/** What a backup, a clock and a newer version leave for the product to tell of. */
export class Operation1790000000085 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}
