import { Box } from '@mui/material';
import { LIMITS } from '@hiring/contract';
import { useId } from 'react';
import { SelectInput, TextInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useVacancyNames } from '../candidates/list/useVacancyNames';
import { useDepartments } from '../departments/useDepartments';
import { columns } from '../ui/columns';
import { EMPTY_SHOWN } from '../ui/SelectInputs';

export function PlaceInputs({ none = 'Ninguna: candidatura espontánea' }: { none?: string }) {
  const list = useId();
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const [vacancy, department] = useWatch<Record<string, string | null>>({
    name: [getSource('vacante_id'), getSource('departamento')],
  });
  const { vacancies } = useVacancyNames();
  const { departments, options } = useDepartments();
  const positions = departments.find(({ codigo }) => codigo === department)?.posiciones ?? [];
  return (
    <Box sx={columns({ md: 3 })}>
      <SelectInput
        source="vacante_id"
        label="Vacante"
        choices={vacancies}
        emptyText={none}
        slotProps={EMPTY_SHOWN}
      />
      {!vacancy && (
        <>
          <SelectInput
            source="departamento"
            label="Departamento"
            choices={options}
            emptyText="Sin elegir"
            slotProps={EMPTY_SHOWN}
            onChange={() => setValue(getSource('posicion'), null, { shouldDirty: true })}
          />
          <TextInput
            source="posicion"
            label="Posición"
            format={(value: string | null) =>
              positions.find((position) => position.value === value)?.label ?? value ?? ''
            }
            parse={(text: string) => positions.find(({ label }) => label === text)?.value ?? (text || null)}
            slotProps={{ htmlInput: { list, maxLength: LIMITS.position } }}
          />
          <datalist id={list}>
            {positions.map(({ value, label }) => (
              <option key={value}>{label}</option>
            ))}
          </datalist>
        </>
      )}
    </Box>
  );
}
