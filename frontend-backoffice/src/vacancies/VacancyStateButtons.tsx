import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VACANCY_ESTADO_LABEL, type VacancyEstado } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useNotify, usePermissions } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/httpClient';
import { refreshVacancy } from './refreshVacancy';
import type { Vacancy } from './types';

const ClosingDialog = lazy(async () => ({ default: (await import('./ClosingDialog')).ClosingDialog }));

type OpenEstado = Exclude<VacancyEstado, 'cerrada'>;

/** What one may do from each estado besides closing. */
const STEPS: Readonly<Record<VacancyEstado, readonly { to: OpenEstado; label: string }[]>> = {
  activa: [{ to: 'pausada', label: 'Pausar' }],
  pausada: [{ to: 'activa', label: 'Activar' }],
  borrador: [{ to: 'activa', label: 'Publicar' }],
  cerrada: [{ to: 'activa', label: 'Volver a abrir' }],
};

/** Pause, open and close, for who may. */
export function VacancyStateButtons({ vacancy }: { vacancy: Vacancy }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { permissions } = usePermissions<string[]>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [closing, setClosing] = useState(false);
  const change = useMutation({
    mutationFn: (to: OpenEstado) =>
      dataProvider.changeVacancyState(vacancy.id, { estado: to, visto: vacancy.estado }),
    onSuccess: (_answer, to) =>
      notify(`Vacante ${VACANCY_ESTADO_LABEL[to].toLowerCase()}`, { type: 'success' }),
    onError: (error) => notify(`No se ha cambiado la vacante. ${reasonOf(error)}`, { type: 'error' }),
    onSettled: () => refreshVacancy(queryClient, vacancy.id),
  });

  if (!permissions?.includes('vacancies:write')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {STEPS[vacancy.estado].map(({ to, label }) => (
        <Button key={to} variant="outlined" disabled={change.isPending} onClick={() => change.mutate(to)}>
          {label}
        </Button>
      ))}
      {vacancy.estado !== 'cerrada' && (
        <Button variant="outlined" color="error" disabled={change.isPending} onClick={() => setClosing(true)}>
          Cerrar vacante
        </Button>
      )}
      {closing && (
        <Suspense fallback={null}>
          <ClosingDialog vacancy={vacancy} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </Box>
  );
}
