import { listText, PROFILE, type ProfileField } from '@hiring/contract';
import { longDay } from '../../lib/dates';

type Shown = Readonly<Record<ProfileField, string | readonly string[] | null>>;

/** The display text of a profile field; empty for blank or null. */
export function profileWords(person: Shown, field: ProfileField): string | null {
  const value = person[field];
  if (typeof value === 'object') return value && listText(value);
  return PROFILE[field].kind === 'birth_date' && value ? longDay(value) : value;
}
