import { VACANCY_ESTADO_LABEL, type VacancyOpenEstado } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, usePermissions } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { problemOf, reasonOf } from '../providers/problem';
import { refreshVacancy } from './refreshVacancy';
import type { Vacancy } from './types';

interface Step {
  to: VacancyOpenEstado;
  /** An administrator's, for publishing without a salary. */
  reason?: string;
}

/** Opens, pauses and keeps back a vacancy. An administrator is asked why when there is no salary to publish. */
export function useStateChange(vacancy: Vacancy) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { permissions } = usePermissions<string[]>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [asking, setAsking] = useState<VacancyOpenEstado | null>(null);
  const mutation = useMutation({
    mutationFn: ({ to, reason }: Step) =>
      dataProvider.changeVacancyState(vacancy.id, {
        estado: to,
        visto: vacancy.estado,
        ...(reason ? { motivo_sin_salario: reason } : {}),
      }),
    onSuccess: (_answer, { to }) => {
      setAsking(null);
      notify(`Vacante ${VACANCY_ESTADO_LABEL[to].toLowerCase()}`, { type: 'success' });
    },
    onError: (error, { to, reason }) => {
      const missing = problemOf(error)?.code === 'salary_band_missing';
      if (missing && permissions?.includes('config:write')) setAsking(to);
      // With the reason's dialog open, it says so itself.
      else if (!reason) notify(`Error al cambiar el estado. ${reasonOf(error)}`, { type: 'error' });
    },
    onSettled: () => refreshVacancy(queryClient, vacancy.id),
  });
  return {
    change: (to: VacancyOpenEstado) => mutation.mutate({ to }),
    busy: mutation.isPending,
    /** What the dialog that asks for the reason needs; null: nothing is asked. */
    reasonDialog: asking && {
      onGive: (reason: string) => mutation.mutateAsync({ to: asking, reason }),
      onClose: () => setAsking(null),
    },
  };
}
