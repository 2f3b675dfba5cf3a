import { translate } from '../i18n/texts';
import { formatCount } from '../ui/format/counts';

/** "1.234", or "más de 1.000" where the server counts no further (null). */
export const countOrMore = (count: number | null): string =>
  count === null ? translate('panel.frame.many') : formatCount(count);
