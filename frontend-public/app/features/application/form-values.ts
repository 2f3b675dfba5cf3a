import { DRAFT_FIELDS, type DraftField, WRITTEN_FIELDS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { qualificationsText } from '../qualifications/qualification-values';

/**
 * The texts of the form by request field: `cualificaciones` is JSON, `futuras_ofertas` is `true` or blank. The e-mail
 * belongs to the account and the CV is a file.
 */
export type TextName = DraftField;
export type FormValues = Record<TextName, string>;

export const TEXT_NAMES: readonly TextName[] = DRAFT_FIELDS;
const EMPTY = Object.fromEntries(TEXT_NAMES.map((name) => [name, ''])) as FormValues;

/** The texts as they are sent. */
export const trimmed = (values: FormValues): FormValues =>
  TEXT_NAMES.reduce((texts, name) => ({ ...texts, [name]: values[name].trim() }), values);

type Profile = Schemas['PortalProfile'];
type Vacancy = Schemas['VacancyResponse'];

const asTyped = (value: string | readonly string[] | null): string =>
  typeof value === 'object' ? (value?.join(', ') ?? '') : value;

function profileValues(profile: Profile): Partial<FormValues> {
  return {
    ...Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, asTyped(profile[field])])),
    cualificaciones: qualificationsText(profile.cualificaciones),
  };
}

/**
 * The initial values: the profile, then earlier input, then the vacancy's own department and position, which the
 * applicant cannot choose.
 */
export function initialValues(
  profile: Profile | null,
  typed: Partial<FormValues>,
  vacancy: Vacancy | null,
): FormValues {
  return {
    ...EMPTY,
    ...(profile ? profileValues(profile) : {}),
    ...typed,
    ...(vacancy ? { departamento: vacancy.departamento, posicion: vacancy.posicion } : {}),
  };
}
