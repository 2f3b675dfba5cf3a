import { Typography } from '@mui/material';
import {
  WEBHOOK_EVENT_HELP,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookEvent,
} from '@hiring/contract';
import { BooleanInput, CheckboxGroupInput, TextInput, useRecordContext } from 'react-admin';
import type { WebhookAddress } from './types';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { api, at, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';

interface Props {
  /** Absent: a new one. */
  webhook?: WebhookAddress;
  onClose: () => void;
  /** With the secret of a new one, to be shown once. */
  onMade: (secret: string) => void;
}

function EventName() {
  const event = useRecordContext<{ id: WebhookEvent }>()?.id;
  if (!event) return null;
  return (
    <>
      {WEBHOOK_EVENT_LABEL[event]}{' '}
      <Typography component="span" variant="hint">
        {event}
      </Typography>
      <Typography variant="note">{WEBHOOK_EVENT_HELP[event]}</Typography>
    </>
  );
}

export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const save = async ({ descripcion = '', ...order }: Schemas['WebhookEditRequest']) => {
    if (webhook) return void (await api.put('/api/webhooks/{id}', at(webhook.id, { ...order, descripcion })));
    return api.post('/api/webhooks', { body: { url: order.url, eventos: order.eventos, descripcion } });
  };
  return (
    <FormDialog
      title={webhook ? 'integrations.webhookForm.edit' : 'integrations.frame.webhooks.add'}
      defaultValues={webhook}
      save={save}
      changes={['webhooks']}
      done={webhook && 'integrations.webhookForm.saved'}
      then={(made) => (made ? onMade(made.secreto) : onClose())}
      onClose={onClose}
    >
      <TextInput
        source="url"
        isRequired
        placeholder={translate('integrations.webhookForm.urlExample')}
        helperText="integrations.webhookForm.urlHelp"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            maxLength: WEBHOOK_LIMITS.url,
            inputMode: 'url',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <TextInput
        source="descripcion"
        label="integrations.webhookForm.purpose"
        slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.descripcion, autoComplete: 'off' } }}
      />
      {webhook && <BooleanInput source="activo" helperText="integrations.webhookForm.activeHelp" />}
      <CheckboxGroupInput
        source="eventos"
        choices={WEBHOOK_EVENTS.map((id) => ({ id }))}
        optionText={<EventName />}
        row={false}
        sx={{
          '& .RaCheckboxGroupInput-label': { transform: 'none', fontWeight: 600, color: 'text.primary' },
          '& .MuiFormControlLabel-root': { minHeight: 44, py: 0.25 },
        }}
        defaultValue={[]}
        helperText="integrations.webhookForm.eventsHelp"
      />
    </FormDialog>
  );
}
