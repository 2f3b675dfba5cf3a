import { PROFILE, type ProfileField } from '@hiring/contract';
import { longDay } from '../../lib/dates';

type Shown = Readonly<Record<ProfileField, string | readonly string[] | null>>;

/** A field of the profile as people read it; blank or null: nothing. */
export function profileWords(person: Shown, field: ProfileField): string | null {
  const value = person[field];
  if (typeof value === 'object') return value?.join(', ') ?? null;
  return PROFILE[field].kind === 'birth_date' && value ? longDay(value) : value;
}
