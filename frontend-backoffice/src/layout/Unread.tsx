import { useGetList } from 'react-admin';
import { COUNT_LIMIT, formatCount } from '../ui/format/counts';
import { translate } from '../i18n/texts';
import { CountBadge } from './CountBadge';

/** How many conversations have something unread. */
export function Unread() {
  const { data = [], total } = useGetList('threads', {
    filter: { bandeja: 'sin_leer' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'ultimo_at', order: 'DESC' },
  });
  if (data.length === 0) return null;
  const shown = total === undefined ? `+${formatCount(COUNT_LIMIT)}` : formatCount(total);
  return <CountBadge shown={shown} said={translate('layout.menu.unread', total ?? COUNT_LIMIT)} />;
}
