import '../../i18n/es/interviews';
import { INTERVIEW_DEFAULT_HOUR, INTERVIEW_LIMITS } from '@hiring/contract';
import { Alert, Dialog, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useRead } from '../../providers/useProvider';
import { WHOLE_RECORD } from '../../candidates/record/wholeRecord';
import { type Candidate, fullName } from '../../candidates/types';
import { isMissing } from '../../providers/problem';
import { ListSkeleton } from '../../ui/Loaded';
import { RecordDialog } from '../../ui/RecordDialog';
import { useSavedInterview } from '../useInterviewWrites';
import { ApplicationInput, CandidateInput, InterviewInputs } from './InterviewInputs';
import { SaveProblem } from './SaveProblem';

interface Props {
  /** Absent: chosen in the form. */
  candidateId?: string | undefined;
  /** Absent: the next working day with a free hour. */
  day?: string | undefined;
  onClose: () => void;
}

/**
 * What a new form begins with: the first free hour of the day from 09:00 on. Undefined while it is asked for. A server
 * that cannot say, or a day without a free hour, leaves the hour to whoever fills in the form.
 */
function useFirstBeginning({ day, candidateId }: Omit<Props, 'onClose'>) {
  const { data, isError } = useRead(
    ['interviews', 'free', 'first', day ?? null, candidateId ?? null],
    (provider, { signal }) =>
      provider.freeHours(
        { ...(day ? { fecha: day } : {}), ...(candidateId ? { candidato_id: candidateId } : {}) },
        signal,
      ),
    {
      // The form that is open keeps what it began with; another one asks again.
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  if (isError) return { fecha: day ?? '', hora: '' };
  if (!data) return undefined;
  const { fecha, horas } = data;
  return { fecha, hora: horas.find((hora) => hora >= INTERVIEW_DEFAULT_HOUR) ?? horas[0] ?? '' };
}

function Who({ candidateId }: { candidateId: string }) {
  const { data, error } = useGetOne<Candidate>(
    'candidates',
    { id: candidateId, meta: WHOLE_RECORD },
    { onError: () => undefined },
  );
  if (isMissing(error)) return <Alert severity="error">Candidato no válido</Alert>;
  return (
    <Typography>
      Candidato: <strong>{data && fullName(data)}</strong>
    </Typography>
  );
}

/** Agrees an interview over the list, the board or the record: what is behind keeps its place. */
export function ScheduleInterviewDialog({ candidateId, day, onClose }: Props) {
  const tell = useSavedInterview();
  const beginning = useFirstBeginning({ day, candidateId });
  if (!beginning) {
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label="Programar Nueva Entrevista">
        <ListSkeleton rows={3} />
      </Dialog>
    );
  }
  return (
    <RecordDialog
      resource="interviews"
      title="Programar Nueva Entrevista"
      submitLabel="Programar Entrevista"
      defaultValues={{
        candidato_id: candidateId,
        ...beginning,
        duracion_min: INTERVIEW_LIMITS.defaultMinutes,
        tipo: 'presencial',
      }}
      problem={(error) => <SaveProblem error={error} />}
      onSaved={() => tell('Entrevista programada', 'La entrevista se ha programado correctamente')}
      onClose={onClose}
    >
      {candidateId ? <Who candidateId={candidateId} /> : <CandidateInput />}
      <ApplicationInput />
      <InterviewInputs />
    </RecordDialog>
  );
}
