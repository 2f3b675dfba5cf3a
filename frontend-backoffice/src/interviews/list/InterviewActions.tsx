import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InterviewEstado } from '@hiring/contract';
import { useNow } from '../../format/useNow';
import { ConfirmedButton } from '../../ui/ConfirmedButton';
import { formatCardDay, formatHour } from '../interviewDates';
import type { Interview } from '../types';
import { useRemoveInterview, useSetEstado } from '../useInterviewWrites';

const VERB: Readonly<Partial<Record<InterviewEstado, string>>> = {
  confirmada: 'Confirmar',
  realizada: 'Marcar Realizada',
  no_presentada: 'No se presentó',
};

/** What cannot have happened before its hour, unless somebody says so. */
const ENDS: ReadonlySet<InterviewEstado> = new Set(['realizada', 'no_presentada']);

/** What the server offers for its estado, and editing and deleting in every one. */
export function InterviewActions({ interview, onEdit }: { interview: Interview; onEdit: () => void }) {
  const estado = useSetEstado(interview);
  const remove = useRemoveInterview(interview);
  const now = useNow();
  const busy = estado.isPending || remove.isPending;
  const which = `${interview.candidato_nombre}, ${formatCardDay(interview.fecha)} ${formatHour(interview.hora)}`;

  return (
    <Box role="group" aria-label={`Acciones: ${which}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {interview.acciones.map((next) =>
        ENDS.has(next) && Date.parse(interview.inicio) > now ? (
          <ConfirmedButton
            key={next}
            label={VERB[next] ?? ''}
            question={
              next === 'realizada' ? '¿Ya se ha hecho esta entrevista?' : '¿No se presentó a esta entrevista?'
            }
            explanation={`${which}. Todavía no ha llegado su hora.`}
            confirmLabel={next === 'realizada' ? 'Sí, ya se ha hecho' : 'Sí, no se presentó'}
            dismissLabel="Volver"
            variant={next === 'no_presentada' ? 'outlined' : 'contained'}
            busy={busy}
            onConfirm={() => estado.mutate({ estado: next, antes_de_hora: true })}
          />
        ) : next === 'cancelada' ? (
          <ConfirmedButton
            key={next}
            label="Cancelar"
            question="¿Cancelar esta entrevista?"
            explanation={`${which}. El candidato recibirá un mensaje.`}
            confirmLabel="Cancelar entrevista"
            dismissLabel="Volver"
            color="error"
            busy={busy}
            onConfirm={() => estado.mutate({ estado: next })}
          />
        ) : (
          <Button
            key={next}
            size="small"
            variant={next === 'no_presentada' ? 'outlined' : 'contained'}
            disabled={busy}
            onClick={() => estado.mutate({ estado: next })}
          >
            {VERB[next]}
          </Button>
        ),
      )}
      <Button size="small" startIcon={<EditOutlined />} disabled={busy} onClick={onEdit}>
        Editar
      </Button>
      <ConfirmedButton
        label="Eliminar"
        question="¿Estás seguro de que quieres eliminar esta entrevista?"
        explanation={`${which}. Si aún no se ha celebrado, se cancela y el candidato recibe un mensaje.`}
        startIcon={<DeleteOutlined />}
        color="error"
        variant="text"
        busy={busy}
        onConfirm={() => remove.mutate()}
      />
    </Box>
  );
}
