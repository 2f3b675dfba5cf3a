import type {
  Agreement,
  DeclineReason,
  OfferBand,
  OfferContract,
  OfferEstado,
  OfferLetterText,
  PlusUnit,
  SiteLanguage,
} from '@hiring/contract';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NamedChecks, NamedIndexes } from '../platform/database/named-constraint.js';

export interface OfferPlus {
  concepto: string;
  /** Cents. */
  importe: number;
  por: PlusUnit;
}

/** What is offered, in typed parts: the letter and the pay are made from it. */
export interface OfferContent {
  puesto: string;
  departamento: string;
  posicion: string;
  centro: string;
  tipo_contrato: OfferContract;
  convenio: Agreement;
  grupo: string;
  /** Hours a week. */
  jornada_horas: number;
  turno: string;
  /** Cents a year, gross. */
  salario_anual: number;
  pagas: 12 | 14;
  pluses: OfferPlus[];
  dietas: string;
  /** YYYY-MM-DD. */
  fecha_incorporacion: string;
  prueba_dias: number;
  /** The CAP must be in force on the first day. */
  cap_vigente: boolean;
  /** A medical check must say "apto". */
  reconocimiento: boolean;
  condiciones: string;
}

/** Who signed, as the evidence page says it. */
export interface OfferEvidence {
  nombre: string;
  /** NIF or NIE. */
  documento: string;
  ip: string;
  navegador: string;
  correo: string;
  /** Absent: the code was sent by e-mail. */
  movil?: string;
  /** When the code was sent, and how many times one was typed. */
  codigo_at: string;
  intentos: number;
}

/** An offer to one application: a version of it is a row of its own, with the same number. */
@Entity('ofertas')
@Unique('ofertas_numero_uq', ['numero', 'revision'])
@NamedChecks(
  'ofertas_estado_ck',
  'ofertas_enviada_ck',
  'ofertas_aceptada_ck',
  'ofertas_rechazada_ck',
  'ofertas_retirada_ck',
)
@NamedIndexes(
  'ofertas_viva_uq',
  'ofertas_aplicacion_ix',
  'ofertas_lista_ix',
  'ofertas_caduca_ix',
  'ofertas_fecha_ix',
  'ofertas_enviada_at_ix',
  'ofertas_fin_ix',
  'ofertas_sellar_ix',
  'ofertas_estado_ix',
  'ofertas_creada_ix',
  'ofertas_enviada_ix',
)
export class Offer {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Application', { name: 'ofertas_aplicacion_fk', onDelete: 'CASCADE' })
  aplicacion_id: string;

  /** "OF-2026-0042". */
  @Column('text')
  numero: string;

  @Column('smallint', { default: 1 })
  revision: number;

  @Column('text', { default: 'borrador' })
  estado: OfferEstado;

  @Column('jsonb')
  contenido: OfferContent;

  @Column('text')
  banda: OfferBand;

  /** Day on which it expires, at 18:00 in Madrid. */
  @Column('date')
  caduca_el: string;

  /** What was last approved, or asked to be; null: nothing yet. */
  @Column('jsonb', { nullable: true })
  aprobado: OfferContent | null;

  /** What was asked for before that: the approvers see what differs. */
  @Column('jsonb', { nullable: true })
  anterior: OfferContent | null;

  /** Counts the times that approval was asked for. */
  @Column('smallint', { default: 0 })
  ronda: number;

  @Column('timestamptz', { nullable: true })
  enviada_at: Date | null;

  @Column('text', { nullable: true })
  idioma: SiteLanguage | null;

  /** Frozen when it is sent, as the two below. */
  @Column('jsonb', { nullable: true })
  carta: OfferLetterText | null;

  @Column('bytea', { nullable: true, select: false })
  pdf: Buffer | null;

  /** SHA-256 of `pdf`, in hexadecimal. */
  @Column('text', { nullable: true })
  huella: string | null;

  @Column('timestamptz', { nullable: true })
  vista_at: Date | null;

  /** Makes the code that is valid; null: none was asked for. */
  @Column('uuid', { nullable: true })
  codigo: string | null;

  @Column('timestamptz', { nullable: true })
  codigo_at: Date | null;

  /** Where it was sent. */
  @Column('text', { nullable: true })
  codigo_correo: string | null;

  /** Where it was sent by SMS, in E.164. */
  @Column('text', { nullable: true })
  codigo_movil: string | null;

  @Column('smallint', { default: 0 })
  codigo_intentos: number;

  /** How many were sent in all. */
  @Column('smallint', { default: 0 })
  codigos: number;

  @Column('timestamptz', { nullable: true })
  aceptada_at: Date | null;

  @Column('jsonb', { nullable: true })
  firma: OfferEvidence | null;

  /** The letter with its evidence page, sealed; null: not yet. */
  @Column('bytea', { nullable: true, select: false })
  firmado: Buffer | null;

  @Column('timestamptz', { nullable: true })
  sellada_at: Date | null;

  /** Time of the trusted time-stamp in it; null: it has none. */
  @Column('timestamptz', { nullable: true })
  sellada_tiempo: Date | null;

  /** When it was declined, expired or withdrawn. */
  @Column('timestamptz', { nullable: true })
  terminada_at: Date | null;

  @Column('text', { nullable: true })
  rechazo: DeclineReason | null;

  /** Why the company withdrew it, or what the person adds to a refusal. */
  @Column('text', { nullable: true })
  motivo: string | null;

  /** A rejection withdrew it, and the person has not been told of that: the undo gives the offer back. */
  @Column('boolean', { default: false })
  con_candidatura: boolean;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'ofertas_creada_fk', onDelete: 'SET NULL' })
  creada_por: string | null;

  @Column('uuid', { nullable: true })
  @ForeignKey('User', { name: 'ofertas_enviada_fk', onDelete: 'SET NULL' })
  enviada_por: string | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
