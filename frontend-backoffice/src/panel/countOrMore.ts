import { translate } from '../i18n/texts';
import { formatCount } from '../ui/format/counts';

/** "1.234", or "más de 1.000" where the server counts no further (null). */
export const countOrMore = (count: number | null): string =>
  count === null ? translate('panel.frame.many') : formatCount(count);

/** The same for a text with a singular and a plural. */
export const pluralOrMore = (count: number | null) => ({
  smart_count: count ?? 2,
  count: countOrMore(count),
});
