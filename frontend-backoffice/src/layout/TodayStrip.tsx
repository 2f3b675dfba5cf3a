import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useForToday } from '../tasks/forToday';
import { ToneBadge } from '../ui/display/text';
import { lazyPart } from '../ui/lazy';
import { translate } from '../i18n/texts';

const TodayTasks = lazyPart(() => import('../tasks/TodayTasks'), 'TodayTasks');

/**
 * 'Para hoy' above the list of applications: a button in the line of its heading, because the list begins where it did,
 * and the tasks below that line once it is pressed. Amber when one is overdue. Nothing without any.
 */
export function useTodayStrip(): { button: ReactNode; tasks: ReactNode } {
  const [open, setOpen] = useState(false);
  const { tasks, total } = useForToday();
  if (total === 0) return { button: null, tasks: null };
  const overdue = tasks.filter(({ vencida }) => vencida).length;
  const button = (
    <Button
      variant="outlined"
      aria-expanded={open}
      title={overdue > 0 ? translate('layout.dashboard.overdue', overdue) : undefined}
      onClick={() => setOpen(!open)}
    >
      {translate('layout.dashboard.today')}&nbsp;
      <ToneBadge tone={overdue > 0 ? 'yellow' : 'grey'}>{total}</ToneBadge>
    </Button>
  );
  return { button, tasks: open && <TodayTasks /> };
}
