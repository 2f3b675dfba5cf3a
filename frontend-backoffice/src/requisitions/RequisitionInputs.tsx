import { InputAdornment } from '@mui/material';
import {
  AGREEMENT_LABEL,
  AGREEMENTS,
  REQUISITION_LIMITS,
  REQUISITION_REASON_LABEL,
  REQUISITION_REASONS,
} from '@hiring/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDepartments } from '../panel/departments/useDepartments';
import { choicesOf, upTo } from '../ui/forms/inputs';
import { FieldGroup } from '../ui/forms/FieldGroup';
import { NumberInput } from '../ui/forms/NumberInput';
import { Columns } from '../ui/layout';
import type { RequisitionRecord } from './requisition';

const EUROS = { input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } };

/** The code of a position means nothing in another department. */
function JobInputs() {
  const { setValue } = useFormContext<RequisitionRecord>();
  const { departments } = useDepartments();
  const department = useWatch<RequisitionRecord, 'departamento'>({ name: 'departamento' });
  const offered = departments.filter(({ ofrecido_en }) => ofrecido_en.includes('vacante'));
  const positions = offered.find(({ codigo }) => codigo === department)?.posiciones ?? [];
  return (
    <>
      <SelectInput
        source="departamento"
        choices={offered}
        optionValue="codigo"
        optionText="nombre"
        isPending={departments.length === 0}
        onChange={() => setValue('posicion', '')}
        isRequired
      />
      {department && positions.length === 0 ? (
        <TextInput source="posicion" isRequired />
      ) : (
        <SelectInput
          source="posicion"
          choices={positions}
          optionValue="value"
          optionText="label"
          isRequired
        />
      )}
    </>
  );
}

/** Only of a replacement. */
function ReasonInputs() {
  const reason = useWatch<RequisitionRecord, 'motivo'>({ name: 'motivo' });
  return (
    <>
      <SelectInput
        source="motivo"
        choices={choicesOf(REQUISITION_REASONS, REQUISITION_REASON_LABEL)}
        isRequired
      />
      {reason === 'sustitucion' && (
        <TextInput source="sustituye_a" slotProps={upTo(REQUISITION_LIMITS.sustituye_a)} />
      )}
    </>
  );
}

/** What is asked for: the work first, then people and pay. */
export const RequisitionInputs = () => (
  <>
    <FieldGroup title="requisitions.form.job">
      <Columns sm={2} rowSpacing={1}>
        <TextInput source="titulo" isRequired slotProps={upTo(REQUISITION_LIMITS.titulo)} />
        <TextInput source="ubicacion" isRequired slotProps={upTo(REQUISITION_LIMITS.ubicacion)} />
        <JobInputs />
      </Columns>
    </FieldGroup>
    <FieldGroup title="requisitions.form.people">
      <Columns sm={2} rowSpacing={1}>
        <NumberInput source="plazas" isRequired />
        <DateInput source="desde_el" isRequired />
        <ReasonInputs />
      </Columns>
      <TextInput
        source="justificacion"
        helperText="requisitions.form.why"
        multiline
        minRows={3}
        slotProps={upTo(REQUISITION_LIMITS.justificacion)}
      />
    </FieldGroup>
    <FieldGroup title="requisitions.form.pay">
      <Columns sm={2} rowSpacing={1}>
        <NumberInput source="salario_min" isRequired slotProps={EUROS} />
        <NumberInput source="salario_max" isRequired slotProps={EUROS} />
      </Columns>
      <SelectInput source="convenio" choices={choicesOf(AGREEMENTS, AGREEMENT_LABEL)} isRequired />
    </FieldGroup>
  </>
);
