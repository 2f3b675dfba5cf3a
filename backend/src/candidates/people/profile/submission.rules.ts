import {
  birthDateError,
  postalCodeAsRead,
  PROFILE,
  type ProfileColumns,
  type ProfileField,
  type ProfileKind,
  skillsIn,
  WRITTEN_FIELDS,
  type WrittenField,
} from '@hiring/contract';
import type { FieldErrors } from '../../../platform/errors/domain-error.js';
import { readPhone } from '../../../platform/values/phones.js';
import type { Candidate } from '../candidate.entity.js';

/** Department and position are an application's, and written with it. */
type ApplicationField = 'departamento' | 'posicion';
/** The fields of the person that a form writes. */
export const PERSON_FIELDS = WRITTEN_FIELDS.filter(
  (field): field is Exclude<WrittenField, ApplicationField> =>
    field !== 'departamento' && field !== 'posicion',
);

/** The columns of the person that a form writes. */
export type SubmittedProfile = Pick<ProfileColumns, (typeof PERSON_FIELDS)[number]>;
/** What a form says of the person. A correction may leave the phone out or clear it, though the forms ask for one. */
export type PersonTexts = { [F in keyof SubmittedProfile]?: string | null };

const asTyped = (text: string): string => text;
const COLUMN_OF: Readonly<Record<ProfileKind, (text: string) => string | string[]>> = {
  name: asTyped,
  email: asTyped,
  phone: (text) => readPhone(text) ?? text,
  birth_date: asTyped,
  line: asTyped,
  postal_code: (text) => postalCodeAsRead(text)?.code ?? text,
  department: asTyped,
  position: asTyped,
  long_text: asTyped,
  skills: skillsIn,
};

export const profileOf = (form: PersonTexts): SubmittedProfile =>
  Object.fromEntries(
    PERSON_FIELDS.map((field) => [field, columnOf(field, form[field])]),
  ) as unknown as SubmittedProfile;

function columnOf(field: ProfileField, text: string | null | undefined): string | string[] | null {
  const { kind, required } = PROFILE[field];
  if (text) return COLUMN_OF[kind](text);
  if (kind === 'skills') return [];
  return required ? '' : null;
}

/** What the edit form gave: a field that it left out stays as it is, a blank one is cleared. */
export const givenProfileOf = (form: PersonTexts): Partial<SubmittedProfile> =>
  Object.fromEntries(Object.entries(profileOf(form)).filter(([field]) => Object.hasOwn(form, field)));

/** Whether a column of the profile says nothing. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether the form says anything that the profile does not. */
export function differs(candidate: Partial<Candidate>, profile: SubmittedProfile): boolean {
  return changedFields(candidate, profile).length > 0;
}

/** The fields that say something else than the stored profile. */
export function changedFields(candidate: Partial<Candidate>, profile: Partial<Candidate>): string[] {
  return Object.entries(profile)
    .filter(([field, value]) => JSON.stringify(candidate[field as keyof Candidate]) !== JSON.stringify(value))
    .map(([field]) => field);
}

export function birthDateErrors(date: string | undefined, now: Date): FieldErrors | null {
  const error = date ? birthDateError(date, now) : null;
  return error ? { fecha_nacimiento: [error] } : null;
}
