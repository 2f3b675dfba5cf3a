import '../../i18n/es/interviews';
import { Alert, Dialog, Typography } from '@mui/material';
import { INTERVIEW_LIMITS } from '@hiring/contract';
import { useGetOne } from 'react-admin';
import { WHOLE_RECORD } from '../../candidates/record/wholeRecord';
import { type Candidate, fullName } from '../../candidates/types';
import { isMissing } from '../../providers/problem';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { RecordDialog } from '../../ui/RecordDialog';
import { useNotifyChange } from '../useNotifyChange';
import { useRefreshInterviews } from '../useRefreshInterviews';
import { ApplicationInput, CandidateInput, InterviewInputs } from './InterviewInputs';
import { SaveProblem } from './SaveProblem';
import { useFirstBeginning } from './useFirstBeginning';

interface Props {
  /** Absent: chosen in the form. */
  candidateId?: string | undefined;
  /** Absent: the person's current one. */
  applicationId?: string | undefined;
  /** Absent: the next working day with a free hour. */
  day?: string | undefined;
  onClose: () => void;
  onDone?: () => void;
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
export function ScheduleInterviewDialog({ candidateId, applicationId, day, onClose, onDone }: Props) {
  const notifyChange = useNotifyChange();
  const refresh = useRefreshInterviews();
  const beginning = useFirstBeginning({ dia: day, candidateId });
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
        aplicacion_id: applicationId,
        ...beginning,
        duracion_min: INTERVIEW_LIMITS.defaultMinutes,
        tipo: 'presencial',
      }}
      problem={(error) => <SaveProblem error={error} />}
      onSaved={() => {
        notifyChange('Entrevista programada', 'La entrevista se ha programado correctamente');
        void refresh();
        onDone?.();
      }}
      onClose={onClose}
    >
      {candidateId ? <Who candidateId={candidateId} /> : <CandidateInput />}
      {!applicationId && <ApplicationInput />}
      <InterviewInputs />
    </RecordDialog>
  );
}
