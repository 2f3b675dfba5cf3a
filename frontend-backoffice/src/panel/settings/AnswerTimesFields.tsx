import { ANSWER_DAYS, ANSWER_STAGES, type AnswerStage, STAGE_LABEL } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRefreshCandidates } from '../../candidates/useRefreshCandidates';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { LoadFailed } from '../../ui/LoadFailed';
import { SavedTextField } from '../../ui/SavedTextField';
import { PanelLoading } from '../PanelLoading';

type Times = Schemas['AnswerTimes'];
const KEY = ['answer-times'];

/** Days that an answer may take in each stage; lists and counts follow at once. */
export function AnswerTimesFields() {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  const refresh = useRefreshCandidates();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => provider.answerTimes() });
  const { mutateAsync } = useMutation({
    scope: { id: 'answer-times' },
    // The others are read again just before: somebody else may have changed them.
    mutationFn: async (change: Partial<Times>) =>
      provider.saveAnswerTimes({ ...(await provider.answerTimes()), ...change }),
    onSuccess: (times) => {
      client.setQueryData(KEY, times);
      // Who is overdue follows at once.
      void refresh();
    },
  });
  const save = async (stage: AnswerStage, text: string): Promise<void> => {
    await mutateAsync({ [stage]: text.trim() === '' ? Number.NaN : Number(text) });
  };

  if (error && !data) {
    return <LoadFailed title="Error cargando configuración" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <PanelLoading />;
  return ANSWER_STAGES.map((stage) => (
    <SavedTextField
      key={stage}
      label={`${STAGE_LABEL[stage]}: plazo de respuesta`}
      value={String(data[stage])}
      save={(text) => save(stage, text)}
      failure="Error guardando configuración"
      field={stage}
      type="number"
      unit="días"
      input={{ ...ANSWER_DAYS, inputMode: 'numeric' }}
    />
  ));
}
