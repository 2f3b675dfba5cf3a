import { useEffect, useEffectEvent, useRef } from 'react';
import { VACANCY_READS } from '../vacancyReads';
import { api, at, useWrite } from '../../providers/api';

/**
 * Pauses a vacancy so that it can be edited. Leaving the screen without saving makes it active again: whoever only
 * looked leaves it as it was.
 */
export function usePauseToEdit(id: string) {
  const isSaved = useRef(false);
  const pause = useWrite(
    () => api.post('/api/vacancies/{id}/state', at(id, { estado: 'pausada', visto: 'activa' })),
    { reads: VACANCY_READS, tells: false },
  );
  const open = useWrite(
    () => api.post('/api/vacancies/{id}/state', at(id, { estado: 'activa', visto: 'pausada' })),
    {
      reads: VACANCY_READS,
      done: 'Sin cambios: la vacante vuelve a estar activa',
      doneAs: 'info',
      failure: 'La vacante sigue en pausa. Error al cambiar el estado.',
    },
  );
  const leave = useEffectEvent(() => {
    if (pause.isSuccess && !isSaved.current) open.mutate(undefined);
  });
  useEffect(() => () => leave(), []);

  return {
    pause,
    /** The form has said what the vacancy is to be. */
    onSaved: () => {
      isSaved.current = true;
    },
  };
}
