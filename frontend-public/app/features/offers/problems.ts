import { t } from '@lingui/core/macro';
import type { SummaryError } from '../../ui/ErrorSummary';
import type { OfferReply } from './offer-answer';

/** The messages of a refusal by field; one that is about no field goes to `other`. */
export function problemsOf(
  refused: OfferReply['refused'] | undefined,
  other: string,
): { errors: Record<string, string>; list: SummaryError[] } {
  if (!refused) return { errors: {}, list: [] };
  const fields = Object.entries(refused.errors).flatMap(([field, [message]]) =>
    message ? [[field, message] as const] : [],
  );
  const whole = refused.code === 'short_code' ? t`Escribe las 6 cifras del código` : refused.detail;
  const said = fields.length > 0 ? fields : [[other, whole] as const];
  return {
    errors: Object.fromEntries(said),
    list: said.map(([fieldId, message]) => ({ fieldId, message })),
  };
}
