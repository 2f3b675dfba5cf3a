import '../../i18n/es/vacancies';
import { useState } from 'react';
import { Create } from 'react-admin';
import { vacancyAddress } from '../addresses';
import { toRequest } from './vacancyRequest';
import { NEW_VACANCY_VALUES } from './newVacancy';
import { VacancyForm } from './VacancyForm';

export function VacancyCreate() {
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <Create
      title={false}
      component="div"
      transform={toRequest}
      redirect={(_resource, id) => vacancyAddress(String(id), 'datos').slice(1)}
      mutationOptions={{ onError: setFailure }}
    >
      <VacancyForm record={NEW_VACANCY_VALUES} failure={failure} />
    </Create>
  );
}
