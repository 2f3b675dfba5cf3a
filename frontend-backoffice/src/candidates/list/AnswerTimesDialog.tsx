import { DialogContentText } from '@mui/material';
import { ANSWER_DAYS, ANSWER_STAGES, STAGE_LABEL } from '@hiring/contract';
import { NumberInput } from 'react-admin';
import { FormDialog } from '../../ui/FormDialog';
import { useRefreshCandidates } from '../useRefreshCandidates';
import { api, useRead, type Schemas } from '../../providers/api';

/** How long an answer may take in each stage. */
export function AnswerTimesDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshCandidates();
  const times = useRead(['answer-times'], () => api.get('/api/answer-times'), { gcTime: 0 });
  return (
    <FormDialog<Schemas['AnswerTimes']>
      title="Tiempos de respuesta"
      maxWidth="xs"
      reading={times}
      save={(body) => api.put('/api/answer-times', { body })}
      done="Tiempos de respuesta guardados"
      then={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <DialogContentText>
        Pasados estos días sin moverse, una candidatura cuenta como «Sin responder» y sale la primera. Quien
        tiene una entrevista pendiente no cuenta.
      </DialogContentText>
      {ANSWER_STAGES.map((stage) => (
        <NumberInput
          key={stage}
          source={stage}
          label={`${STAGE_LABEL[stage]} (días)`}
          min={ANSWER_DAYS.min}
          max={ANSWER_DAYS.max}
        />
      ))}
    </FormDialog>
  );
}
