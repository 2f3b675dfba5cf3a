import { Box, Button } from '@mui/material';
import type { InterviewEstado } from '@hiring/contract';
import { useState } from 'react';
import { useNow } from '../ui/format/dates';
import { ConfirmedButton, type Question } from '../ui/dialogs/confirm';
import { formatCardDay, formatHour, type Interview } from './types';
import { useRemoveInterview, useSetEstado } from './useInterviewWrites';
import { later } from '../ui/later';
import { type RowAction, RowMenu } from '../ui/lists/RowMenu';

const EditInterviewDialog = later(() => import('./form/InterviewDialogs'), 'EditInterviewDialog');

const VERB: Readonly<Partial<Record<InterviewEstado, string>>> = {
  confirmada: 'Confirmar',
  realizada: 'Marcar Realizada',
  no_presentada: 'No se presentó',
  cancelada: 'Cancelar',
};
/** The next step of an interview is its button; the others are in the menu. */
const ONWARD: ReadonlySet<InterviewEstado> = new Set(['confirmada', 'realizada']);

/** What cannot have happened before its hour, unless somebody says so. */
const ENDS: ReadonlySet<InterviewEstado> = new Set(['realizada', 'no_presentada']);

/** What is asked before an estado is set: cancelling tells the candidate, and nothing is over before its hour. */
function questionOf(next: InterviewEstado, which: string, begun: boolean): Question | undefined {
  if (next === 'cancelada') {
    return {
      dismiss: 'Volver',
      question: '¿Cancelar esta entrevista?',
      explanation: `${which}. El candidato recibirá un mensaje.`,
      confirm: 'Cancelar entrevista',
    };
  }
  if (!ENDS.has(next) || begun) return undefined;
  return {
    dismiss: 'Volver',
    question:
      next === 'realizada' ? '¿Ya se ha hecho esta entrevista?' : '¿No se presentó a esta entrevista?',
    explanation: `${which}. Todavía no ha llegado su hora.`,
    confirm: next === 'realizada' ? 'Sí, ya se ha hecho' : 'Sí, no se presentó',
  };
}

function useActions(interview: Interview, edit: () => void) {
  const estado = useSetEstado(interview);
  const remove = useRemoveInterview();
  const begun = Date.parse(interview.inicio) <= useNow();
  const which = `${interview.candidato_nombre}, ${formatCardDay(interview.fecha)} ${formatHour(interview.hora)}`;
  const set = (next: InterviewEstado) => ({
    label: VERB[next] ?? next,
    asks: questionOf(next, which, begun),
    onChoose: () => estado.mutate({ estado: next, ...(ENDS.has(next) && !begun && { antes_de_hora: true }) }),
  });
  const onward = interview.acciones.find((next) => ONWARD.has(next));
  const others: RowAction[] = [
    ...interview.acciones.filter((next) => next !== onward).map(set),
    { label: 'Editar', onChoose: edit },
    {
      label: 'Eliminar',
      asks: {
        dismiss: 'Volver',
        question: '¿Estás seguro de que quieres eliminar esta entrevista?',
        explanation: `${which}. Si aún no se ha celebrado, se cancela y el candidato recibe un mensaje.`,
      },
      onChoose: () => remove.mutate(interview.id),
    },
  ];
  return { which, main: onward && set(onward), others, busy: estado.isPending || remove.isPending };
}

/** What the server offers for its estado, and editing and deleting in every one. */
export function InterviewActions({ interview }: { interview: Interview }) {
  const [editing, setEditing] = useState(false);
  const { which, main, others, busy } = useActions(interview, () => setEditing(true));
  return (
    <Box
      role="group"
      aria-label={`Acciones: ${which}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      {main?.asks && (
        <ConfirmedButton label={main.label} {...main.asks} busy={busy} onConfirm={main.onChoose} />
      )}
      {main && !main.asks && (
        <Button size="small" variant="outlined" disabled={busy} onClick={main.onChoose}>
          {main.label}
        </Button>
      )}
      <RowMenu of={which} label={`Más acciones: ${which}`} disabled={busy} small items={others} />
      {editing && <EditInterviewDialog id={interview.id} onClose={() => setEditing(false)} />}
    </Box>
  );
}
