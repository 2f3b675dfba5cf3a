import '../../i18n/record';
import { translate } from '../../i18n/texts';
import { pluralOf } from '../../ui/format/counts';
import { api, useRead } from '../../providers/api';

/** Hours that a rejection waits before it is sent and shown. */
export const useRejectionDelay = () =>
  useRead(['rejection-delay'], () => api.get('/api/config/rejection-delay'));

/** "24 horas", "1 hora", "2 días". */
export const hoursInWords = (hours: number): string =>
  hours > 24 && hours % 24 === 0
    ? translate('candidates.moves.days', { count: hours / 24 })
    : translate('candidates.moves.hours', pluralOf(hours));
