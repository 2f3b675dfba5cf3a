import { TypedDay } from '../../../platform/http/validation/typed-day.js';
import { LACKABLE_FIELDS, LIMITS, PROFILE } from '@hiring/contract';
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { IsEmail, IsISO8601, IsOptional, MaxLength } from 'class-validator';
import { Example, Id, Instant, RequiredText } from '../../../platform/openapi/field.js';
import { OneLine, TrimLine } from '../../../platform/http/validation/trim.js';
import { ProfileRequest } from '../../people/profile/profile.dto.js';
import { SubmitRequest } from '../submission/submit.dto.js';

const ORIGIN = 'Indica de dónde vienen los datos';

/**
 * Somebody whom human resources or a program brings, with an application: the form's rules. Nobody consents in another's
 * name: the form's box for other openings is not here.
 */
@Example({
  nombre: 'Núria',
  apellidos: 'Puig Serra',
  email: 'nuria.puig@example.com',
  telefono: '612 345 678',
  direccion: 'Carrer de Blai 12, 2.º 1.ª',
  ciudad: 'Barcelona',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  habilidades: ['Diagnosis', 'Frenos'],
  procedencia: 'InfoJobs, oferta 4711',
  informado_el: '2026-11-02',
})
export class NewCandidateRequest extends OmitType(SubmitRequest, [
  'cv',
  'cv_archivo_id',
  'cv_modo',
  'futuras_ofertas',
  'futuras_ofertas_version',
] as const) {
  /**
   * By it the person is known: who is there already gets another application.
   * @example "nuria.puig@example.com"
   */
  @TrimLine()
  @MaxLength(LIMITS.email, { message: 'Escribe un correo válido' })
  @IsEmail({}, { message: 'Escribe un correo válido' })
  email: string;

  /**
   * Where the data come from (GDPR art. 14): shown in the record and in the person's copy.
   * @example "InfoJobs, oferta 4711"
   */
  @OneLine()
  @RequiredText(200, { message: 'La procedencia no puede superar los 200 caracteres' }, { message: ORIGIN })
  procedencia: string;

  /** YYYY-MM-DD on which the person was told who has their data and why. */
  @Example('2026-11-02')
  @IsOptional()
  @TrimLine()
  @TypedDay({ message: 'La fecha no es válida' })
  informado_el?: string;
}

/** The same as a form, with the file. */
export class NewCandidateForm extends NewCandidateRequest {
  /** PDF, DOC or DOCX, at most 5 MB. */
  @ApiPropertyOptional({ type: 'string', format: 'binary' })
  @IsOptional()
  cv?: unknown;
}

/** The application's id; reading it takes `applications:read`. */
export class BroughtApplication {
  /** Id. */ @Id() id: string;
}

/** Ids alone: who brings people need not be somebody who may read them. */
export class NewCandidateResponse {
  /** False: an application to the same vacancy was open. */ created: boolean;
  /** False: a person with this e-mail was there. */ candidate_created: boolean;
  /** False: no file was sent, it is the one that was there, or the person has an account and a CV of their own. */
  cv_guardado: boolean;
  /** Id of the person. */ @Id() candidato_id: string;
  /** The application as it is now. */
  @ApiProperty({ type: BroughtApplication }) application: BroughtApplication;
}

/**
 * The profile's fields. What is left out stays as it is; null or a blank text empties it, but for the names, the department
 * and the position.
 */
@Example({
  telefono: '612 345 678',
  habilidades: ['Diagnosis', 'Frenos', 'Pintura'],
  carta_presentacion: null,
  updated_at: '2027-02-15T09:00:00.000Z',
})
export class CandidateUpdateRequest extends PartialType(ProfileRequest) {
  /** `updated_at` of the record that was read; another one answers 409 `stale_profile`. */
  @Instant()
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'La versión de la ficha no es válida' })
  override updated_at?: string;
}

for (const field of LACKABLE_FIELDS) {
  // Skills are emptied by an empty list.
  if (PROFILE[field].kind === 'skills') continue;
  ApiPropertyOptional({ nullable: true })(CandidateUpdateRequest.prototype, field);
}
