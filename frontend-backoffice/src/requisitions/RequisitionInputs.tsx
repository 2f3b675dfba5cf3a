import { InputAdornment } from '@mui/material';
import {
  AGREEMENT_LABEL,
  AGREEMENTS,
  REQUISITION_LIMITS,
  REQUISITION_REASON_LABEL,
  REQUISITION_REASONS,
} from '@hiring/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { JobInputs } from '../panel/departments/JobInputs';
import { choicesOf, upTo } from '../ui/forms/inputs';
import { FieldGroup } from '../ui/forms/FieldGroup';
import { NumberInput } from '../ui/forms/NumberInput';
import { Columns } from '../ui/layout';
import type { RequisitionRecord } from './requisition';

const EUROS = { input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } };

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
        <JobInputs use="vacante" asked={() => ({ isRequired: true })} />
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
