import { APPLICATION_STEPS, profileTextError, requiredMessage, type FieldName } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { FieldErrors } from '../../ui/use-form-problem';
import { initialValues, TEXT_NAMES, trimmed, type FormValues } from '../application/form-values';

type Profile = Schemas['PortalProfile'];

/** What the form opens with; a position of the catalogue is shown in words. */
export function valuesOf(profile: Profile): FormValues {
  const values = initialValues(profile, {}, null);
  return { ...values, posicion: profile.posicion_nombre ?? values.posicion };
}

/** What is sent: a position left as it was keeps its code. */
export function bodyOf(values: FormValues, profile: Profile, updatedAt: string): Schemas['ProfileRequest'] {
  const same = values.posicion.trim() === profile.posicion_nombre;
  return {
    // Blank ones too: what is left out stays as it is.
    ...trimmed(values),
    ...(same && profile.posicion ? { posicion: profile.posicion } : {}),
    updated_at: updatedAt,
  };
}

export const isSame = (a: FormValues, b: FormValues): boolean =>
  TEXT_NAMES.every((name) => a[name] === b[name]);

/** The required fields of the application form, but for the CV, which has its own tab. */
const REQUIRED = APPLICATION_STEPS.flatMap(({ required }): readonly FieldName[] => required).filter(
  (field) => field !== 'cv' && field !== 'email',
);

/** What keeps the profile from being saved, by field. */
export function wrongFields(values: FormValues): FieldErrors {
  const now = new Date();
  return Object.fromEntries(
    TEXT_NAMES.flatMap((name) => {
      const missing = REQUIRED.includes(name) && values[name].trim() === '';
      const error = missing ? requiredMessage(name) : profileTextError(name, values[name], now);
      return error === null ? [] : [[name, error]];
    }),
  );
}
