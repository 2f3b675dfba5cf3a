import { FIELD_LABEL, LIMITS, requiredMessage } from '@hiring/contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsISO8601, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import { PortalProfile } from '../../portal/portal.dto.js';
import { SubmitRequest } from '../../applications/submission/submit.dto.js';

/**
 * The edit form: the application form's rules, but for what belongs to an application. An optional field that is left out
 * stays as it is; a blank one is cleared.
 */
export class ProfileRequest extends PickType(SubmitRequest, [
  'nombre',
  'apellidos',
  'telefono',
  'fecha_nacimiento',
  'direccion',
  'ciudad',
  'codigo_postal',
  'experiencia',
  'educacion',
  'habilidades',
  'carta_presentacion',
]) {
  /** Code of a department that the edit form offers, or the one that the profile has. */
  @TrimLine()
  @IsString({ message: requiredMessage('departamento') })
  @IsNotEmpty({ message: requiredMessage('departamento') })
  departamento: string;

  /** Free text, or the code that the profile has. */
  @TrimLine()
  @MaxLength(LIMITS.position, {
    message: `El campo ${FIELD_LABEL.posicion} no puede superar los ${LIMITS.position} caracteres`,
  })
  @IsString({ message: requiredMessage('posicion') })
  @IsNotEmpty({ message: requiredMessage('posicion') })
  posicion: string;

  /** `updated_at` of the profile that the form was filled with; another one answers 409 `stale_profile`. */
  @IsISO8601({ strict: true }, { message: 'Falta la versión del perfil' })
  updated_at: string;
}

export class ProfileResponse {
  /** What the form shows. */
  message: string;
  /** False: it said this already. */
  changed: boolean;
  @ApiProperty({ type: PortalProfile })
  candidate: PortalProfile;
}
