import '../../i18n/es/vacancies';
import { useState } from 'react';
import { Edit, useNotify, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import { VACANCIES_PATH, vacancyAddress } from '../addresses';
import type { Vacancy } from '../types';
import { EditableVacancy } from './EditableVacancy';
import { usePauseToEdit } from './usePauseToEdit';
import { toRequest } from './vacancyRequest';

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
