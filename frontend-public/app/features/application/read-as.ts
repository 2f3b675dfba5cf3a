import { t } from '@lingui/core/macro';
import { phoneAsRead, postalCodeAsRead } from '@hiring/contract';

/** How a typed phone number is understood; undefined while it is invalid, or written so already. */
export function phoneHint(typed: string): string | undefined {
  const read = phoneAsRead(typed);
  return read === null || read === typed.trim() ? undefined : t`Lo leemos así: ${read}`;
}

/** The province of a typed postal code; undefined while it is invalid. */
export function postalCodeHint(typed: string): string | undefined {
  const read = postalCodeAsRead(typed);
  if (read === null) return undefined;
  return read.province === null ? t`Código de otro país.` : t`Provincia: ${read.province}`;
}
