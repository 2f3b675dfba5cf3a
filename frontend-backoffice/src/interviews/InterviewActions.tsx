import { Box } from '@mui/material';
import type { InterviewEstado } from '@hiring/contract';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useNow } from '../ui/format/dates';
import { AskFirst, type Question } from '../ui/dialogs/confirm';
import { type Interview, roomAddress, whichOf } from './types';
import { useRemoveInterview, useSetEstado } from './useInterviewWrites';
import { TaskDialog } from '../tasks/dialog';
import { lazyPart } from '../ui/lazy';
import { type RowAction, RowMenu } from '../ui/lists/RowMenu';
import { BusyButton } from '../ui/buttons';
import { useLast } from '../ui/state';
import { translate } from '../i18n/texts';

const EditInterviewDialog = lazyPart(() => import('./form/InterviewDialogs'), 'EditInterviewDialog');

/** The next step of an interview is its button; the others are in the menu. */
const ONWARD: ReadonlySet<InterviewEstado> = new Set(['confirmada', 'realizada']);

/** What cannot have happened before its hour, unless somebody says so. */
const ENDS: ReadonlySet<InterviewEstado> = new Set(['realizada', 'no_presentada']);

/** What the server offers for its estado, and editing and deleting in every one. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const [editing, setEditing] = useState(false);
  const [making, setMaking] = useState(false);
  // What is confirmed is what was seen when the question came.
  const [asked, setAsked] = useState<RowAction>();
  const question = useLast(asked);
  const { canAccess: mayMakeTasks } = useCanAccess({ resource: 'tasks', action: 'create' });
  const estado = useSetEstado(interview);
  const remove = useRemoveInterview();
  const busy = estado.isPending || remove.isPending;
  const begun = Date.parse(interview.inicio) <= useNow();
  const which = whichOf(interview);
  const questionOf = (of: string): Question => ({
    dismiss: 'ra.action.back',
    question: `interviews.asks.${of}.question`,
    explanation: translate(`interviews.asks.${of}.explanation`, { which }),
  });
  const set = (next: InterviewEstado): RowAction => {
    const early = ENDS.has(next) && !begun;
    return {
      label: `interviews.verbs.${next}`,
      // Cancelling tells the candidate, and nothing is over before its hour.
      asks:
        early || next === 'cancelada'
          ? { ...questionOf(next), confirm: `interviews.asks.${next}.confirm` }
          : undefined,
      onChoose: () => estado.mutate({ estado: next, ...(early && { antes_de_hora: true }) }),
    };
  };
  const onward = interview.acciones.find((next) => ONWARD.has(next));
  const main = onward && set(onward);
  const others: RowAction[] = [
    ...interview.acciones.filter((next) => next !== onward).map(set),
    { label: 'interviews.actions.open', to: roomAddress(interview.id) },
    { label: 'ra.action.edit', onChoose: () => setEditing(true) },
    ...(mayMakeTasks ? [{ label: 'ui.task.new', onChoose: () => setMaking(true) }] : []),
    {
      label: 'ra.action.delete',
      asks: questionOf('remove'),
      onChoose: () => remove.mutate(interview.id),
    },
  ];
  return (
    <Box
      role="group"
      aria-label={translate('interviews.actions.of', { which })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      {/* One button for every step: the keyboard stays on it when the next step takes its place. */}
      {main && (
        <BusyButton
          size="small"
          variant="outlined"
          aria-label={`${translate(main.label)}: ${which}`}
          busy={busy}
          onClick={main.asks ? () => setAsked(main) : main.onChoose}
        >
          {translate(main.label)}
        </BusyButton>
      )}
      {question?.asks && (
        <AskFirst
          confirm={question.label}
          {...question.asks}
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={() => question.onChoose?.()}
        />
      )}
      <RowMenu
        of={which}
        label={translate('interviews.actions.more', { which })}
        disabled={busy}
        small
        items={others}
      />
      {making && (
        <TaskDialog about={{ entrevista_id: interview.id }} name={which} onClose={() => setMaking(false)} />
      )}
      {editing && <EditInterviewDialog id={interview.id} onClose={() => setEditing(false)} />}
    </Box>
  );
}
