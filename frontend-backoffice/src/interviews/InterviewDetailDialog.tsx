import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import { reasonOf } from '../providers/problem';
import { Facts } from '../ui/Facts';
import { ListSkeleton } from '../ui/Loaded';
import { useDetailAddress } from '../ui/Detail';
import { CandidateAnswer } from './CandidateAnswer';
import { EditInterviewDialog } from './form/InterviewDialogs';
import { InterviewEstadoBadge, InterviewPlace } from './InterviewBadges';
import { formatDate, formatHour, formatMinutes } from './interviewDates';
import { type Interview, nameOf } from './types';

const QUIET = { onError: () => undefined };

const linesOf = (text: string | null) => text && <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;

function Details({ interview }: { interview: Interview }) {
  const { candidato_email: email, candidato_telefono: phone } = interview;
  return (
    <Facts
      columns={{ xs: 'repeat(2, minmax(0, 1fr))' }}
      facts={[
        { label: 'Candidato', value: nameOf(interview.candidato_nombre) },
        { label: 'Puesto', value: interview.puesto },
        { label: 'Estado', value: <InterviewEstadoBadge estado={interview.estado} /> },
        { label: 'Fecha', value: formatDate(interview.fecha) },
        { label: 'Hora', value: `${formatHour(interview.hora)} (${formatMinutes(interview.duracion_min)})` },
        { label: 'Tipo', value: INTERVIEW_TIPO_LABEL[interview.tipo] },
        { label: 'Ubicación', value: <InterviewPlace interview={interview} /> },
        { label: 'Entrevistador', value: interview.entrevistador_nombre },
        { label: 'Email', value: <Link href={`mailto:${email}`}>{email}</Link> },
        { label: 'Teléfono', value: phone && <Link href={`tel:${phone}`}>{phone}</Link> },
        { label: 'Notas', value: linesOf(interview.notas) },
        { label: 'Feedback', value: linesOf(interview.feedback) },
      ]}
    />
  );
}

/** The interview of the address, over the list or the calendar. */
export function InterviewDetailDialog({ mayWrite, listPath }: { mayWrite: boolean; listPath: string }) {
  const { id, shownId, close } = useDetailAddress('interviews', listPath);
  const [editing, setEditing] = useState<string | null>(null);
  const { data, error, refetch } = useGetOne<Interview>(
    'interviews',
    { id: shownId ?? '' },
    { enabled: Boolean(id), ...QUIET },
  );
  if (editing) return <EditInterviewDialog id={editing} onClose={() => setEditing(null)} />;

  return (
    <Dialog open={Boolean(id)} onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>Detalles de la Entrevista</DialogTitle>
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
      <DialogActions>
        <Button onClick={close}>Cerrar</Button>
        {mayWrite && data && (
          <Button
            variant="contained"
            onClick={() => {
              setEditing(data.id);
              close();
            }}
          >
            Editar Entrevista
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
