import { birthDateError, phoneAsRead, type ProfileField, postalCodeAsRead, skillsIn } from '@hiring/contract';
import type { FieldErrors } from '../../../platform/errors/domain-error.js';
import type { Candidate } from '../../people/candidate.entity.js';
import type { SubmitRequest } from './submit.dto.js';

/** The columns of the profile that the form writes. */
export type SubmittedProfile = Pick<Candidate, Exclude<ProfileField, 'email' | 'departamento' | 'posicion'>>;

/** What the application form and the edit form have in common, as they send it. */
export type ProfileFields = Pick<SubmitRequest, keyof SubmittedProfile>;

export function profileOf(form: ProfileFields): SubmittedProfile {
  return {
    nombre: form.nombre,
    apellidos: form.apellidos,
    telefono: phoneOf(form.telefono),
    fecha_nacimiento: form.fecha_nacimiento ?? null,
    direccion: form.direccion,
    ciudad: form.ciudad,
    codigo_postal: postalCodeOf(form.codigo_postal),
    experiencia: form.experiencia ?? null,
    educacion: form.educacion ?? null,
    habilidades: skillsIn(form.habilidades ?? ''),
    carta_presentacion: form.carta_presentacion ?? null,
  };
}

/** What the edit form gave: a field that it left out stays as it is, a blank one is cleared. */
export const givenProfileOf = (form: Partial<ProfileFields>): Partial<SubmittedProfile> =>
  Object.fromEntries(
    Object.entries(profileOf(form as ProfileFields)).filter(([field]) => Object.hasOwn(form, field)),
  );

/** A correction may leave the phone out or clear it, though the forms ask for one. */
const phoneOf = (text: string | null | undefined): string => (text ? (phoneAsRead(text) ?? text) : '');

const postalCodeOf = (text: string | undefined): string | null =>
  text ? (postalCodeAsRead(text)?.code ?? text) : null;

/** Whether a column of the profile says nothing. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether the form says anything that the profile does not. */
export function differs(candidate: Candidate, profile: SubmittedProfile): boolean {
  return changedFields(candidate, profile).length > 0;
}

/** The fields that say something else than the stored profile. */
export function changedFields(candidate: Candidate, profile: Partial<Candidate>): string[] {
  return Object.entries(profile)
    .filter(([field, value]) => JSON.stringify(candidate[field as keyof Candidate]) !== JSON.stringify(value))
    .map(([field]) => field);
}

export function birthDateErrors(date: string | undefined, now: Date): FieldErrors | null {
  const error = date ? birthDateError(date, now) : null;
  return error ? { fecha_nacimiento: [error] } : null;
}
