import { useForToday } from '../tasks/forToday';
import { formatCount } from '../ui/format/counts';
import { translate } from '../i18n/texts';
import { CountBadge } from './CountBadge';

/** How many tasks are for today or overdue. */
export function TasksDue() {
  const { total } = useForToday();
  return total === 0 ? null : (
    <CountBadge shown={formatCount(total)} said={translate('layout.menu.tasksDue', total)} />
  );
}
