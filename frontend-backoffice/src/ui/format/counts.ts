import '../../i18n/ui';
import { numberFormat } from '@hiring/contract';
import { translate } from '../../i18n/texts';

/** "1.234". */
export const formatCount = numberFormat({ useGrouping: 'always' });

/** The server counts exactly up to this number; above it the total is missing. */
export const COUNT_LIMIT = 1000;

/** "1.234", or "más de 1.000" where the server counts no further (null). */
export const countOrMore = (count: number | null): string =>
  count === null ? translate('ui.counts.many') : formatCount(count);

/** Of a text with a singular and a plural: `smart_count` chooses between them, `count` is what they show. */
export const pluralOf = (count: number | null) => ({ smart_count: count ?? 2, count: countOrMore(count) });
