import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601 } from 'class-validator';
import { Example, Instant } from '../../../platform/openapi/field.js';
import { PortalProfile } from '../../portal/portal.dto.js';
import { ProfileForm } from './profile-shapes.js';

/** The edit form. An optional field that is left out stays as it is; a blank one is cleared. */
export class ProfileRequest extends ProfileForm({
  departamento: 'Code of a department that the edit form offers, or the one that the profile has.',
  posicion: 'Free text, or the code that the profile has.',
}) {
  /** `updated_at` of the profile that the form was filled with; another one answers 409 `stale_profile`. */
  @Instant() @IsISO8601({ strict: true }, { message: 'Falta la versión del perfil' }) updated_at: string;
}

export class ProfileResponse {
  /** What the form shows. */ @Example('Guardado correctamente') message: string;
  /** False: it said this already. */ changed: boolean;
  /** The person as they are now. */ @ApiProperty({ type: PortalProfile }) candidate: PortalProfile;
}
