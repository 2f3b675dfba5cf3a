import './requisition';
import { InputAdornment, Typography } from '@mui/material';
import { REQUISITION_LIMITS } from '@hiring/contract';
import { ArrayInput, AutocompleteArrayInput, BooleanInput, SimpleFormIterator } from 'react-admin';
import { ApproversCard } from '../approvals/ApproversCard';
import { SettingsForm, SettingsGroup } from '../panel/settings/SettingsForm';
import { useStaff } from '../tasks/task';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { AddRow } from '../ui/forms/AddRow';
import { NumberInput } from '../ui/forms/NumberInput';
import { PartHeader } from '../ui/PageHeader';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { payText } from './requisition';

type Approvers = Schemas['RequisitionApproversResponse'];
type Order = Schemas['RequisitionApproversRequest'];

const EUROS = { input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } };

function RulesDialog({ approvers, onClose }: { approvers: Approvers; onClose: () => void }) {
  const { id, nombre, reglas, version } = approvers;
  const staff = useStaff();
  return (
    <FormDialog<Order>
      title={translate('requisitions.approvers.of', { name: nombre })}
      defaultValues={{
        reglas: reglas.map(({ desde, personas }) => ({ desde, usuarios: personas.map((one) => one.id) })),
      }}
      sanitizeEmptyValues={false}
      version={version}
      save={(values, seen) =>
        api.put(
          '/api/requisition-approvers/{department}',
          at({ department: id }, { reglas: values.reglas ?? [], version: seen }),
        )
      }
      changes={['requisition-approvers']}
      done="requisitions.approvers.saved"
      onClose={onClose}
    >
      <Typography color="text.secondary">{translate('requisitions.approvers.help')}</Typography>
      <ArrayInput source="reglas" label={false} helperText={false}>
        <SimpleFormIterator
          disableClear
          disableReordering
          addButton={
            <AddRow
              label="requisitions.approvers.add"
              row={{ desde: 0, usuarios: [] }}
              max={REQUISITION_LIMITS.rules}
            />
          }
        >
          <NumberInput source="desde" label="requisitions.approvers.from" slotProps={EUROS} isRequired />
          <AutocompleteArrayInput
            source="usuarios"
            label="requisitions.approvers.people"
            choices={staff}
            optionText="nombre"
            isRequired
          />
        </SimpleFormIterator>
      </ArrayInput>
    </FormDialog>
  );
}

const Lines = ({ reglas }: Approvers) => (
  <>
    {reglas.map(({ desde, personas }) => (
      <Typography key={desde}>
        {translate(desde === 0 ? 'requisitions.approvers.always' : 'requisitions.approvers.line', {
          pay: payText(desde),
          people: personas.map((one) => one.nombre).join(', '),
        })}
      </Typography>
    ))}
    {reglas.length === 0 && (
      <Typography color="text.secondary">{translate('requisitions.approvers.none')}</Typography>
    )}
  </>
);

/** Who approves requests for staff, and whether a vacancy needs one. */
export function RequisitionApproversTab() {
  const approvers = useRead(['requisition-approvers'], () => api.get('/api/requisition-approvers'));
  return (
    <>
      <SettingsForm>
        <SettingsGroup title="requisitions.approvers.switch">
          <BooleanInput source="solicitud_obligatoria" helperText="requisitions.approvers.switchHelp" />
        </SettingsGroup>
      </SettingsForm>
      <PartHeader title="requisitions.approvers.title" lead="requisitions.approvers.lead" />
      <ApproversCard
        of={approvers}
        failed="requisitions.approvers.failed"
        empty="requisitions.approvers.none"
        lines={Lines}
        dialog={(of, close) => <RulesDialog approvers={of} onClose={close} />}
      />
    </>
  );
}
