import type { Schemas } from '@hiring/contract/api';
import { translate } from '../i18n/texts';
import { formatDay } from '../ui/format/dates';

type Row = Schemas['RightsRequestRow'];

export const whoAsked = ({ nombre, email }: Row): string =>
  nombre ?? email ?? translate('privacy.request.nobody');

/** How long there is to answer, in words. */
export function whenDue({ dias, vence_el, cerrada_at }: Row): string {
  if (cerrada_at) return translate('privacy.due.answered', { day: formatDay(cerrada_at) });
  if (dias === null) return '';
  if (dias === 0) return translate('privacy.due.today');
  const day = formatDay(vence_el);
  if (dias < 0) return translate('privacy.due.overdue', { day });
  return translate('privacy.due.left', { smart_count: dias, day });
}
