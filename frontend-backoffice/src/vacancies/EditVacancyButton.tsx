import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VacancyOpenEstado } from '@hiring/contract';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { refreshVacancy } from './refreshVacancy';
import type { Vacancy } from './types';

const VacancyFormDialog = lazy(async () => ({
  default: (await import('./form/VacancyFormDialog')).VacancyFormDialog,
}));

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  vacancy: Vacancy;
}

/**
 * Edits a vacancy. One that is active with applications is paused first, and opened again by saving; a closed one cannot
 * be edited.
 */
export function EditVacancyButton({ vacancy, ...button }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [editing, setEditing] = useState<{ vacancy: Vacancy; estado?: VacancyOpenEstado } | null>(null);
  const lock = vacancy.gestion?.bloqueo ?? null;
  const pause = useMutation({
    mutationFn: async () => {
      await dataProvider.changeVacancyState(vacancy.id, { estado: 'pausada', visto: vacancy.estado });
      return (await dataProvider.getOne<Vacancy>('vacancies', { id: vacancy.id })).data;
    },
    onSuccess: (paused) => {
      notify('Vacante pausada: al guardar volverá a estar activa', { type: 'info' });
      setEditing({ vacancy: paused, estado: 'activa' });
    },
    onError: (error) => {
      notify(`Error al cambiar el estado. ${reasonOf(error)}`, { type: 'error' });
      void refreshVacancy(queryClient, vacancy.id);
    },
  });
  const open = useMutation({
    mutationFn: (estado: VacancyOpenEstado) =>
      dataProvider.changeVacancyState(vacancy.id, { estado, visto: 'pausada' }),
    onSuccess: () => notify('Sin cambios: la vacante vuelve a estar activa', { type: 'info' }),
    onError: (error) =>
      notify(`La vacante sigue en pausa. Error al cambiar el estado. ${reasonOf(error)}`, { type: 'error' }),
    onSettled: () => refreshVacancy(queryClient, vacancy.id),
  });
  const close = () => {
    setEditing(null);
    // Not before: a list of active ones would lose the card, and this dialog with it.
    void refreshVacancy(queryClient, vacancy.id);
  };

  /** Who only looked leaves it as it was: paused, it would be off the site without anybody having meant it. */
  const cancel = () => {
    close();
    if (editing?.estado) open.mutate(editing.estado);
  };

  const label = lock === 'activa_con_candidaturas' ? 'Pausar y editar' : 'Editar';
  return (
    <>
      {lock !== 'cerrada' && (
        <Button
          {...button}
          disabled={pause.isPending}
          onClick={() => (lock ? pause.mutate() : setEditing({ vacancy }))}
          aria-label={`${label} ${vacancy.titulo}`}
        >
          {label}
        </Button>
      )}
      {editing && (
        <Suspense fallback={null}>
          <VacancyFormDialog {...editing} onClose={cancel} onSaved={close} />
        </Suspense>
      )}
    </>
  );
}
