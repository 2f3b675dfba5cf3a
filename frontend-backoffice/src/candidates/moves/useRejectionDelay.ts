import '../../i18n/record';
import { translate } from '../../i18n/texts';
import { pluralOf } from '../../ui/format/counts';
import { type RaRecord, useGetOne } from 'react-admin';
import type { Schemas } from '../../providers/api';
import { ONLY } from '../../providers/dataProvider';

/** Hours that a rejection waits before it is sent and shown. */
export const useRejectionDelay = () =>
  useGetOne<Schemas['RejectionDelayResponse'] & RaRecord>('config/rejection-delay', { id: ONLY });

/** "24 horas", "1 hora", "2 días". */
export const hoursInWords = (hours: number): string =>
  hours > 24 && hours % 24 === 0
    ? translate('candidates.moves.days', { count: hours / 24 })
    : translate('candidates.moves.hours', pluralOf(hours));
