import '../../i18n/panel';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Alert, Box, Button, FormHelperText } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ANSWER_DAYS, ANSWER_STAGES, SETTING_LENGTH, STAGE_LABEL } from '@hiring/contract';
import { useState } from 'react';
import type { Settings } from './SettingsForm';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { useRefreshCandidates } from '../../candidates/useApplicationWrite';
import { FormToolbar, SingleRecordForm } from '../../ui/forms/SingleRecordForm';
import {
  SettingInput,
  SettingNumberInput,
  SettingsForm,
  SettingsGroup,
  WholeNumberInput,
} from './SettingsForm';
import { upTo } from '../../ui/forms/inputs';
import { api, reasonOf } from '../../providers/api';

/** Sends a message to oneself over the server that is set, and says how that server answered. */
function MailTrial() {
  // What is tried is what is saved.
  const { isDirty } = useFormState();
  const trial = useMutation({ mutationFn: () => api.post('/api/config/smtp/test') });
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<SendOutlined />}
        disabled={trial.isPending || isDirty}
        onClick={() => trial.mutate()}
      >
        {trial.isPending ? 'Enviando...' : 'Enviar prueba'}
      </Button>
      {isDirty && (
        <FormHelperText sx={{ mt: 0 }}>Guarda los cambios antes de enviar la prueba.</FormHelperText>
      )}
      <Box aria-live="polite" sx={{ width: '100%' }}>
        {trial.data && !trial.isPending && (
          <Alert severity={trial.data.accepted ? 'success' : 'error'}>{trial.data.detail}</Alert>
        )}
        {trial.error && !trial.isPending && <Alert severity="error">{reasonOf(trial.error)}</Alert>}
      </Box>
    </Box>
  );
}

const MASK = '••••••••••••';

/** Replaces the password whoever wrote it last: nobody sees the one that is set. */
async function saveMailPassword({ smtp_password = '' }: { smtp_password?: string }) {
  const { version } = await api.get('/api/config');
  return api.put('/api/config', { body: { smtp_password, version } });
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Cambiar contraseña SMTP"
      maxWidth="xs"
      save={saveMailPassword}
      reads={['config']}
      done="Contraseña SMTP guardada"
      onClose={onClose}
    >
      <TextInput
        source="smtp_password"
        label="Contraseña nueva"
        type="password"
        autoComplete="new-password"
        helperText="Vacía: se quita la que hay. Si cambias de servidor, habrá que escribirla de nuevo."
        slotProps={upTo(SETTING_LENGTH)}
      />
    </FormDialog>
  );
}

/** Write-only: the server never gives it back, so the field is masked and disabled and a dialog writes another one. */
function SmtpPassword() {
  const settings = useRecordContext<Settings & { id: string }>();
  const [open, setOpen] = useState(false);
  const isSet = settings?.smtp_password_set;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <TextInput
        source="smtp_password_set"
        disabled
        format={(set: boolean) => (set ? MASK : '')}
        placeholder="Sin contraseña"
        helperText={isSet ? 'Se guarda cifrada y no se muestra.' : 'No hay ninguna guardada.'}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { disabled: false } }}
        sx={{ flex: '1 1 160px' }}
      />
      {!settings?.smtp_locked && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Cambiar contraseña
        </Button>
      )}
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

function MailServerNote({ smtp_locked, smtp_host, sender }: Settings) {
  if (smtp_locked) {
    return (
      <Alert severity="info">
        El servidor de correo está fijado en la instalación (SMTP_URL) y aquí no se puede cambiar. Los correos
        salen de {sender}.
      </Alert>
    );
  }
  if (smtp_host === '') {
    return (
      <Alert severity="warning">
        No hay servidor de correo: los mensajes no salen, se guardan y se pueden leer en Correos como
        capturados.
      </Alert>
    );
  }
  return <Alert severity="success">Los correos salen de {sender}.</Alert>;
}

function MailServerInputs() {
  const settings = useRecordContext<Settings & { id: string }>();
  if (!settings) return null;
  const disabled = settings.smtp_locked;
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <MailServerNote {...settings} />
      </Box>
      <SettingInput
        source="smtp_host"
        disabled={disabled}
        helperText="Por ejemplo smtp.example.com. Vacío: los correos no salen."
      />
      <SettingNumberInput
        source="smtp_port"
        disabled={disabled}
        helperText="587 con STARTTLS, 465 con TLS."
      />
      <SettingInput
        source="smtp_user"
        disabled={disabled}
        helperText="Vacío: sin iniciar sesión en el servidor."
      />
      <SmtpPassword />
      <SettingInput
        source="smtp_from"
        disabled={disabled}
        helperText="Una dirección, o Nombre <direccion@example.com>. Vacío: el email del sistema."
      />
      <MailTrial />
    </>
  );
}

/** Days that an answer may take in each stage; lists and counts follow at once. */
function AnswerTimes() {
  const refresh = useRefreshCandidates();
  return (
    <SingleRecordForm
      resource="answer-times"
      unreadable="Error cargando configuración"
      failure="Error guardando configuración"
      saved="Tiempos de respuesta guardados"
      onSaved={() => void refresh()}
    >
      <SettingsGroup
        title="Tiempos de respuesta"
        lead="Días que un candidato puede esperar en cada fase. Pasado ese plazo cuenta como sin responder."
      >
        {ANSWER_STAGES.map((stage) => (
          <WholeNumberInput
            key={stage}
            source={stage}
            label={`${STAGE_LABEL[stage]}: plazo de respuesta`}
            range={ANSWER_DAYS}
            unit="días"
          />
        ))}
      </SettingsGroup>
      <FormToolbar label="Guardar tiempos" />
    </SingleRecordForm>
  );
}

export function EmailsTab() {
  return (
    <>
      <SettingsForm>
        <SettingsGroup title="Notificaciones">
          <BooleanInput
            source="email_notifications"
            helperText="Correos del proceso de selección. Apagadas, los mensajes se guardan como omitidos; los de las cuentas (verificación, contraseña) salen siempre."
          />
          <SettingNumberInput
            source="rechazo_retraso_horas"
            unit="horas"
            helperText="Hasta entonces se puede cancelar. Con 0 sale en unos segundos. Los rechazos que ya esperan mantienen su hora."
          />
        </SettingsGroup>
        <SettingsGroup title="Servidor de correo">
          <MailServerInputs />
        </SettingsGroup>
      </SettingsForm>
      <AnswerTimes />
    </>
  );
}
