import '../../i18n/vacancies';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VACANCIES_PATH, type Vacancy, vacancyAddress } from '../vacancy';
import { useStateWrite } from '../useStateChange';
import { reasonOf } from '../../providers/api';
import { Button } from '@mui/material';
import { Edit, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { StateMessage } from '../../ui/Loaded';
import { VacancyForm } from './VacancyForm';
import { toRequest } from './vacancyRequest';
import { MainButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

/**
 * Pauses a vacancy so that it can be edited. Leaving the screen without saving makes it active again: whoever only
 * looked leaves it as it was.
 */
function usePauseToEdit(id: string) {
  const isSaved = useRef(false);
  const pause = useStateWrite(id, { notifies: false });
  const open = useStateWrite(id, {
    done: 'vacancies.edit.unchanged',
    doneAs: 'info',
    failure: 'vacancies.edit.stillPaused',
  });
  const leave = useEffectEvent(() => {
    if (pause.isSuccess && !isSaved.current) open.mutate({ estado: 'activa', visto: 'pausada' });
  });
  useEffect(() => () => leave(), []);

  return {
    pause,
    /** The form was saved with the new state. */
    onSaved: () => {
      isSaved.current = true;
    },
  };
}

/** The form of a vacancy. One that is active with applications is paused first; a closed one cannot be edited. */
function EditableVacancy({ failure, pause }: { failure: unknown; pause: ReturnType<typeof useStateWrite> }) {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  const lock = vacancy.gestion?.bloqueo;
  if (!lock) {
    // Saving makes a vacancy active again that was paused for the edit.
    const record = pause.isSuccess ? { ...vacancy, estado: 'activa' as const } : vacancy;
    return <VacancyForm record={record} failure={failure} />;
  }
  return (
    <StateMessage
      title={translate('vacancies.edit.title', { title: vacancy.titulo })}
      action={
        <>
          {lock === 'activa_con_candidaturas' && (
            <MainButton
              disabled={pause.isPending}
              onClick={() => pause.mutate({ estado: 'pausada', visto: 'activa' })}
            >
              {translate('vacancies.edit.pause')}
            </MainButton>
          )}
          <Button component={Link} to={vacancyAddress(vacancy.id, 'datos')}>
            {translate('vacancies.edit.back')}
          </Button>
          {pause.isError && (
            <Alert severity="error">
              {translate('vacancies.state.failure')} {reasonOf(pause.error)}
            </Alert>
          )}
        </>
      }
    >
      {translate(lock === 'cerrada' ? 'vacancies.edit.closed' : 'vacancies.edit.active')}
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
    notify('resources.vacancies.notifications.updated', { type: 'success' });
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
