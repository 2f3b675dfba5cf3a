import '../../i18n/es/panel';
import { Alert, Box } from '@mui/material';
import { ANSWER_DAYS, ANSWER_STAGES, STAGE_LABEL } from '@hiring/contract';
import { BooleanInput, useRecordContext } from 'react-admin';
import { useRefreshCandidates } from '../../candidates/useRefreshCandidates';
import type { Settings } from '../../providers/calls/settings';
import { FormToolbar } from '../../ui/FormToolbar';
import { SingleRecordForm } from '../../ui/SingleRecordForm';
import { SettingInput, SettingNumberInput, WholeNumberInput } from './inputs';
import { MailTrial } from './MailTrial';
import { SettingsForm } from './SettingsForm';
import { SettingsGroup } from './SettingsGroup';
import { SmtpPassword } from './SmtpPassword';

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

/** Whether and how messages leave, and how long answers may take. */
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
