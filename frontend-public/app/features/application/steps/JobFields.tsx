import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { SelectField, TextField } from '../../../ui/Field';
import { departmentOptions, positionOptions } from '../department-options';
import type { ApplicationForm } from '../use-application-form';
import { inSpanish } from '../../careers/vacancy-language';

interface JobFieldsProps {
  form: ApplicationForm;
  departments: Schemas['DepartmentResponse'][];
  profile: Schemas['PortalProfile'] | null;
}

/** Department and position of an application without a vacancy. A department without positions takes any words. */
export function JobFields({ form, departments, profile }: JobFieldsProps) {
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
        <option value="">
          <Trans>Elige un departamento</Trans>
        </option>
        {departmentOptions(departments, profile).map(({ value, label }) => (
          <option key={value} value={value} {...inSpanish()}>
            {label}
          </option>
        ))}
      </SelectField>
      {chosen !== '' && positions.length === 0 ? (
        <TextField {...form.bind('posicion')} />
      ) : (
        <SelectField {...form.bind('posicion')} disabled={chosen === ''}>
          <option value="">{chosen === '' ? t`Elige antes un departamento` : t`Elige una posición`}</option>
          {positions.map(({ value, label }) => (
            <option key={value} value={value} {...inSpanish()}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
