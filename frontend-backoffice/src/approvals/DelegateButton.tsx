import '../i18n/approvals';
import { Typography } from '@mui/material';
import { DateInput } from 'react-admin';
import { DialogButton } from '../ui/buttons';
import { WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { SearchedInput } from '../ui/forms/SearchedInput';
import { formatDay } from '../ui/format/dates';
import { todayInMadrid } from '../ui/format/days';
import { Apart, Columns, RuledItem } from '../ui/layout';
import { LoadedList } from '../ui/Loaded';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

type Delegation = Schemas['ApprovalDelegationResponse'];
type Order = Schemas['ApprovalDelegationRequest'];

const CHANGES = ['approval-delegations'] as const;

function Present({ id, suplente, desde, hasta }: Delegation) {
  const what = translate('approvals.delegation.line', {
    name: suplente,
    from: formatDay(desde),
    to: formatDay(hasta),
  });
  return (
    <RuledItem key={id}>
      <Apart spacing={1}>
        <Typography>{what}</Typography>
        <WriteButton
          label="approvals.delegation.end"
          of={what}
          question="approvals.delegation.endQuestion"
          explanation="approvals.delegation.endExplanation"
          write={() => api.delete('/api/approval-delegations/{id}', at(id))}
          changes={CHANGES}
          done="approvals.delegation.ended"
        />
      </Apart>
    </RuledItem>
  );
}

/** Who decides in one's own place, now and later. */
function DelegationDialog({ onClose }: { onClose: () => void }) {
  const { data: colleagues = [] } = useRead(['approval-delegations', 'colleagues'], () =>
    api.get('/api/approval-delegations/colleagues'),
  );
  const present = useRead(['approval-delegations'], () => api.get('/api/approval-delegations'));
  return (
    <FormDialog<Partial<Order>>
      title="approvals.delegation.title"
      defaultValues={{ desde: todayInMadrid() }}
      submitLabel="approvals.delegation.submit"
      save={({ suplente_id = '', desde = '', hasta = '' }) =>
        api.post('/api/approval-delegations', { body: { suplente_id, desde, hasta } })
      }
      changes={[...CHANGES, 'offers', 'requisitions']}
      done="approvals.delegation.done"
      onClose={onClose}
    >
      <Typography color="text.secondary">{translate('approvals.delegation.lead')}</Typography>
      <LoadedList
        of={present}
        failed="approvals.delegation.failed"
        rows={1}
        empty="approvals.delegation.none"
        item={Present}
      />
      <SearchedInput
        source="suplente_id"
        label="approvals.delegation.who"
        choices={colleagues}
        optionText="nombre"
        isRequired
        openOnFocus={false}
      />
      <Columns sm={2}>
        <DateInput source="desde" label="approvals.delegation.from" isRequired />
        <DateInput source="hasta" label="approvals.delegation.to" isRequired />
      </Columns>
    </FormDialog>
  );
}

export const DelegateButton = () => (
  <DialogButton variant="outlined" dialog={(close) => <DelegationDialog onClose={close} />}>
    {translate('approvals.delegation.title')}
  </DialogButton>
);
