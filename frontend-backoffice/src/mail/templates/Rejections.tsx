import { Box, Typography } from '@mui/material';
import { MESSAGE_LIMITS } from '@hiring/contract';
import {
  BooleanInput,
  DataTable,
  List,
  maxValue,
  minValue,
  required,
  SaveButton,
  TextInput,
  useCanAccess,
  Translate,
} from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { hoursInWords, useRejectionDelay } from '../../candidates/moves/useRejectionDelay';
import { Loaded } from '../../ui/Loaded';
import { SingleRecordForm } from '../../ui/forms/SingleRecordForm';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/buttons';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import { RowActions } from '../../ui/lists/RowMenu';
import { ToneBadge } from '../../ui/display/text';
import type { Schemas } from '@hiring/contract/api';
import { upTo } from '../../ui/forms/inputs';
import { translate } from '../../i18n/texts';
import { Apart } from '../../ui/layout';

function DelayForm() {
  return (
    <SingleRecordForm
      resource="config/rejection-delay"
      unreadable="mail.delay.unreadable"
      failure="mail.delay.failure"
      saved="mail.delay.saved"
      transform={({ horas }: { horas: number }) => ({ horas })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <NumberInput
          source="horas"
          label="mail.delay.hours"
          margin="none"
          helperText="mail.delay.hoursHelp"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ flex: '1 1 240px' }}
        />
        <SaveButton label="mail.delay.save" variant="outlined" sx={{ minHeight: 40 }} />
      </Box>
    </SingleRecordForm>
  );
}

function Delay() {
  return (
    <Loaded of={useRejectionDelay()} failed="mail.delay.unreadable" rows={1}>
      {({ horas }) => (
        <Typography>
          <Translate i18nKey="mail.delay.lead" options={{ delay: <strong>{hoursInWords(horas)}</strong> }} />
        </Typography>
      )}
    </Loaded>
  );
}

/** How long a rejection waits: administrators change it, everybody else reads it. */
export function RejectionDelayForm() {
  const { canAccess: mayChange } = useCanAccess({ resource: 'config', action: 'write' });
  return mayChange ? <DelayForm /> : <Delay />;
}

const NAME = [required('mail.reasons.missing')];
const ORDER = [minValue(0), maxValue(9999)];

/** One reason of the list, new or changed: its name, its place, and whether it is offered. */
function ReasonDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  return (
    <RecordDialog
      resource="rejection-reasons"
      id={id}
      title={id ? 'mail.reasons.edit' : 'mail.reasons.add'}
      maxWidth="xs"
      submitLabel="mail.reasons.save"
      done="mail.reasons.saved"
      defaultValues={{ activo: true }}
      onClose={onClose}
    >
      <TextInput source="nombre" validate={NAME} slotProps={upTo(MESSAGE_LIMITS.motivo)} />
      <NumberInput source="orden" validate={ORDER} helperText="mail.reasons.orderHelp" />
      <BooleanInput source="activo" />
    </RecordDialog>
  );
}

type Reason = Schemas['RejectionReasonResponse'];

const Column = DataTable.Col<Reason>;

/** The reasons that HR chooses from, in their order. */
export function RejectionReasons() {
  return (
    <div>
      <Apart spacing={1}>
        <Typography variant="subtitle1" component="h3">
          {translate('mail.reasons.title')}
        </Typography>
        <DialogButton
          size="small"
          startIcon={<AddOutlined />}
          dialog={(close) => <ReasonDialog onClose={close} />}
        >
          {translate('mail.reasons.add')}
        </DialogButton>
      </Apart>
      <Typography variant="note" gutterBottom>
        {translate('mail.reasons.lead')}
      </Typography>
      <List
        resource="rejection-reasons"
        sort={{ field: 'orden', order: 'ASC' }}
        perPage={100}
        pagination={false}
        disableSyncWithLocation
        component="div"
      >
        <DataTable<Reason>>
          <Column
            source="nombre"
            render={({ nombre, activo }) => (
              <>
                {nombre} {!activo && <ToneBadge tone="grey">{translate('mail.reasons.inactive')}</ToneBadge>}
              </>
            )}
          />
          <Column
            source="actions"
            align="right"
            render={({ nombre }) => (
              <RowActions
                name={nombre}
                warning="mail.reasons.deleteHelp"
                dialog={(id, close) => <ReasonDialog id={id} onClose={close} />}
              />
            )}
          />
        </DataTable>
      </List>
    </div>
  );
}
