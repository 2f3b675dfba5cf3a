import { requestKey } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { editAddress } from './addresses';
import { refreshVacancy } from './refreshVacancy';

/** Makes a draft with the same text and opens its form. Pressed twice, it is one. */
export function useDuplicate(id: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [key, setKey] = useState(requestKey);
  return useMutation({
    mutationFn: () => dataProvider.duplicateVacancy(id, key),
    onSuccess: async (made) => {
      // Pressed again, it is another copy.
      setKey(requestKey());
      notify('Copia creada como borrador', { type: 'success' });
      await navigate(editAddress(made.id), { state: { _scrollToTop: true } });
      await refreshVacancy(queryClient, made.id);
    },
    onError: (error) => notify(`No se ha duplicado la vacante. ${reasonOf(error)}`, { type: 'error' }),
  });
}
