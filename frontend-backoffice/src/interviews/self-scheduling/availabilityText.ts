import '../../i18n/interviews';
import type { Schemas } from '@hiring/contract/api';
import { translate } from '../../i18n/texts';
import { formatDay } from '../../ui/format/dates';

export type Availability = Schemas['AvailabilityResponse'];

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `interviews.weekdays.${id}` }));

/** "Lunes de 09:00 a 13:00". */
export function windowText({ dia, fecha, desde, hasta }: Schemas['WindowDto']): string {
  const day = fecha ? formatDay(fecha) : translate(`interviews.weekdays.${dia ?? 1}`);
  return translate('interviews.availability.window', { day, from: desde, to: hasta });
}

/** "5 min antes, 10 min después"; empty without a margin. */
export function marginText({
  margen_antes_min: before,
  margen_despues_min: after,
}: Pick<Availability, 'margen_antes_min' | 'margen_despues_min'>): string {
  return [
    before && translate('interviews.availability.before', { minutes: before }),
    after && translate('interviews.availability.after', { minutes: after }),
  ]
    .filter(Boolean)
    .join(', ');
}
