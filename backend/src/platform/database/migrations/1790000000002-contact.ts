import type { MigrationInterface, QueryRunner } from 'typeorm';

const CREATE = [
  `CREATE TABLE mensajes_contacto (
     id uuid NOT NULL DEFAULT gen_random_uuid(),
     referencia text NOT NULL,
     clave text NOT NULL,
     nombre text NOT NULL,
     email text NOT NULL,
     telefono text,
     empresa text,
     tipo text NOT NULL,
     servicio text NOT NULL,
     mensaje text NOT NULL,
     aviso_version text,
     con_recibo boolean NOT NULL DEFAULT false,
     visitante text,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT mensajes_contacto_pk PRIMARY KEY (id),
     CONSTRAINT mensajes_contacto_referencia_uq UNIQUE (referencia),
     CONSTRAINT mensajes_contacto_clave_uq UNIQUE (clave),
     CONSTRAINT mensajes_contacto_tipo_ck CHECK (tipo IN ('empresa','particular','candidato','otro')),
     CONSTRAINT mensajes_contacto_servicio_ck CHECK (servicio IN ('transporte','gestion-flotas','mantenimiento',
       'itv','custodia','lavado','traslados','consultoria','recursos-humanos','empleo','otro')),
     CONSTRAINT mensajes_contacto_largo_ck CHECK (
       length(nombre) BETWEEN 1 AND 100 AND length(email) BETWEEN 3 AND 254 AND length(telefono) <= 30
       AND length(empresa) <= 120 AND length(mensaje) BETWEEN 1 AND 5000 AND length(aviso_version) <= 40)
   )`,
  `CREATE INDEX mensajes_contacto_created_ix ON mensajes_contacto (created_at)`,
  `CREATE INDEX mensajes_contacto_visitante_ix ON mensajes_contacto (visitante, created_at)
     WHERE visitante IS NOT NULL`,
  `CREATE INDEX mensajes_contacto_recibo_ix ON mensajes_contacto (lower(email), created_at) WHERE con_recibo`,
  `ALTER TABLE correos
     ADD COLUMN contacto_id uuid,
     ADD COLUMN responder_a text,
     ADD CONSTRAINT correos_contacto_fk FOREIGN KEY (contacto_id) REFERENCES mensajes_contacto (id) ON DELETE CASCADE`,
  `CREATE INDEX correos_contacto_ix ON correos (contacto_id) WHERE contacto_id IS NOT NULL`,
];

const DROP = [
  // Without their message they would stay for ever.
  `DELETE FROM correos WHERE plantilla IN ('contacto_empresa', 'contacto_recibo')`,
  `ALTER TABLE correos DROP COLUMN contacto_id, DROP COLUMN responder_a`,
  `DROP TABLE mensajes_contacto`,
];

/** What people write on the contact page, and the messages that pass it on. */
export class Contact1790000000002 implements MigrationInterface {
  name = 'Contact1790000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CREATE) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DROP) await runner.query(statement);
  }
}
