import { useGetList } from 'react-admin';
import { formatCount } from '../ui/format/counts';
import { translate } from '../i18n/texts';
import { CountBadge } from './CountBadge';

/** Lists count no further. */
const COUNTED = 1000;

/** How many conversations have something unread. */
export function Unread() {
  const { data = [], total } = useGetList('threads', {
    filter: { bandeja: 'sin_leer' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'ultimo_at', order: 'DESC' },
  });
  if (data.length === 0) return null;
  const shown = total === undefined ? `+${formatCount(COUNTED)}` : formatCount(total);
  return <CountBadge shown={shown} said={translate('layout.menu.unread', total ?? COUNTED)} />;
}
