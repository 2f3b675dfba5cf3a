import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tell } from './webhook-events.sql.js';

const ESTADOS = `'borrador', 'en_aprobacion', 'aprobada', 'enviada', 'vista', 'aceptada', 'rechazada', 'caducada', 'retirada'`;
const SENT = `'enviada', 'vista', 'aceptada', 'rechazada', 'caducada'`;

const TABLES = [
  // The strongest lock first, in the order in which a version that serves writes them.
  `LOCK TABLE aplicaciones_vacantes IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE TABLE ofertas (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    aplicacion_id uuid NOT NULL,
    numero text NOT NULL,
    revision smallint NOT NULL DEFAULT 1,
    estado text NOT NULL DEFAULT 'borrador',
    contenido jsonb NOT NULL,
    banda text NOT NULL,
    caduca_el date NOT NULL,
    aprobado jsonb,
    ronda smallint NOT NULL DEFAULT 0,
    enviada_at timestamptz,
    idioma text,
    carta jsonb,
    pdf bytea,
    huella text,
    vista_at timestamptz,
    codigo uuid,
    codigo_at timestamptz,
    codigo_correo text,
    codigo_intentos smallint NOT NULL DEFAULT 0,
    codigos smallint NOT NULL DEFAULT 0,
    aceptada_at timestamptz,
    firma jsonb,
    firmado bytea,
    sellada_at timestamptz,
    sellada_tiempo timestamptz,
    terminada_at timestamptz,
    rechazo text,
    motivo text,
    con_candidatura boolean NOT NULL DEFAULT false,
    creada_por uuid,
    enviada_por uuid,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT ofertas_pk PRIMARY KEY (id),
    CONSTRAINT ofertas_numero_uq UNIQUE (numero, revision),
    CONSTRAINT ofertas_aplicacion_fk
      FOREIGN KEY (aplicacion_id) REFERENCES aplicaciones_vacantes (id) ON DELETE CASCADE,
    CONSTRAINT ofertas_creada_fk FOREIGN KEY (creada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT ofertas_enviada_fk FOREIGN KEY (enviada_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT ofertas_estado_ck CHECK (estado IN (${ESTADOS})
      AND banda IN ('dentro', 'fuera', 'sin_publicar')),
    CONSTRAINT ofertas_enviada_ck CHECK (
      (enviada_at IS NULL) = (pdf IS NULL) AND (pdf IS NULL) = (huella IS NULL) AND (pdf IS NULL) = (carta IS NULL)
      AND (pdf IS NULL) = (idioma IS NULL) AND (estado NOT IN (${SENT}) OR enviada_at IS NOT NULL)),
    CONSTRAINT ofertas_aceptada_ck CHECK ((estado = 'aceptada') = (aceptada_at IS NOT NULL)
      AND (aceptada_at IS NULL) = (firma IS NULL) AND (firmado IS NULL) = (sellada_at IS NULL)
      AND (firmado IS NULL OR firma IS NOT NULL) AND (sellada_tiempo IS NULL OR firmado IS NOT NULL)),
    CONSTRAINT ofertas_rechazada_ck CHECK ((estado = 'rechazada') = (rechazo IS NOT NULL) AND (estado = 'retirada' OR NOT con_candidatura)
      AND (estado IN ('rechazada', 'caducada', 'retirada')) = (terminada_at IS NOT NULL)),
    CONSTRAINT ofertas_retirada_ck CHECK (char_length(motivo) <= 500)
  )`,
  // One that may still become an agreement, for each application.
  `CREATE UNIQUE INDEX ofertas_viva_uq ON ofertas (aplicacion_id)
    WHERE estado IN ('borrador', 'en_aprobacion', 'aprobada', 'enviada', 'vista')`,
  `CREATE INDEX ofertas_aplicacion_ix ON ofertas (aplicacion_id, created_at)`,
  `CREATE INDEX ofertas_lista_ix ON ofertas (caduca_el, id)`,
  `CREATE INDEX ofertas_estado_ix ON ofertas (estado, caduca_el, id)`,
  `CREATE INDEX ofertas_caduca_ix ON ofertas (caduca_el) WHERE estado IN ('enviada', 'vista')`,
  `CREATE INDEX ofertas_fecha_ix ON ofertas (created_at, id)`,
  // Figures of a period.
  `CREATE INDEX ofertas_enviada_at_ix ON ofertas (enviada_at)`,
  `CREATE INDEX ofertas_fin_ix ON ofertas ((coalesce(aceptada_at, terminada_at)))`,
  `CREATE INDEX ofertas_sellar_ix ON ofertas (aceptada_at)
    WHERE estado = 'aceptada' AND (firmado IS NULL OR sellada_tiempo IS NULL)`,
  `CREATE INDEX ofertas_creada_ix ON ofertas (creada_por) WHERE creada_por IS NOT NULL`,
  `CREATE INDEX ofertas_enviada_ix ON ofertas (enviada_por) WHERE enviada_por IS NOT NULL`,

  `CREATE TABLE aprobaciones_oferta (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    oferta_id uuid NOT NULL,
    ronda smallint NOT NULL,
    orden smallint NOT NULL,
    usuario_id uuid,
    decision text,
    motivo text,
    decidida_por uuid,
    decidida_at timestamptz,
    pedida_at timestamptz,
    recordada_at timestamptz,
    CONSTRAINT aprobaciones_oferta_pk PRIMARY KEY (id),
    CONSTRAINT aprobaciones_oferta_orden_uq UNIQUE (oferta_id, ronda, orden),
    CONSTRAINT aprobaciones_oferta_oferta_fk FOREIGN KEY (oferta_id) REFERENCES ofertas (id) ON DELETE CASCADE,
    CONSTRAINT aprobaciones_oferta_usuario_fk FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT aprobaciones_oferta_decidida_fk FOREIGN KEY (decidida_por) REFERENCES users (id) ON DELETE SET NULL,
    CONSTRAINT aprobaciones_oferta_decision_ck CHECK (decision IN ('aprobada', 'devuelta')
      AND (decision IS NULL) = (decidida_at IS NULL) AND (decision = 'devuelta' OR motivo IS NULL)
      AND char_length(motivo) <= 500)
  )`,
  `CREATE INDEX aprobaciones_oferta_usuario_ix ON aprobaciones_oferta (usuario_id) WHERE usuario_id IS NOT NULL`,
  `CREATE INDEX aprobaciones_oferta_decidida_ix ON aprobaciones_oferta (decidida_por) WHERE decidida_por IS NOT NULL`,
  `CREATE INDEX aprobaciones_oferta_abiertas_ix ON aprobaciones_oferta (pedida_at)
    WHERE decision IS NULL AND pedida_at IS NOT NULL`,

  `CREATE TABLE aprobadores_oferta (
    departamento text NOT NULL,
    usuarios uuid[] NOT NULL DEFAULT '{}',
    propia boolean NOT NULL DEFAULT false,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT aprobadores_oferta_pk PRIMARY KEY (departamento)
  )`,
  `CREATE TABLE delegaciones_aprobacion (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    usuario_id uuid NOT NULL,
    suplente_id uuid NOT NULL,
    desde date NOT NULL,
    hasta date NOT NULL,
    CONSTRAINT delegaciones_aprobacion_pk PRIMARY KEY (id),
    CONSTRAINT delegaciones_aprobacion_usuario_fk
      FOREIGN KEY (usuario_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT delegaciones_aprobacion_suplente_fk
      FOREIGN KEY (suplente_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT delegaciones_aprobacion_dias_ck CHECK (hasta >= desde),
    CONSTRAINT delegaciones_aprobacion_otra_ck CHECK (usuario_id <> suplente_id)
  )`,
  `CREATE INDEX delegaciones_aprobacion_usuario_ix ON delegaciones_aprobacion (usuario_id, hasta)`,
  `CREATE INDEX delegaciones_aprobacion_suplente_ix ON delegaciones_aprobacion (suplente_id, hasta)`,

  `CREATE TABLE ofertas_bloqueadas (
    id uuid NOT NULL,
    numero text NOT NULL,
    aceptada_at timestamptz NOT NULL,
    documento bytea NOT NULL,
    firma jsonb NOT NULL,
    hasta date NOT NULL,
    CONSTRAINT ofertas_bloqueadas_pk PRIMARY KEY (id)
  )`,
  `CREATE INDEX ofertas_bloqueadas_hasta_ix ON ofertas_bloqueadas (hasta)`,
];

const person = '(SELECT a.candidato_id FROM aplicaciones_vacantes a WHERE a.id = NEW.aplicacion_id)';
/** No pay, no name, nothing of the signature: whoever may read them asks for the offer. */
const offer = `jsonb_build_object('id', NEW.id, 'aplicacion_id', NEW.aplicacion_id, 'candidato_id', ${person},
  'numero', NEW.numero, 'revision', NEW.revision, 'estado', NEW.estado, 'caduca_el', NEW.caduca_el,
  'version', NEW.version)`;

const TRIGGERS = [
  `CREATE FUNCTION webhook_offer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${tell(`'oferta.creada'`, person, offer, '')}
      ELSIF OLD.estado <> NEW.estado OR (OLD.caduca_el <> NEW.caduca_el AND NEW.enviada_at IS NOT NULL) THEN ${tell(`'oferta.cambiada'`, person, offer, '')}
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER webhook_offer_tg AFTER INSERT OR UPDATE OF estado, caduca_el ON ofertas
    FOR EACH ROW EXECUTE FUNCTION webhook_offer()`,
  // As the triggers of migration 86.
  ...Object.entries({ insert: 'NEW', update: 'NEW', delete: 'OLD' }).map(
    ([verb, rows]) => `CREATE TRIGGER ofertas_live_${verb}_tg AFTER ${verb.toUpperCase()} ON ofertas
      REFERENCING ${rows} TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_records('offers')`,
  ),
];

/** Offers of work: content, approval, frozen letter and signature, and signed ones that are kept blocked. */
export class Offers1790000000109 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TRIGGERS]) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DROP TABLE ofertas_bloqueadas, delegaciones_aprobacion, aprobadores_oferta, aprobaciones_oferta, ofertas`,
    );
    await db.query(`DROP FUNCTION webhook_offer()`);
  }
}
