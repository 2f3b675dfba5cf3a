import { Box, Checkbox, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-admin';
import { Separator, ToneBadge } from '../ui/display/text';
import { useFocusInLines } from '../ui/lists/useFocusInLines';
import { translate } from '../i18n/texts';
import type { Task } from './forToday';
import { aboutOf, dueText, TASKS } from './task';
import { useFinishTask, useReopenTask } from './useFinishTask';

/** The box of a task: done, or open again. */
export function TaskBox({ task }: { task: Task }) {
  const finish = useFinishTask();
  const reopen = useReopenTask();
  const done = task.hecha_at !== null;
  const busy = finish.isPending || reopen.isPending;
  return (
    <Checkbox
      checked={done || finish.isPending}
      title={translate('tasks.keys')}
      onChange={() => !busy && (done ? reopen : finish).mutate(task)}
      slotProps={{
        input: {
          'aria-label': translate('tasks.mark', { title: task.titulo }),
          'aria-keyshortcuts': 'H Space',
        },
      }}
      sx={{ p: 0.5, '@media (pointer: coarse)': { width: 44, height: 44 } }}
    />
  );
}

/** H, where the focus is in a row of tasks. */
export function finishOnKey(event: KeyboardEvent<HTMLElement>) {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (key.toLowerCase() !== 'h' || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
  const box = target.closest('li, tr')?.querySelector<HTMLInputElement>('input[aria-keyshortcuts]');
  if (!box) return;
  event.preventDefault();
  box.click();
}

/** When it is due: amber after its day. */
export function DueBadge({ task }: { task: Task }) {
  const text = dueText(task);
  if (!text || task.hecha_at) return text;
  return task.vencida ? <ToneBadge tone="yellow">{text}</ToneBadge> : text;
}

/** What a task is about, as a link there. */
export function AboutLink({ task }: { task: Task }) {
  const about = aboutOf(task);
  return (
    about && (
      <Link color="inherit" underline="hover" to={about.to}>
        {about.name}
      </Link>
    )
  );
}

/** On a desk one line, on a phone one below the other. */
const LINE = {
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  // Beside a long title a name would get one letter a line.
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'baseline' },
  columnGap: 1.5,
} as const;

interface Props {
  tasks: readonly Task[];
  label: string;
  /** Where what they are about is plain. */
  hidesAbout?: boolean;
}

/** Tasks as lines with their box; the line that takes the place of a done one gets the focus. */
export function TaskLines({ tasks, label, hidesAbout = false }: Props) {
  const focus = useFocusInLines<HTMLUListElement>(tasks, 'input');
  return (
    <Box
      component="ul"
      aria-label={translate(label)}
      onKeyDown={finishOnKey}
      {...focus}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {tasks.map((task) => (
        <Box
          component="li"
          key={task.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36, py: { xs: 0.5, sm: 0 } }}
        >
          <TaskBox task={task} />
          <Box sx={LINE}>
            <Link color="inherit" underline="hover" to={`${TASKS}/${task.id}/show`}>
              <strong>{task.titulo}</strong>
            </Link>
            <Typography component="span" variant="hint" sx={{ flex: { sm: '1 0 auto' }, maxWidth: '100%' }}>
              {!hidesAbout && aboutOf(task) && (
                <>
                  <AboutLink task={task} />
                  <Separator />
                </>
              )}
              {task.asignada_nombre ?? translate('tasks.nobody')}
            </Typography>
            <Typography component="span" variant="body2" noWrap>
              <DueBadge task={task} />
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
