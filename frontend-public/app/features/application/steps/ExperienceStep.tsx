import { fieldsOfStep } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { SelectField, TextField } from '../../../ui/Field';
import { departmentOptions, positionOptions } from '../department-options';
import { ProfileInputs } from '../ProfileInputs';
import { VacancyQuestions } from '../questions/VacancyQuestions';
import type { ApplicationForm } from '../use-application-form';

/** Department and position are selected, or fixed by the vacancy. */
const WRITTEN = fieldsOfStep(3).filter((field) => field !== 'departamento' && field !== 'posicion');

interface ExperienceStepProps {
  form: ApplicationForm;
  departments: Schemas['DepartmentResponse'][];
  profile: Schemas['PortalProfile'] | null;
  vacancy: Schemas['VacancyResponse'] | null;
}

function Choice({ form, departments, profile }: Omit<ExperienceStepProps, 'vacancy'>) {
  const chosen = form.values.departamento;
  const positions = positionOptions(departments, chosen, profile);

  function chooseDepartment(departamento: string) {
    const offered = positionOptions(departments, departamento, profile);
    // A department with a single position needs no choice.
    const posicion = offered.length === 1 ? (offered[0]?.value ?? '') : '';
    form.change({ departamento, posicion });
  }

  return (
    <>
      <SelectField {...form.bind('departamento')} onChange={(event) => chooseDepartment(event.target.value)}>
        <option value="">Elige un departamento</option>
        {departmentOptions(departments, profile).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.bind('posicion')} disabled={chosen === ''}>
        <option value="">{chosen === '' ? 'Elige antes un departamento' : 'Elige una posición'}</option>
        {positions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function ExperienceStep({ form, departments, profile, vacancy }: ExperienceStepProps) {
  return (
    <>
      {vacancy ? (
        <>
          <TextField
            id="departamento"
            label="Departamento"
            hint="El de la oferta."
            value={vacancy.departamento_nombre}
            readOnly
          />
          <TextField
            id="posicion"
            label="Posición"
            hint="La de la oferta."
            value={vacancy.posicion_nombre}
            readOnly
          />
        </>
      ) : (
        <Choice form={form} departments={departments} profile={profile} />
      )}
      <ProfileInputs form={form} fields={WRITTEN} />
      <VacancyQuestions form={form} />
    </>
  );
}
