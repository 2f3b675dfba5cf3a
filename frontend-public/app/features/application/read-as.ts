import { t } from '@lingui/core/macro';
import { spanishPhone, postalCodeAsRead } from '@hiring/contract';

/** How a typed phone number is understood; undefined unless it is a Spanish one, written otherwise. */
export function phoneHint(typed: string): string | undefined {
  const read = spanishPhone(typed);
  return read === null || read === typed.trim() ? undefined : t`Lo leemos así: ${read}`;
}

/** The province of a typed postal code; undefined while it is invalid. */
export function postalCodeHint(typed: string): string | undefined {
  const read = postalCodeAsRead(typed);
  if (read === null) return undefined;
  return read.province === null ? t`Código de otro país.` : t`Provincia: ${read.province}`;
}
