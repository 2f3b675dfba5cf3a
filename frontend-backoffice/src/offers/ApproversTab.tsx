import './offer';
import { Typography } from '@mui/material';
import { OFFER_LIMITS } from '@hiring/contract';
import { AutocompleteArrayInput, BooleanInput } from 'react-admin';
import { ApproversCard } from '../approvals/ApproversCard';
import { useStaff } from '../tasks/task';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { PartHeader } from '../ui/PageHeader';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

type Approvers = Schemas['OfferApproversResponse'];
type Order = Schemas['OfferApproversRequest'];

interface OfApprovers {
  approvers: Approvers;
  onClose: () => void;
}

function ApproversDialog({ approvers, onClose }: OfApprovers) {
  const { id, nombre, personas, propia, version } = approvers;
  const staff = useStaff();
  return (
    <FormDialog<Order>
      title={translate('offers.approvers.of', { name: nombre })}
      defaultValues={{ usuarios: personas.map((one) => one.id), propia }}
      sanitizeEmptyValues={false}
      version={version}
      save={(values, seen) =>
        api.put(
          '/api/offer-approvers/{department}',
          at({ department: id }, { usuarios: values.usuarios, propia: values.propia, version: seen }),
        )
      }
      changes={['offer-approvers']}
      done="offers.approvers.saved"
      onClose={onClose}
    >
      <AutocompleteArrayInput
        source="usuarios"
        label="offers.approvers.people"
        helperText={translate('offers.approvers.peopleHelp', { count: OFFER_LIMITS.approvers })}
        choices={[...staff, ...personas.filter((one) => !staff.some((known) => known.id === one.id))]}
        optionText="nombre"
      />
      <BooleanInput source="propia" label="offers.approvers.own" helperText="offers.approvers.ownHelp" />
    </FormDialog>
  );
}

const Lines = ({ personas, propia }: Approvers) => (
  <>
    <Typography color={personas.length > 0 ? 'text.primary' : 'text.secondary'}>
      {personas.map((one, index) => `${index + 1}. ${one.nombre}`).join('  ') ||
        translate('offers.approvers.nobody')}
    </Typography>
    {personas.length > 0 && (
      <Typography variant="hint">
        {translate(propia ? 'offers.approvers.own' : 'offers.approvers.notOwn')}
      </Typography>
    )}
  </>
);

/** Who approves the offers of each department. */
export function ApproversTab() {
  const approvers = useRead(['offer-approvers'], () => api.get('/api/offer-approvers'));
  return (
    <>
      <PartHeader title="offers.approvers.title" lead="offers.approvers.lead" />
      <ApproversCard
        of={approvers}
        failed="offers.approvers.failed"
        empty="offers.approvers.noDepartments"
        lines={Lines}
        dialog={(of, close) => <ApproversDialog approvers={of} onClose={close} />}
      />
    </>
  );
}
