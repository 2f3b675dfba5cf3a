import { LIMITS } from '@hiring/contract';
import { required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDepartments } from '../../departments/useDepartments';
import { upTo } from '../../ui/upTo';

interface Choice {
  id: string;
  name: string;
}

/** A value outside the catalogue stays selectable, so that a save does not lose it. */
const withValue = (choices: readonly Choice[], value: string | undefined): Choice[] =>
  value && !choices.some(({ id }) => id === value) ? [...choices, { id: value, name: value }] : [...choices];

/** Department and position of the catalogue, and the values that the vacancy already has. */
export function PlaceInputs() {
  const { departments } = useDepartments();
  const { setValue } = useFormContext();
  const departamento = useWatch<Record<string, string | undefined>>({ name: 'departamento' });
  const posicion = useWatch<Record<string, string | undefined>>({ name: 'posicion' });
  const offered = departments
    .filter(({ codigo, ofrecido_en }) => ofrecido_en.includes('vacante') || codigo === departamento)
    .map(({ codigo, nombre }) => ({ id: codigo, name: nombre }));
  const positions = (departments.find(({ codigo }) => codigo === departamento)?.posiciones ?? []).map(
    ({ value, label }) => ({ id: value, name: label }),
  );
  const isFree = Boolean(departamento) && positions.length === 0;
  return (
    <>
      <SelectInput
        source="departamento"
        choices={withValue(offered, departamento)}
        validate={required()}
        // The list of positions depends on it.
        onChange={() => setValue('posicion', '')}
      />
      {isFree ? (
        <TextInput source="posicion" validate={required()} slotProps={upTo(LIMITS.position)} />
      ) : (
        <SelectInput
          source="posicion"
          choices={withValue(positions, posicion)}
          validate={required()}
          disabled={!departamento}
          {...(departamento ? {} : { helperText: 'Elige antes el departamento' })}
          // The field is disabled, what is said of it is to be read.
          slotProps={{ formHelperText: { disabled: false } }}
        />
      )}
    </>
  );
}
