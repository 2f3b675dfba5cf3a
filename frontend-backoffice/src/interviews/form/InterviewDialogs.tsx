import '../../i18n/interviews';
import { INTERVIEW_DEFAULT_HOUR, INTERVIEW_LIMITS } from '@hiring/contract';
import { Button, Dialog, Stack, Typography } from '@mui/material';
import { useDataProvider, useRecordContext, Translate } from 'react-admin';
import { fullName, useCandidate } from '../../candidates/useCandidate';
import { ListSkeleton } from '../../ui/Loaded';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import { useSavedInterview } from '../useInterviewWrites';
import { ApplicationInput, CandidateInput, InterviewInputs } from './InterviewInputs';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Interview, nameOf } from '../types';
import { api, isMissing, problemOf, reasonOf, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/** Why the interview was not saved, and what helps: saying that it is over, or the version of the others. */
function SaveProblem({ error }: { error: unknown }) {
  const dataProvider = useDataProvider();
  const { setValue, reset } = useFormContext();
  const [id, estado] = useWatch<Interview, ['id', 'estado']>({ name: ['id', 'estado'] });
  const code = problemOf(error)?.code;
  const fresh = async () => (await dataProvider.getOne<Interview>('interviews', { id })).data;
  // The button submits the form with the value that was set here.
  const overwrite = async (form: HTMLFormElement | null) => {
    setValue('version', (await fresh()).version);
    form?.requestSubmit();
  };
  return (
    <>
      {translate('interviews.done.notSaved')} {reasonOf(error)}
      {code === 'interview_not_begun' && (
        <div>
          <Button type="submit" variant="outlined" onClick={() => setValue('antes_de_hora', true)}>
            {translate(`interviews.asks.${estado === 'realizada' ? estado : 'no_presentada'}.confirm`)}
          </Button>
        </div>
      )}
      {code === 'interview_stale' && (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => void fresh().then((record) => reset(record))}>
            {translate('interviews.form.current')}
          </Button>
          <Button variant="outlined" onClick={({ currentTarget }) => void overwrite(currentTarget.form)}>
            {translate('interviews.form.overwrite')}
          </Button>
        </Stack>
      )}
    </>
  );
}

const Who = ({ name }: { name: string | undefined }) => (
  <Typography>
    <Translate i18nKey="interviews.words.candidate" options={{ name: <strong>{name}</strong> }} />
  </Typography>
);

function Changed() {
  const interview = useRecordContext<Interview>();
  return <Who name={interview && nameOf(interview.candidato_nombre)} />;
}

/** Changes an interview over the screen that shows it. */
export function EditInterviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const tell = useSavedInterview();
  return (
    <RecordDialog<Interview>
      resource="interviews"
      id={id}
      title="interviews.form.edit"
      submitLabel="interviews.form.update"
      problem={(error) => <SaveProblem error={error} />}
      onSaved={(interview) => tell('interviews.done.updated', interview)}
      onClose={onClose}
    >
      <Changed />
      <InterviewInputs />
    </RecordDialog>
  );
}

interface Props {
  /** Absent: the person is chosen in the form. */
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
    ({ signal }) =>
      api.get('/api/interviews/free', {
        params: {
          query: { ...(day ? { fecha: day } : {}), ...(candidateId ? { candidato_id: candidateId } : {}) },
        },
        signal,
      }),
    {
      // An open form keeps its first values; another form asks again.
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  if (isError) return { fecha: day ?? '', hora: '' };
  if (!data) return undefined;
  const { fecha, horas } = data;
  return { fecha, hora: horas.find((hora) => hora >= INTERVIEW_DEFAULT_HOUR) ?? horas[0] ?? '' };
}

function Invited({ candidateId }: { candidateId: string }) {
  const { data, error } = useCandidate(candidateId);
  if (!isMissing(error)) return <Who name={data && fullName(data)} />;
  return <Alert severity="error">{translate('interviews.form.notValid')}</Alert>;
}

/** Agrees an interview over the list, the board or the record: what is behind keeps its place. */
export function ScheduleInterviewDialog({ candidateId, day, onClose }: Props) {
  const tell = useSavedInterview();
  const beginning = useFirstBeginning({ day, candidateId });
  if (!beginning) {
    return (
      <Dialog
        open
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { 'aria-label': translate('interviews.form.create') } }}
      >
        <ListSkeleton rows={3} />
      </Dialog>
    );
  }
  return (
    <RecordDialog
      resource="interviews"
      title="interviews.form.create"
      submitLabel="ui.interview.schedule"
      defaultValues={{
        candidato_id: candidateId,
        ...beginning,
        duracion_min: INTERVIEW_LIMITS.defaultMinutes,
        tipo: 'presencial',
      }}
      problem={(error) => <SaveProblem error={error} />}
      onSaved={() => tell('interviews.done.scheduled')}
      onClose={onClose}
    >
      {candidateId ? <Invited candidateId={candidateId} /> : <CandidateInput />}
      <ApplicationInput />
      <InterviewInputs />
    </RecordDialog>
  );
}
