import { VACANCY_ESTADO_LABEL, type VacancyOpenEstado } from '@hiring/contract';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { problemOf, reasonOf } from '../providers/problem';
import type { Vacancy } from './vacancy';
import { VACANCY_READS } from './vacancyReads';
import { api, at, useWrite } from '../providers/api';

interface Step {
  to: VacancyOpenEstado;
  /** An administrator's, for publishing without a salary. */
  reason?: string;
}

/** Opens, pauses and keeps back a vacancy. An administrator is asked why when there is no salary to publish. */
export function useStateChange({ id, estado }: Vacancy) {
  const { permissions } = usePermissions<string[]>();
  const notify = useNotify();
  const [asking, setAsking] = useState<VacancyOpenEstado | null>(null);
  const { mutate, mutateAsync, isPending } = useWrite(
    ({ to, reason }: Step) =>
      api.post(
        '/api/vacancies/{id}/state',
        at(id, { estado: to, visto: estado, motivo_sin_salario: reason }),
      ),
    {
      reads: VACANCY_READS,
      done: (_changed, { to }) => `Vacante ${VACANCY_ESTADO_LABEL[to].toLowerCase()}`,
      tells: false,
    },
  );
  const onError = (error: unknown, { to }: Step) => {
    const missing = problemOf(error)?.code === 'salary_band_missing';
    if (missing && permissions?.includes('config:write')) setAsking(to);
    else notify(`Error al cambiar el estado. ${reasonOf(error)}`, { type: 'error' });
  };
  return {
    change: (to: VacancyOpenEstado) => mutate({ to }, { onError }),
    busy: isPending,
    /** What the dialog that asks for the reason needs; null: nothing is asked. */
    reasonDialog: asking && {
      onGive: (reason: string) => mutateAsync({ to: asking, reason }).then(() => setAsking(null)),
      onClose: () => setAsking(null),
    },
  };
}
