import { Stack } from '@mui/material';
import { IMPORT_LIMITS, LIMITS } from '@hiring/contract';
import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { EMPTY_SHOWN, upTo } from '../../ui/forms/inputs';
import { LABEL_SHRUNK } from '../../ui/forms/SearchedInput';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { vacancyName } from '../list/filters/useVacancies';
import { useDepartments } from '../../panel/departments/useDepartments';
import { translate } from '../../i18n/texts';
import { Columns } from '../../ui/layout';

export const NO_ORIGIN = { origen: '', informados_el: null as string | null, confirma: false };
export type OriginValues = typeof NO_ORIGIN;

export const originRequest = ({ origen, confirma, informados_el }: OriginValues) => ({
  origen,
  confirma,
  informados_el: informados_el || undefined,
});

/** Where the data come from and that they may be kept (GDPR art. 14): it stands in each person's record. */
export function OriginInputs() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <TextInput
        source="origen"
        placeholder={translate('people.importInputs.originExample')}
        helperText="people.importInputs.originHelp"
        validate={required()}
        multiline
        minRows={2}
        slotProps={upTo(IMPORT_LIMITS.origen)}
      />
      <DateInput
        source="informados_el"
        helperText="people.importInputs.informedHelp"
        sx={{ maxWidth: 420 }}
      />
      <BooleanInput source="confirma" />
    </Stack>
  );
}

const NEWEST = { field: 'fecha_publicacion', order: 'DESC' } as const;

export function PlaceInputs() {
  const list = useId();
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const [vacancy, department] = useWatch<Record<string, string | null>>({
    name: [getSource('vacante_id'), getSource('departamento')],
  });
  const { departments, options } = useDepartments();
  const positions = departments.find(({ codigo }) => codigo === department)?.posiciones ?? [];
  return (
    <Columns md={3}>
      <ReferenceInput source="vacante_id" reference="vacancies" sort={NEWEST}>
        <AutocompleteInput
          optionText={vacancyName}
          // The first field of the step, which would open with its list over the others.
          openOnFocus={false}
          TextFieldProps={{
            placeholder: translate('people.importInputs.noVacancy'),
            InputLabelProps: LABEL_SHRUNK,
          }}
        />
      </ReferenceInput>
      {!vacancy && (
        <>
          <SelectInput
            source="departamento"
            choices={options}
            emptyText="people.importInputs.notChosen"
            slotProps={EMPTY_SHOWN}
            onChange={() => setValue(getSource('posicion'), null, { shouldDirty: true })}
          />
          <TextInput
            source="posicion"
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
    </Columns>
  );
}
