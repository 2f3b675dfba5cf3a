import '../../i18n/es/vacancies';
import { Alert, Button } from '@mui/material';
import { Edit, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useState } from 'react';
import { reasonOf } from '../../providers/problem';
import { StateMessage } from '../../ui/Loaded';
import { VACANCIES_PATH, type Vacancy, vacancyAddress } from '../vacancy';
import { usePauseToEdit } from './usePauseToEdit';
import { VacancyForm } from './VacancyForm';
import { toRequest } from './vacancyRequest';
import { MainButton } from '../../ui/MainButton';

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
