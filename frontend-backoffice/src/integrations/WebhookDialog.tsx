import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  WEBHOOK_EVENT_HELP,
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookEvent,
} from '@hiring/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import type { WebhookAddress } from '../providers/calls/integrations';
import { EditDialog } from '../ui/EditDialog';
import { focusFirst } from '../ui/focusFirst';
import { useIntegrationWrite } from './useIntegrations';

interface Props {
  /** Absent: a new one. */
  webhook?: WebhookAddress;
  onClose: () => void;
  /** A new one, with its secret, to be shown once. */
  onMade: (secret: string, url: string) => void;
}

/** An address that is told what happens: where it is, what for, and of which events. */
export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [descripcion, setDescripcion] = useState(webhook?.descripcion ?? '');
  const [activo, setActivo] = useState(webhook?.activo ?? true);
  const [eventos, setEventos] = useState<readonly WebhookEvent[]>(webhook?.eventos ?? []);
  const form = { url: url.trim(), descripcion: descripcion.trim(), eventos: [...eventos] };
  const create = useIntegrationWrite(
    (provider, request: typeof form) => provider.createWebhook(request),
    null,
    {
      tells: false,
    },
  );
  const update = useIntegrationWrite(
    (provider, { id, version }: WebhookAddress) => provider.updateWebhook(id, { ...form, activo, version }),
    () => 'Webhook guardado',
    { tells: false },
  );
  const error = create.error ?? update.error;
  const errors = fieldErrorsOf(error);
  const save = () => {
    if (webhook) update.mutate(webhook, { onSuccess: onClose });
    else create.mutate(form, { onSuccess: ({ secreto, webhook: made }) => onMade(secreto, made.url) });
  };
  const listen = (event: WebhookEvent, on: boolean) =>
    setEventos(WEBHOOK_EVENTS.filter((one) => (one === event ? on : eventos.includes(one))));

  return (
    <EditDialog
      title={webhook ? 'Cambiar el webhook' : 'Nuevo webhook'}
      maxWidth="sm"
      error={error}
      saving={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Dirección"
        required
        inputRef={focusFirst}
        margin="none"
        placeholder="https://nominas.example.com/avisos"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={Boolean(errors.url)}
        helperText={errors.url ?? 'La da el programa que va a recibir los avisos.'}
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
      <TextField
        label="Para qué es (opcional)"
        margin="none"
        value={descripcion}
        onChange={({ target }) => setDescripcion(target.value)}
        error={Boolean(errors.descripcion)}
        helperText={errors.descripcion}
        slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.descripcion, autoComplete: 'off' } }}
      />
      {webhook && (
        <FormControlLabel
          sx={{ minHeight: 44 }}
          control={<Switch checked={activo} onChange={({ target }) => setActivo(target.checked)} />}
          label={activo ? 'Activo' : 'Desactivado: no recibe avisos'}
        />
      )}
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
          De qué le avisamos
        </Typography>
        <FormHelperText error={Boolean(errors.eventos)} sx={{ mx: 0 }}>
          {errors.eventos ??
            'Los avisos llevan identificadores, estados y fechas: ni nombres ni datos de contacto.'}
        </FormHelperText>
        {WEBHOOK_EVENTS.map((event) => (
          <FormControlLabel
            key={event}
            sx={{ display: 'flex', alignItems: 'flex-start', minHeight: 44, mr: 0, mt: 1 }}
            control={
              <Checkbox
                sx={{ pt: 0.25 }}
                checked={eventos.includes(event)}
                onChange={({ target }) => listen(event, target.checked)}
              />
            }
            label={
              <>
                {WEBHOOK_EVENT_LABEL[event]}{' '}
                <Typography component="span" variant="caption" color="text.secondary">
                  {event}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {WEBHOOK_EVENT_HELP[event]}
                </Typography>
              </>
            }
          />
        ))}
      </Box>
    </EditDialog>
  );
}
