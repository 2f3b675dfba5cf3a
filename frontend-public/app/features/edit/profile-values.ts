import { APPLICATION_STEPS, profileTextError, requiredMessage, type FieldName } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { FieldErrors } from '../../ui/use-form-problem';
import { initialValues, TEXT_NAMES, trimmed, type FormValues } from '../application/form-values';
import { qualificationsErrors, readQualificationValues } from '../qualifications/read-qualification-values';

type Profile = Schemas['PortalProfile'];

/** The initial form values; a position of the catalogue is shown by its label. */
export function valuesOf(profile: Profile): FormValues {
  const values = initialValues(profile, {}, null);
  return { ...values, posicion: profile.posicion_nombre ?? values.posicion };
}

/** The request body: an unchanged position keeps its code. */
export function bodyOf(values: FormValues, profile: Profile, updatedAt: string): Schemas['ProfileRequest'] {
  const same = values.posicion.trim() === profile.posicion_nombre;
  const { permisos, turnos, idiomas, ...availability } = readQualificationValues(values.cualificaciones);
  return {
    // Includes blank values: omitted fields stay unchanged.
    ...trimmed(values),
    cualificaciones: { ...availability, permisos: [...permisos], turnos: [...turnos], idiomas: [...idiomas] },
    ...(same && profile.posicion ? { posicion: profile.posicion } : {}),
    updated_at: updatedAt,
  };
}

export const isSame = (a: FormValues, b: FormValues): boolean =>
  TEXT_NAMES.every((name) => a[name] === b[name]);

/** The required fields of the application form except the CV, which has its own tab. */
const REQUIRED = APPLICATION_STEPS.flatMap(({ required }): readonly FieldName[] => required).filter(
  (field) => field !== 'cv' && field !== 'email',
);

/** The errors that prevent saving, by field. */
export function wrongFields(values: FormValues): FieldErrors {
  const now = new Date();
  const texts = TEXT_NAMES.flatMap((name) => {
    const missing = REQUIRED.includes(name) && values[name].trim() === '';
    const error = missing ? requiredMessage(name) : profileTextError(name, values[name], now);
    return error === null ? [] : [[name, error] as const];
  });
  return { ...Object.fromEntries(texts), ...qualificationsErrors(values.cualificaciones) };
}
