import { visuallyHidden } from '@mui/utils';
import { useForToday } from '../tasks/forToday';
import { ToneBadge } from '../ui/display/text';
import { translate } from '../i18n/texts';

/** How many tasks are for today or overdue, in amber beside the entry of the menu. */
export function TasksDue() {
  const { total } = useForToday();
  if (total === 0) return null;
  return (
    <>
      &nbsp;
      <ToneBadge tone="yellow">
        <span aria-hidden>{total}</span>
        <span style={visuallyHidden}>: {translate('layout.menu.tasksDue', total)}</span>
      </ToneBadge>
    </>
  );
}
