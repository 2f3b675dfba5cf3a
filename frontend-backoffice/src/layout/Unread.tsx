import { visuallyHidden } from '@mui/utils';
import { useGetList } from 'react-admin';
import { ToneBadge } from '../ui/display/text';
import { translate } from '../i18n/texts';

/** How many conversations have something unread. */
export function Unread() {
  const { total = 0 } = useGetList('threads', {
    filter: { bandeja: 'sin_leer' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'ultimo_at', order: 'DESC' },
  });
  if (total === 0) return null;
  return (
    <>
      &nbsp;
      <ToneBadge tone="yellow">
        <span aria-hidden>{total}</span>
        <span style={visuallyHidden}>: {translate('layout.menu.unread', total)}</span>
      </ToneBadge>
    </>
  );
}
