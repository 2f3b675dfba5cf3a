import { Typography } from '@mui/material';
import { DateInput, SelectInput } from 'react-admin';
import { useOwnId, useStaff } from '../tasks/task';
import { WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { formatDay } from '../ui/format/dates';
import { todayInMadrid } from '../ui/format/days';
import { Apart, Columns, RuledItem } from '../ui/layout';
import { LoadedList } from '../ui/Loaded';
import { api, at, type Schemas, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

type Delegation = Schemas['ApprovalDelegationResponse'];
type Order = Schemas['ApprovalDelegationRequest'];

const CHANGES = ['offer-delegations'] as const;

function Present({ id, suplente, desde, hasta }: Delegation) {
  const what = translate('offers.delegation.line', {
    name: suplente,
    from: formatDay(desde),
    to: formatDay(hasta),
  });
  return (
    <RuledItem key={id}>
      <Apart spacing={1}>
        <Typography>{what}</Typography>
        <WriteButton
          label="offers.delegation.end"
          of={what}
          question="offers.delegation.endQuestion"
          explanation="offers.delegation.endExplanation"
          write={() => api.delete('/api/offer-delegations/{id}', at(id))}
          changes={CHANGES}
          done="offers.delegation.ended"
        />
      </Apart>
    </RuledItem>
  );
}

/** Who decides in one's own place, now and later. */
export function DelegationDialog({ onClose }: { onClose: () => void }) {
  const me = useOwnId();
  const staff = useStaff().filter(({ id }) => id !== me);
  const present = useRead(['offer-delegations'], () => api.get('/api/offer-delegations'));
  return (
    <FormDialog<Partial<Order>>
      title="offers.delegation.title"
      defaultValues={{ desde: todayInMadrid() }}
      submitLabel="offers.delegation.submit"
      save={({ suplente_id = '', desde = '', hasta = '' }) =>
        api.post('/api/offer-delegations', { body: { suplente_id, desde, hasta } })
      }
      changes={[...CHANGES, 'offers']}
      done="offers.delegation.done"
      onClose={onClose}
    >
      <Typography color="text.secondary">{translate('offers.delegation.lead')}</Typography>
      <LoadedList
        of={present}
        failed="offers.delegation.failed"
        rows={1}
        empty="offers.delegation.none"
        item={Present}
      />
      <SelectInput
        source="suplente_id"
        label="offers.delegation.who"
        choices={staff}
        optionText="nombre"
        isRequired
      />
      <Columns sm={2}>
        <DateInput source="desde" label="offers.delegation.from" isRequired />
        <DateInput source="hasta" label="offers.delegation.to" isRequired />
      </Columns>
    </FormDialog>
  );
}
