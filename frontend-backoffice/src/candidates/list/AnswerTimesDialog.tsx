import { Dialog, DialogContentText } from '@mui/material';
import { ANSWER_DAYS, ANSWER_STAGES, STAGE_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useQuery } from '@tanstack/react-query';
import { NumberInput, useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { FormDialog } from '../../ui/FormDialog';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { LoadFailed } from '../../ui/LoadFailed';
import { useRefreshCandidates } from '../useRefreshCandidates';

const TITLE = 'Tiempos de respuesta';

/** How long an answer may take in each stage. */
export function AnswerTimesDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshCandidates();
  const { data, error, refetch } = useQuery({
    queryKey: ['answer-times'],
    queryFn: () => dataProvider.answerTimes(),
    gcTime: 0,
  });
  if (!data) {
    return (
      <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-label={TITLE}>
        {error ? (
          <LoadFailed title="No se pudieron cargar los datos" error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={3} />
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog<Schemas['AnswerTimes']>
      title={TITLE}
      maxWidth="xs"
      defaultValues={data}
      save={async (days) => {
        await dataProvider.saveAnswerTimes(days);
        notify('Tiempos de respuesta guardados', { type: 'success' });
        onClose();
        void refresh();
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
          helperText={false}
        />
      ))}
    </FormDialog>
  );
}
