import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import { reasonOf } from '../providers/problem';
import { Facts } from '../ui/Facts';
import { ListSkeleton } from '../ui/ListSkeleton';
import { CandidateAnswer } from './list/CandidateAnswer';
import { InterviewEstadoBadge } from './InterviewBadges';
import { formatDate, formatHour, formatMinutes } from './interviewDates';
import { InterviewPlace } from './InterviewPlace';
import { type Interview, nameOf } from './types';
import { useInterviewAddress } from './useInterviewAddress';

const TITLE_ID = 'entrevista-detalle-titulo';
const QUIET = { onError: () => undefined };

function Details({ interview }: { interview: Interview }) {
  return (
    <Facts
      columns={{ xs: 'repeat(2, minmax(0, 1fr))' }}
      facts={[
        { label: 'Candidato', value: nameOf(interview.candidato_nombre) },
        { label: 'Estado', value: <InterviewEstadoBadge estado={interview.estado} /> },
        { label: 'Fecha', value: formatDate(interview.fecha) },
        { label: 'Hora', value: `${formatHour(interview.hora)} (${formatMinutes(interview.duracion_min)})` },
        { label: 'Tipo', value: INTERVIEW_TIPO_LABEL[interview.tipo] },
        { label: 'Ubicación', value: <InterviewPlace interview={interview} /> },
        { label: 'Entrevistador', value: interview.entrevistador_nombre },
        { label: 'Notas', value: interview.notas },
      ]}
    />
  );
}

/** The interview of `detalle` in the address, over the list or the calendar. */
export function InterviewDetailDialog({ mayWrite }: { mayWrite: boolean }) {
  const { read, change } = useInterviewAddress();
  const open = read('detalle');
  // Outlives the address, so that the dialog does not empty while it closes.
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);
  const { data, error, refetch } = useGetOne<Interview>(
    'interviews',
    { id: shown ?? '' },
    { enabled: Boolean(open), ...QUIET },
  );
  const close = () => change({ detalle: undefined });

  return (
    <Dialog open={Boolean(open)} onClose={close} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>Detalles de la Entrevista</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
            No se pudo cargar la entrevista. {reasonOf(error)}
          </Alert>
        )}
        {!error && !data && <ListSkeleton rows={3} />}
        {data && <Details interview={data} />}
        {data?.peticion && <CandidateAnswer interview={data} mayWrite={mayWrite} onDone={close} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={close}>Cerrar</Button>
        {mayWrite && data && (
          <Button
            variant="contained"
            onClick={() => change({ detalle: undefined, editar: data.id, nueva: undefined })}
          >
            Editar Entrevista
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
