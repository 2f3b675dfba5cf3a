import { ONBOARDING_LIMITS } from '@hiring/contract';
import { Day, Example, Text } from '../../platform/openapi/field.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import { OptionalLine } from '../../platform/http/validation/optional-text.js';

const { valor } = ONBOARDING_LIMITS;

export class OnboardingValueRequest {
  /** IBAN, NAF, size, name of the contact, or result of the medical check (`apto`, `apto_limitaciones`, `no_apto`). */
  @Example('ES91 2100 0418 4502 0005 1332')
  @TrimLine()
  @Text(valor, 'El dato', { message: 'Escribe el dato' })
  valor: string;

  /** Phone of the contact. */
  @Example('600 123 456')
  @OptionalLine(valor, 'El teléfono')
  telefono?: string;

  /** Day of the medical check. */
  @Example('2027-02-20')
  @OptionalLine(valor, 'La fecha')
  fecha?: string;
}

export class OnboardingValueResponse {
  /** IBAN, NAF, size, name of the contact, or result of the medical check. */ @Example('•••• 1332')
  valor: string;
  /** Phone of the contact. */ @Example('+34 600 12 34 56') telefono: string | null;
  /** Day of the medical check. */ @Day() fecha: string | null;
}

export const toValueResponse = (value: OnboardingValueRequest): OnboardingValueResponse => ({
  valor: value.valor,
  telefono: value.telefono ?? null,
  fecha: value.fecha ?? null,
});
