import { IsISO8601 } from 'class-validator';
import type { CustomFieldValues } from '@hiring/contract';
import { CustomValues, CustomValuesAsked } from '../../../fields/custom-field.dto.js';
import { Example, Id, Instant } from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';

/** What columns of the list of people show. */
export class ListedValues {
  /** Id of the person. */ @Id() candidato_id: string;
  /** Values of the person's own fields, by `clave`. */ @CustomValues() campos: CustomFieldValues;
  /** Those of the current application. */ @CustomValues() candidatura: CustomFieldValues;
}

/** What changes of the company's own fields. */
class CustomValuesRequest {
  /** Values by `clave`; null empties one. Fields that are not named stay. */
  @CustomValuesAsked()
  campos: Record<string, unknown>;
}

@Example({ campos: { talla_de_ropa_laboral: 'm' }, updated_at: '2027-03-01T09:30:00.000Z' })
export class CandidateFieldsRequest extends CustomValuesRequest {
  /** `updated_at` of the record that was read; another one answers 409 `stale_profile`. */
  @Instant()
  @IsISO8601({}, { message: 'Falta la versión de la ficha' })
  updated_at: string;
}

export class ApplicationFieldsRequest extends CustomValuesRequest {
  /** The version that was read; another one answers 409 `stale_version`. */
  @IsVersion({ message: 'Falta la versión de la candidatura' })
  version: number;
}
