import { phoneAsRead, postalCodeAsRead } from '@hiring/contract';

/** How a phone number that was typed is understood; undefined while it is none. */
export function phoneHint(typed: string): string | undefined {
  const read = phoneAsRead(typed);
  return read === null ? undefined : `Lo leemos así: ${read}`;
}

/** Where a postal code that was typed lies; undefined while it is none. */
export function postalCodeHint(typed: string): string | undefined {
  const read = postalCodeAsRead(typed);
  if (read === null) return undefined;
  return read.province === null ? 'Código de otro país.' : `Provincia: ${read.province}`;
}
