import { DUPLICADO_MOTIVOS, type DuplicadoMotivo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsUUID } from 'class-validator';

const SEEN = { message: 'Falta cómo estaban las fichas cuando las comparaste' };

export class MergeRequest {
  /** The record that goes into the other. */
  @IsUUID(undefined, { message: 'Falta la otra ficha' })
  absorbido_id: string;

  /** `updated_at` of the kept record as it was seen; another one answers 409 `merge_stale`. */
  @IsISO8601({}, SEEN)
  conservado_at: string;

  /** The same of the absorbed one. */
  @IsISO8601({}, SEEN)
  absorbido_at: string;
}

/** One of two records, with what tells two people apart. */
export class ComparedRecord {
  id: string;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  /** YYYY-MM-DD. */
  fecha_nacimiento: string | null;
  ciudad: string;
  /** It has an account in the portal. */
  con_cuenta: boolean;
  con_cv: boolean;
  candidaturas: number;
  created_at: string;
  updated_at: string;
}

export class DuplicateResponse {
  otra: ComparedRecord;
  /** What both have in common. */
  @ApiProperty({ enum: DUPLICADO_MOTIVOS, isArray: true })
  motivos: DuplicadoMotivo[];
  /** Why this record cannot take in the other one; null: it can. */
  conservar_esta: string | null;
  /** Why the other one cannot take in this record; null: it can. */
  conservar_otra: string | null;
}

export class MergeResponse {
  id: string;
  conservado_id: string;
  absorbido_id: string;
  /** Name of the absorbed record. */
  absorbido: string;
  /** Null: the account is gone. */
  autor: string | null;
  hecha_at: string;
  /** ISO 8601 instant after which it stays. */
  hasta: string;
  /** Why it cannot be taken back; null: it can. */
  no_se_deshace: string | null;
}

export class DuplicatesResponse {
  /** This record, as it is compared. */
  esta: ComparedRecord;
  @ApiProperty({ type: [DuplicateResponse] })
  duplicados: DuplicateResponse[];
  /** Records that went into this one, newest first. */
  @ApiProperty({ type: [MergeResponse] })
  fusiones: MergeResponse[];
}
