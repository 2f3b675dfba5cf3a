import '../../i18n/vacancies';
import { VACANCY_DEFAULTS } from '@hiring/contract';
import { useState } from 'react';
import { Create } from 'react-admin';
import { vacancyAddress } from '../vacancy';
import { toRequest } from './vacancyRequest';
import { VacancyForm } from './VacancyForm';

const NEW_VACANCY_VALUES = {
  ...VACANCY_DEFAULTS,
  salario_min: null,
  salario_max: null,
  experiencia_max: null,
  destacada: false,
  cierra_el: null,
  requisitos: [],
  responsabilidades: [],
  beneficios: [],
  idiomas: [],
  tags: [],
  cualificaciones: [],
  preguntas: [],
};

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
