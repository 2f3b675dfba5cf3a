import '../../i18n/vacancies';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VACANCIES_PATH, type Vacancy, VACANCY_READS, vacancyAddress } from '../vacancy';
import { api, at, reasonOf, useWrite } from '../../providers/api';
import { Alert, Button } from '@mui/material';
import { Edit, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { StateMessage } from '../../ui/Loaded';
import { VacancyForm } from './VacancyForm';
import { toRequest } from './vacancyRequest';
import { MainButton } from '../../ui/buttons';

/**
 * Pauses a vacancy so that it can be edited. Leaving the screen without saving makes it active again: whoever only
 * looked leaves it as it was.
 */
function usePauseToEdit(id: string) {
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

interface Props extends Pick<ReturnType<typeof usePauseToEdit>, 'pause'> {
  failure: unknown;
}

/** The form of a vacancy. One that is active with applications is paused first; a closed one cannot be edited. */
function EditableVacancy({ failure, pause }: Props) {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  const lock = vacancy.gestion?.bloqueo;
  if (!lock) {
    // Saving makes active again what was paused for it.
    const record = pause.isSuccess ? { ...vacancy, estado: 'activa' as const } : vacancy;
    return <VacancyForm record={record} failure={failure} />;
  }
  return (
    <StateMessage
      title={`Editar «${vacancy.titulo}»`}
      action={
        <>
          {lock === 'activa_con_candidaturas' && (
            <MainButton disabled={pause.isPending} onClick={() => pause.mutate(undefined)}>
              Pausar y editar
            </MainButton>
          )}
          <Button component={Link} to={vacancyAddress(vacancy.id, 'datos')}>
            Volver a la vacante
          </Button>
          {pause.isError && (
            <Alert severity="error">Error al cambiar el estado. {reasonOf(pause.error)}</Alert>
          )}
        </>
      }
    >
      {lock === 'cerrada'
        ? 'Está cerrada y no se puede editar. Ábrela en pausa para cambiarla, o duplícala.'
        : 'Está activa y tiene candidaturas: para editarla se pone en pausa y, al guardar, vuelve a estar activa.'}
    </StateMessage>
  );
}

export function VacancyEdit() {
  const { id = '' } = useParams();
  const { pause, onSaved } = usePauseToEdit(id);
  const [failure, setFailure] = useState<unknown>(null);
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    onSaved();
    notify('Vacante guardada', { type: 'success' });
    redirect(vacancyAddress(id, 'datos'));
  };
  return (
    <Edit<Vacancy>
      title={false}
      actions={false}
      component="div"
      mutationMode="pessimistic"
      transform={toRequest}
      redirectOnError={VACANCIES_PATH}
      mutationOptions={{ onSuccess, onError: setFailure }}
    >
      <EditableVacancy failure={failure} pause={pause} />
    </Edit>
  );
}
