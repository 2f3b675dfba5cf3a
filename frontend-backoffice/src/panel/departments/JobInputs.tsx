import { type DepartmentUse, LIMITS } from '@hiring/contract';
import { SelectInput, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { upTo } from '../../ui/forms/inputs';
import { useDepartments } from './useDepartments';

type Place = Record<'departamento' | 'posicion', string | null | undefined>;
type Asked = Partial<Pick<TextInputProps, 'label' | 'isRequired' | 'validate'>>;

interface Props {
  /** The forms that a department must be offered in; absent: any. */
  use?: DepartmentUse;
  /** Name and rules of each input. */
  asked: (source: keyof Place) => Asked;
}

/** A value outside the catalogue stays selectable, so that a save does not lose it. */
const withValue = (choices: { id: string; name: string }[], id: string | null | undefined, name: string) =>
  id && !choices.some((one) => one.id === id) ? [...choices, { id, name }] : choices;

/** Department and position of the catalogue, and what the record already has. */
export function JobInputs({ use, asked }: Props) {
  const { setValue } = useFormContext<Place>();
  const { departments, departmentName, positionName } = useDepartments();
  const [department, position] = useWatch<Place, ['departamento', 'posicion']>({
    name: ['departamento', 'posicion'],
  });
  const offered = departments
    .filter(({ ofrecido_en }) => !use || ofrecido_en.includes(use))
    .map(({ codigo, nombre }) => ({ id: codigo, name: nombre }));
  const positions = departments
    .find(({ codigo }) => codigo === department)
    ?.posiciones.map(({ value, label }) => ({ id: value, name: label }));
  return (
    <>
      <SelectInput
        source="departamento"
        {...asked('departamento')}
        choices={withValue(offered, department, departmentName(department ?? ''))}
        isPending={departments.length === 0}
        // The code of a position means nothing in another department.
        onChange={() => setValue('posicion', '')}
      />
      {positions?.length === 0 ? (
        <TextInput source="posicion" {...asked('posicion')} slotProps={upTo(LIMITS.position)} />
      ) : (
        <SelectInput
          source="posicion"
          {...asked('posicion')}
          choices={withValue(positions ?? [], position, positionName(department ?? '', position ?? ''))}
          disabled={!department}
          {...(department ? {} : { helperText: 'ui.inputs.departmentFirst' })}
          // The field is disabled, what is said of it is to be read.
          slotProps={{ formHelperText: { disabled: false } }}
        />
      )}
    </>
  );
}
