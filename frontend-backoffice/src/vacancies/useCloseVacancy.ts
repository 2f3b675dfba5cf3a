import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { refreshVacancy } from './refreshVacancy';
import type { Vacancy } from './types';

export function useCloseVacancy(vacancy: Vacancy, { onDone }: { onDone: () => void }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (request: Schemas['CloseVacancyRequest']) => dataProvider.closeVacancy(vacancy.id, request),
    onSuccess: async (_answer, { responder }) => {
      notify(responder ? 'Vacante cerrada. Se está respondiendo a quienes esperaban.' : 'Vacante cerrada', {
        type: 'success',
      });
      onDone();
      await refreshVacancy(queryClient, vacancy.id);
      await queryClient.invalidateQueries({ queryKey: ['candidates'] });
    },
  });
}
