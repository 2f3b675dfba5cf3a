import { numberFormat } from '@hiring/contract';

/** "1.234". */
export const formatCount = numberFormat({ useGrouping: 'always' });
