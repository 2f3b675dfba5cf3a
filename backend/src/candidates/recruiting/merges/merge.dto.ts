import { type CustomFieldValues, DUPLICADO_MOTIVOS, type DuplicadoMotivo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsUUID } from 'class-validator';
import { CustomValues } from '../../../fields/custom-field.dto.js';
import { Day, Email, Example, Id, Instant, Words } from '../../../platform/openapi/field.js';

const SEEN = { message: 'Falta cómo estaban las fichas cuando las comparaste' };

export class MergeRequest {
  /** The record that goes into the other. */
  @IsUUID(undefined, { message: 'Falta la otra ficha' })
  absorbido_id: string;

  /** `updated_at` of the kept record as it was read, alone, in a list or among duplicates; another one answers 409 `merge_stale`. */
  @Instant() @IsISO8601({}, SEEN) conservado_at: string;

  /** The same of the absorbed one. */ @Instant() @IsISO8601({}, SEEN) absorbido_at: string;
}

/** One of two records, with what tells two people apart. */
export class ComparedRecord {
  /** Id. */ @Id() id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** E-mail address. */ @Email() email: string;
  /** Telephone number, another country's with its prefix. */ @Example('+34 600 123 456') telefono: string;
  /** YYYY-MM-DD. */ @Day() @Example('1990-05-14') fecha_nacimiento: string | null;
  /** Town. */ @Example('Barcelona') ciudad: string;
  /** Values of the company's own fields, by `clave`. */ @CustomValues() campos: CustomFieldValues;
  /** It has an account in the portal. */ con_cuenta: boolean;
  /** Whether there is a CV. */ con_cv: boolean;
  /** How many applications. */ candidaturas: number;
  /** When it was made. */ @Instant() created_at: string;
  /** Instant of the last change. */ @Instant() updated_at: string;
}

export class DuplicateResponse {
  /** The other record. */ otra: ComparedRecord;
  /** What both have in common. */
  @Words(DUPLICADO_MOTIVOS) motivos: DuplicadoMotivo[];
  /** Why this record cannot take in the other one; null: it can. */
  @Example('El otro registro tiene una cuenta.') conservar_esta: string | null;
  /** Why the other one cannot take in this record; null: it can. */
  @Example('Este registro tiene una cuenta.') conservar_otra: string | null;
}

export class MergeResponse {
  /** Id. */ @Id() id: string;
  /** Id of the record that stays. */ @Id() conservado_id: string;
  /** Id of the record that was taken into the other. */ @Id() absorbido_id: string;
  /** Name of the absorbed record. */ @Example('Núria Vidal') absorbido: string;
  /** Null: the account is gone. */ @Example('Marta Soler') autor: string | null;
  /** Instant at which it was done. */ @Instant() hecha_at: string;
  /** ISO 8601 instant after which it stays. */ @Instant() hasta: string;
  /** Why it cannot be taken back; null: it can. */
  @Example('Han pasado más de 30 días.') no_se_deshace: string | null;
}

export class DuplicatesResponse {
  /** This record, as it is compared. */ esta: ComparedRecord;
  /** Records that may be of the same person. */
  @ApiProperty({ type: [DuplicateResponse] }) duplicados: DuplicateResponse[];
  /** Records that went into this one, newest first. */
  @ApiProperty({ type: [MergeResponse] })
  fusiones: MergeResponse[];
}
