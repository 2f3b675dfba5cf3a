import '../../i18n/es/interviews';
import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { RecordDialog } from '../../ui/RecordDialog';
import { type Interview, nameOf } from '../types';
import { useSavedInterview } from '../useInterviewWrites';
import { InterviewInputs } from './InterviewInputs';
import { SaveProblem } from './SaveProblem';

function Who() {
  const interview = useRecordContext<Interview>();
  return (
    <Typography>
      Candidato: <strong>{interview && nameOf(interview.candidato_nombre)}</strong>
    </Typography>
  );
}

/** Changes an interview over the screen that shows it. */
export function EditInterviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const tell = useSavedInterview();
  return (
    <RecordDialog<Interview>
      resource="interviews"
      id={id}
      title="Editar Entrevista"
      submitLabel="Actualizar Entrevista"
      problem={(error) => <SaveProblem error={error} />}
      onSaved={(interview) =>
        tell('Entrevista actualizada', 'La entrevista se ha actualizado correctamente', interview)
      }
      onClose={onClose}
    >
      <Who />
      <InterviewInputs />
    </RecordDialog>
  );
}
