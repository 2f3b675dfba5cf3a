import type { Schemas } from '@hiring/contract/api';
import { type ReactNode, useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../../ui/Field';
import { departmentOptions } from '../application/department-options';
import { phoneHint, postalCodeHint } from '../application/read-as';
import type { ProfileFormState } from './use-profile-form';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-line bg-surface p-5">
      <legend className="float-left mb-4 w-full">
        <h3 className="text-lg">{title}</h3>
      </legend>
      <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface ProfileGroupsProps {
  form: ProfileFormState;
  departments: Schemas['DepartmentResponse'][];
}

export function ProfileGroups({ form: { bind, stored }, departments }: ProfileGroupsProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <Group title="Información personal">
        <TextField {...bind('nombre')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...bind('apellidos')} autoComplete="family-name" autoCapitalize="words" />
        <TextField
          {...bind('telefono')}
          hint={phoneHint(bind('telefono').value)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField
          {...bind('fecha_nacimiento')}
          type="date"
          autoComplete="bday"
          min="1920-01-01"
          max={today}
          optional
        />
      </Group>
      <Group title="Dirección">
        <div className="sm:col-span-2">
          <TextField {...bind('direccion')} autoComplete="street-address" />
        </div>
        <TextField {...bind('ciudad')} autoComplete="address-level2" />
        <TextField
          {...bind('codigo_postal')}
          hint={postalCodeHint(bind('codigo_postal').value)}
          autoComplete="postal-code"
          autoCapitalize="characters"
          optional
        />
      </Group>
      <Group title="Información profesional">
        <SelectField {...bind('departamento')}>
          <option value="">Elige un departamento</option>
          {departmentOptions(departments, stored).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('posicion')} />
      </Group>
      <Group title="Experiencia, educación y habilidades">
        <div className="space-y-5 sm:col-span-2">
          <TextAreaField {...bind('experiencia')} rows={5} optional />
          <TextAreaField {...bind('educacion')} rows={3} optional />
          <TextField {...bind('habilidades')} hint="Separadas por comas." optional />
        </div>
      </Group>
      <Group title="Carta de presentación">
        <div className="sm:col-span-2">
          <TextAreaField {...bind('carta_presentacion')} rows={7} optional />
        </div>
      </Group>
    </>
  );
}
