import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { reasonOf } from '../../providers/problem';
import { refreshVacancy } from '../refreshVacancy';

/**
 * Pauses a vacancy so that it can be edited. Leaving the screen without saving makes it active again: whoever only
 * looked leaves it as it was.
 */
export function usePauseToEdit(id: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isPausedHere = useRef(false);
  const pause = useMutation({
    mutationFn: () => dataProvider.changeVacancyState(id, { estado: 'pausada', visto: 'activa' }),
    onSuccess: async () => {
      isPausedHere.current = true;
      await refreshVacancy(queryClient, id);
    },
  });
  const open = useMutation({
    mutationFn: () => dataProvider.changeVacancyState(id, { estado: 'activa', visto: 'pausada' }),
    onSuccess: () => notify('Sin cambios: la vacante vuelve a estar activa', { type: 'info' }),
    onError: (error) =>
      notify(`La vacante sigue en pausa. Error al cambiar el estado. ${reasonOf(error)}`, { type: 'error' }),
    onSettled: () => refreshVacancy(queryClient, id),
  });
  const leave = useEffectEvent(() => {
    if (isPausedHere.current) open.mutate();
  });
  useEffect(() => () => leave(), []);

  return {
    pause,
    /** The form has said what the vacancy is to be. */
    onSaved: () => {
      isPausedHere.current = false;
    },
  };
}
