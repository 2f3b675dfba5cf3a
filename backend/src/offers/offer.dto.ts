import {
  AGREEMENTS,
  type Agreement,
  DECLINE_REASONS,
  type DeclineReason,
  LIMITS,
  OFFER_BANDS,
  OFFER_CONTRACTS,
  OFFER_ESTADOS,
  OFFER_LIMITS,
  OFFER_PAYMENTS,
  type OfferBand,
  OFFER_WAITS,
  type OfferContract,
  type OfferEstado,
  type OfferWaits,
  PLUS_UNITS,
  type PlusUnit,
} from '@hiring/contract';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { ApprovalStepResponse } from '../approvals/approval-step.dto.js';
import { Trim, TrimLine } from '../platform/http/validation/trim.js';
import { TypedDay } from '../platform/http/validation/typed-day.js';
import { ValidateObject } from '../platform/http/validation/validate-object.js';
import { IsVersion } from '../platform/http/validation/version.js';
import {
  Day,
  Decimal,
  Example,
  Id,
  Instant,
  RequiredText,
  Text,
  Version,
  Whole,
  Word,
} from '../platform/openapi/field.js';

const { jornada, salario, motivo } = OFFER_LIMITS;
const HOURS = { message: `La jornada va de ${jornada.min} a ${jornada.max} horas a la semana` };
const PAY = { message: 'Escribe el salario bruto anual: entre 1.000 y 500.000 euros' };
const AMOUNT = { message: 'El importe no es válido' };
const TRIAL = { message: 'El periodo de prueba se escribe en días' };

export class OfferPlusRequest {
  /** What it is paid for. */
  @Example('Nocturnidad')
  @TrimLine()
  @RequiredText(OFFER_LIMITS.concepto, 'El concepto', { message: 'Escribe el concepto del plus' })
  concepto: string;

  /** Cents. */
  @Example(1250)
  @Whole(1, OFFER_LIMITS.plus, AMOUNT)
  importe: number;

  /** For each of these. */
  @Example('noche')
  @Word(PLUS_UNITS, { message: 'Elige por qué se paga' })
  por: PlusUnit;
}

const CONTENT = {
  puesto: 'Chofer de grúa',
  departamento: 'chofer',
  posicion: 'conductor',
  centro: 'Base de Zona Franca, Barcelona',
  tipo_contrato: 'indefinido',
  convenio: 'transporte_bcn',
  grupo: 'Grupo III',
  jornada_horas: 40,
  turno: 'Mañanas, de 6:00 a 14:00',
  salario_anual: 2_650_000,
  pagas: 14,
  pluses: [{ concepto: 'Nocturnidad', importe: 1250, por: 'noche' }],
  dietas: 'Media dieta los días de ruta',
  fecha_incorporacion: '2027-04-05',
  prueba_dias: 60,
  cap_vigente: true,
  reconocimiento: true,
  condiciones: '',
};

/** What is offered. Nobody asks what the person earned before (Directive (EU) 2023/970, art. 5). */
export class OfferContentRequest {
  /** Title of the job. */
  @Example(CONTENT.puesto)
  @TrimLine()
  @RequiredText(OFFER_LIMITS.puesto, 'El puesto', { message: 'Escribe el puesto' })
  puesto: string;

  /** Code of the department. */
  @Example(CONTENT.departamento)
  @TrimLine()
  @RequiredText(60, 'El departamento', { message: 'Elige el departamento' })
  departamento: string;

  /** Code of the position in it. */
  @Example(CONTENT.posicion)
  @TrimLine()
  @RequiredText(LIMITS.position, 'La posición', { message: 'Elige la posición' })
  posicion: string;

  /** Where the work is. */
  @Example(CONTENT.centro)
  @TrimLine()
  @RequiredText(OFFER_LIMITS.centro, 'El centro de trabajo', { message: 'Escribe el centro de trabajo' })
  centro: string;

  /** Kind of contract. */
  @Word(OFFER_CONTRACTS, { message: 'Elige el tipo de contrato' })
  tipo_contrato: OfferContract;

  /** Collective agreement. */
  @Word(AGREEMENTS, { message: 'Elige el convenio' })
  convenio: Agreement;

  /** Professional group in the agreement. */
  @Example(CONTENT.grupo)
  @TrimLine()
  @RequiredText(40, 'El grupo profesional', { message: 'Elige el grupo profesional' })
  grupo: string;

  /** Hours a week. */
  @Example(CONTENT.jornada_horas)
  @Decimal()
  @ApiProperty({ minimum: jornada.min, maximum: jornada.max })
  @IsNumber({ maxDecimalPlaces: 2 }, HOURS)
  @Min(jornada.min, HOURS)
  @Max(jornada.max, HOURS)
  jornada_horas: number;

  /** Shift, in words. */
  @Example(CONTENT.turno)
  @TrimLine()
  @RequiredText(OFFER_LIMITS.turno, 'El turno', { message: 'Escribe el turno' })
  turno: string;

  /** Gross pay of a year, in cents. */
  @Example(CONTENT.salario_anual)
  @Whole(salario.min, salario.max, PAY)
  salario_anual: number;

  /** In how many payments a year. */
  @Example(CONTENT.pagas)
  @ApiProperty({ enum: [...OFFER_PAYMENTS], type: 'integer', minimum: 12, maximum: 14 })
  @IsIn(OFFER_PAYMENTS, { message: 'Elige 12 o 14 pagas' })
  pagas: 12 | 14;

  /** What is paid besides. */
  @ApiProperty({ type: [OfferPlusRequest], maxItems: OFFER_LIMITS.pluses })
  @IsArray({ message: 'Los pluses no son válidos' })
  @ArrayMaxSize(OFFER_LIMITS.pluses, { message: `Como mucho ${OFFER_LIMITS.pluses} pluses` })
  @ValidateObject({ each: true })
  @Type(() => OfferPlusRequest)
  pluses: OfferPlusRequest[];

  /** Subsistence allowance, in words; empty: none. */
  @Example(CONTENT.dietas)
  @IsOptional()
  @TrimLine()
  @Text(OFFER_LIMITS.dietas, 'Las dietas', {})
  dietas?: string | null;

  /** First day of work. */
  @Example(CONTENT.fecha_incorporacion)
  @TypedDay({ message: 'La fecha de incorporación no es válida' })
  fecha_incorporacion: string;

  /** Days of trial; 0: none. */
  @Example(CONTENT.prueba_dias)
  @Whole(0, OFFER_LIMITS.prueba, TRIAL)
  prueba_dias: number;

  /** Whether the CAP must be in force on the first day. */
  @IsBoolean({ message: 'Di si hace falta el CAP' })
  cap_vigente: boolean;

  /** Whether a medical check must say that the person is fit. */
  @IsBoolean({ message: 'Di si hace falta el reconocimiento médico' })
  reconocimiento: boolean;

  /** Other conditions, in words; empty: none. */
  @Example('Conocer la base antes del primer día.')
  @IsOptional()
  @Trim()
  @Text(OFFER_LIMITS.condiciones, 'Las condiciones', {})
  condiciones?: string | null;
}

const EXPIRY = { message: 'La fecha de caducidad no es válida' };

export class OfferDetails extends OfferContentRequest {
  /** It expires on this day, at 18:00 in Madrid; at most 60 days ahead. */
  @Example('2027-03-02')
  @TypedDay(EXPIRY)
  caduca_el: string;
}

@Example({ ...CONTENT, caduca_el: '2027-03-02', aplicacion_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' })
export class OfferCreate extends OfferDetails {
  /** Id of the application. */
  @IsUUID(undefined, { message: 'Esta candidatura ya no existe' })
  aplicacion_id: string;
}

@Example({ ...CONTENT, caduca_el: '2027-03-02', version: 1 })
export class OfferUpdate extends OfferDetails {
  /** The version that was seen; another one answers 409 `offer_stale`. */
  @IsVersion({ message: 'Falta la versión de la oferta' })
  version: number;
}

export class OfferVersion {
  /** The version that was seen; another one answers 409 `offer_stale`. */
  @IsVersion({ message: 'Falta la versión de la oferta' })
  version: number;
}

export class OfferReturn extends OfferVersion {
  /** What is to be changed; its writer reads it. */
  @Example('El plus de nocturnidad no corresponde a este turno.')
  @Trim()
  @RequiredText(motivo, 'El motivo', { message: 'Escribe por qué la devuelves' })
  motivo: string;
}

export class OfferWithdrawal extends OfferVersion {
  /** Why; the person reads it. Empty: no reason is told. */
  @Example('Hemos cancelado el puesto.')
  @IsOptional()
  @Trim()
  @Text(motivo, 'El motivo', {})
  motivo?: string | null;
}

export class OfferExtension extends OfferVersion {
  /** The new day, at 18:00 in Madrid. */
  @Example('2027-03-09')
  @TypedDay(EXPIRY)
  caduca_el: string;
}

/** Cents. */
export class OfferPayResponse {
  /** A year. */ @Example(2_650_000) ano: number;
  /** Each payment. */ @Example(189_286) mes: number;
  /** An hour of paid time: the year by 52 weeks and their hours. */ @Example(1274) hora: number;
}

export class OfferFact {
  /** What it is. */ @Example('Salario bruto anual') etiqueta: string;
  /** In words, in the language of the letter. */ @Example('26.500,00 € en 14 pagas') valor: string;
}

/** The letter, in the language of the person. */
export class OfferLetter {
  /** Its title. */ @Example('Oferta de trabajo: Chofer de grúa') titulo: string;
  /** Its paragraphs, plain text. */
  @Example(['Hola, Núria:', 'Nos gustaría que trabajaras con nosotros.'])
  parrafos: string[];
  /** What is offered, as a table. */ @ApiProperty({ type: [OfferFact] }) datos: OfferFact[];
  /** What must be so on the first day. */
  @Example(['El CAP está en vigor el día de la incorporación.'])
  condiciones: string[];
}

/** A row of the list. */
export class OfferResponse {
  /** Id. */ @Id() id: string;
  /** Number and version. */ @Example('OF-2026-0042 v2') nombre: string;
  /** State, in one of these words. */ @Word(OFFER_ESTADOS) estado: OfferEstado;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Name of the person. */ @Example('Núria García') candidato_nombre: string;
  /** Title of the job. */ @Example('Mecánica de vehículo industrial') puesto: string;
  /** Code of the department. */ @Example('mantenimiento') departamento: string;
  /** Pay of a year, in cents. */ @Example(2_740_000) salario_anual: number;
  /** Whether the pay lies in the band that the vacancy publishes. */ @Word(OFFER_BANDS) banda: OfferBand;
  /** It expires on this day at 18:00 in Madrid. */ @Day() caduca_el: string;
  /** Whom it waits for; null: for nobody. */ @Word(OFFER_WAITS) espera: OfferWaits | null;
  /** Name of whoever it waits for; of an approval also who decides in their place today. */
  @Example('Jordi Puig') espera_a: string | null;
  /** Why the person declined. */ @Word(DECLINE_REASONS) rechazo: DeclineReason | null;
  /** When it was sent. */ @Instant() enviada_at: string | null;
  /** When the person said that they opened it. */ @Instant() vista_at: string | null;
  /** When it was signed. */ @Instant() aceptada_at: string | null;
  /** When it was declined, expired or withdrawn. */ @Instant() terminada_at: string | null;
  @Version() version: number;
  /** When it was prepared. */ @Instant() created_at: string;
}

export class OfferContentResponse extends OmitType(OfferContentRequest, [
  'pluses',
  'dietas',
  'condiciones',
] as const) {
  /** Subsistence allowance, in words; empty: none. */ @Example('Media dieta los días de ruta')
  dietas: string;
  /** Other conditions, in words; empty: none. */
  @Example('Conocer la base antes del primer día.')
  condiciones: string;
  /** What is paid besides. */ @ApiProperty({ type: [OfferPlusRequest] }) pluses: OfferPlusRequest[];
}

export class OfferActions {
  /** Its content may be written. */ editar: boolean;
  /** Its approval may be asked for, as somebody has to approve it. */ pedir_aprobacion: boolean;
  /** Whoever asks may approve or return it now. */ decidir: boolean;
  /** It may be sent: it is approved, or nobody has to approve it. */ enviar: boolean;
  /** Its expiry may be put off. */ prorrogar: boolean;
  /** It may be withdrawn. */ retirar: boolean;
  /** A next version may be prepared. */ preparar_otra: boolean;
}

/** A later version of an offer. */
export class LaterOffer {
  /** Id. */ @Id() id: string;
  /** Number and version. */ @Example('OF-2026-0042 v3') nombre: string;
  /** State, in one of these words. */ @Word(OFFER_ESTADOS) estado: OfferEstado;
}

export class OfferRecord extends OfferResponse {
  /** What is offered. */ contenido: OfferContentResponse;
  /** The pay, as it is shown. */ paga: OfferPayResponse;
  /** Parts that differ from what was approved, in words. */ @Example(['salario']) cambios: string[];
  /** What whoever writes it should look at, in words. */
  @Example([
    'El periodo de prueba es más largo de lo que permite la ley salvo para técnicos titulados (ET, art. 14).',
  ])
  avisos: string[];
  /** Who approves, in their order. */
  @ApiProperty({ type: [ApprovalStepResponse] })
  aprobaciones: ApprovalStepResponse[];
  /** The letter as it was sent, or as it would be. */ carta: OfferLetter;
  /** SHA-256 of the PDF that was sent. */
  @Example('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')
  huella: string | null;
  /** Why it was withdrawn, or what the person adds to a refusal. */
  @Example('Prefiero quedarme cerca de casa.')
  motivo: string | null;
  /** The name with which it was signed. */ @Example('Núria García Soler') firmada_por: string | null;
  /** When the signed document was sealed; null: not yet. */ @Instant() sellada_at: string | null;
  /** Time of its trusted time-stamp; null: it has none. */ @Instant() sellada_tiempo: string | null;
  /** Who wrote it. */ @Example('Marta Soler') creada_por: string | null;
  /** The last version, which is what counts; null: this is it. */
  @ApiProperty({ type: () => LaterOffer, nullable: true })
  ultima: LaterOffer | null;
  /** What whoever asks may do. */ acciones: OfferActions;
}

/**
 * What a new offer begins with: the last one of the application, else what its vacancy, the request for staff behind it, the
 * last offer for the position and the person's availability say.
 */
export class OfferProposal {
  /** What is offered, as far as it is known. */ contenido: OfferContentResponse;
  /** It would expire on this day. */ @Day() caduca_el: string;
  /** Whether the position is published with a band. */ @Word(OFFER_BANDS) banda: OfferBand;
  /** Lower end of it, in cents a year. */ @Example(2_400_000) salario_min: number | null;
  /** Upper end of it, in cents a year. */ @Example(2_900_000) salario_max: number | null;
}

/** An offer, as its person sees it in the portal. */
export class MyOffer {
  /** Id. */ @Id() id: string;
  /** Id of the application that it answers. */ @Id() aplicacion_id: string;
  /** Title of the job. */ @Example('Chofer de grúa') puesto: string;
  /** State, in one of these words. */ @Word(OFFER_ESTADOS) estado: OfferEstado;
  /** It expires at this instant. */ @Instant() caduca: string;
  /** Path of its page. */ @Example('/oferta/eyJpZCI6') camino: string;
  /** Why it was withdrawn, as human resources told it; null: nothing was told. */
  @Example('Hemos cancelado el puesto.') motivo: string | null;
  /** Whether the signed document is ready. */ firmada: boolean;
}
