import { INTERVIEW_ESTADO_LABEL, type InterviewEstado } from '@hiring/contract';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { problemOf, reasonOf } from '../providers/problem';
import type { Interview } from './types';
import { useNotifyChange } from './useNotifyChange';
import { useRefreshInterviews } from './useRefreshInterviews';

export interface NewEstado {
  estado: InterviewEstado;
  /** Said by who knows that it ended before its hour. */
  antes_de_hora?: boolean;
}

/** Sets the estado of the version that was seen. */
export function useSetEstado({ id, version }: Interview) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const notifyChange = useNotifyChange();
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: (change: NewEstado) => dataProvider.setInterviewEstado(id, { ...change, version }),
    onSuccess: (changed, { estado }) =>
      notifyChange(
        'Estado actualizado',
        `Entrevista marcada como ${INTERVIEW_ESTADO_LABEL[estado].toLowerCase()}`,
        changed,
      ),
    onError: (error) => {
      const reason = problemOf(error) ? ` ${reasonOf(error)}` : '';
      notify(`No se pudo actualizar el estado.${reason}`, { type: 'error' });
    },
    onSettled: () => refresh(),
  });
}

export function useRemoveInterview({ id }: Interview) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const notifyChange = useNotifyChange();
  const refresh = useRefreshInterviews();
  return useMutation({
    mutationFn: () => dataProvider.removeInterview(id),
    onSuccess: () => notifyChange('Entrevista eliminada', 'La entrevista se ha eliminado correctamente'),
    onError: (error) => notify(`No se pudo eliminar la entrevista. ${reasonOf(error)}`, { type: 'error' }),
    onSettled: () => refresh(),
  });
}
