import '../i18n/tasks';
import { TASK_LIMITS } from '@hiring/contract';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { THUMB } from '../ui/display/Detail';
import { InstantSearch } from '../ui/forms/InstantSearch';
import { todayInMadrid } from '../ui/format/days';
import { Columns, Ends, Sunken } from '../ui/layout';
import { translate } from '../i18n/texts';
import { type Colleague, type ProposedTask, proposeTask } from './mention';

interface Proposal {
  /** What is shown, and made with the note; null: nothing. */
  task: ProposedTask | null;
  change: (changes: Partial<ProposedTask>) => void;
  drop: () => void;
  /** For the next note. */
  reset: () => void;
}

/** The task that the text of a note asks of a colleague, until somebody changes or drops it. @param staff who may be asked */
export function useNoteTask(text: string, staff: readonly Colleague[]): Proposal {
  const [changes, setChanges] = useState<Partial<ProposedTask> | 'dropped'>({});
  const asked = { staff, today: todayInMadrid(), most: TASK_LIMITS.titulo };
  const read = staff.length > 0 ? proposeTask(text, asked) : null;
  const dropped = changes === 'dropped';
  return {
    task: read && !dropped ? { ...read, ...changes } : null,
    change: (more) => setChanges((before) => ({ ...(before === 'dropped' ? {} : before), ...more })),
    drop: () => setChanges('dropped'),
    reset: () => setChanges({}),
  };
}

interface NoteTaskProps {
  proposal: Proposal;
  staff: readonly Colleague[];
  busy: boolean;
}

/** The proposed task below a note: who, what and when, to be changed or dropped. Only what is shown is made. */
export function NoteTask({ proposal, staff, busy }: NoteTaskProps) {
  const { task, change, drop } = proposal;
  if (!task) return null;
  return (
    <Sunken role="group" aria-label={translate('tasks.note.title')}>
      <Ends>
        <Typography component="div" variant="subtitle2" role="status">
          {translate('tasks.note.title')}
        </Typography>
        <IconButton aria-label={translate('tasks.note.drop')} disabled={busy} onClick={drop} sx={THUMB}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Ends>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        <TextField
          label={translate('resources.tasks.fields.titulo')}
          value={task.titulo}
          disabled={busy}
          onChange={({ target }) => change({ titulo: target.value })}
          slotProps={{ htmlInput: { maxLength: TASK_LIMITS.titulo } }}
        />
        <Columns sm={2}>
          <InstantSearch
            label="resources.tasks.fields.asignada_a"
            value={task.asignada_a}
            choices={staff.map(({ id, nombre }) => ({ id, name: nombre }))}
            disabled={busy}
            onChoose={(id = task.asignada_a) => change({ asignada_a: id })}
          />
          <TextField
            type="date"
            label={translate('resources.tasks.fields.vence_el')}
            value={task.vence_el ?? ''}
            disabled={busy}
            onChange={({ target }) => change({ vence_el: target.value || null })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Columns>
      </Box>
    </Sunken>
  );
}
