import { Type } from 'class-transformer';
import { IsISO8601, IsOptional } from 'class-validator';
import { CustomValuesAsked } from '../../../fields/custom-field.dto.js';
import { ValidateObject } from '../../../platform/http/validation/validate-object.js';
import { Instant } from '../../../platform/openapi/field.js';
import { QualificationsRequest } from '../qualifications/qualifications.dto.js';
import { ProfileForm } from './profile-shapes.js';

/** The edit form. An optional field that is left out stays as it is; a blank one is cleared. */
export class ProfileRequest extends ProfileForm({
  departamento: 'Code of a department that the edit form offers, or the one that the profile has.',
  posicion: 'Free text, or the code that the profile has.',
}) {
  /** `updated_at` of the profile that the form was filled with; another one answers 409 `stale_profile`. */
  @Instant() @IsISO8601({ strict: true }, { message: 'Falta la versión del perfil' }) updated_at: string;

  /** All licences, availability and languages; left out: they stay as they are. */
  @IsOptional()
  @ValidateObject({ message: 'Las cualificaciones no son válidas' })
  @Type(() => QualificationsRequest)
  cualificaciones?: QualificationsRequest;

  /** Values of the company's own fields that the form of an application asks of the person, by `clave`; null empties one. */
  @IsOptional()
  @CustomValuesAsked()
  campos?: Record<string, unknown>;
}
