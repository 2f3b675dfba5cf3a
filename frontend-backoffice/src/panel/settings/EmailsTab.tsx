import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Settings } from '../../providers/calls/settings';
import { AnswerTimesFields } from './AnswerTimesFields';
import { NumberSetting, SwitchSetting, TextSetting } from './fields';
import { MailTrial } from './MailTrial';
import { SettingsGroup } from './SettingsGroup';
import { SmtpPassword } from './SmtpPassword';
import { WithSettings } from './WithSettings';

function MailServerNote({ settings }: { settings: Settings }) {
  if (settings.smtp_locked) {
    return (
      <Alert severity="info">
        El servidor de correo está fijado en la instalación (SMTP_URL) y aquí no se puede cambiar. Los correos
        salen de {settings.sender}.
      </Alert>
    );
  }
  if (settings.smtp_host === '') {
    return (
      <Alert severity="warning">
        No hay servidor de correo: los mensajes no salen, se guardan y se pueden leer en Correos como
        capturados.
      </Alert>
    );
  }
  return <Alert severity="success">Los correos salen de {settings.sender}.</Alert>;
}

/** Whether and how messages leave, and how long answers may take. */
export function EmailsTab() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <SettingsGroup title="Notificaciones">
            <SwitchSetting
              settings={settings}
              name="email_notifications"
              hint="Correos del proceso de selección. Apagadas, los mensajes se guardan como omitidos; los de las cuentas (verificación, contraseña) salen siempre."
            />
            <NumberSetting
              settings={settings}
              name="rechazo_retraso_horas"
              unit="horas"
              hint="Hasta entonces se puede cancelar. Con 0 sale en unos segundos. Los rechazos que ya esperan mantienen su hora."
            />
          </SettingsGroup>
          <SettingsGroup title="Servidor de correo">
            <Box sx={{ gridColumn: '1 / -1' }}>
              <MailServerNote settings={settings} />
            </Box>
            <TextSetting
              settings={settings}
              name="smtp_host"
              disabled={settings.smtp_locked}
              hint="Por ejemplo smtp.example.com. Vacío: los correos no salen."
            />
            <NumberSetting
              settings={settings}
              name="smtp_port"
              disabled={settings.smtp_locked}
              hint="587 con STARTTLS, 465 con TLS."
            />
            <TextSetting
              settings={settings}
              name="smtp_user"
              disabled={settings.smtp_locked}
              hint="Vacío: sin iniciar sesión en el servidor."
            />
            <SmtpPassword settings={settings} />
            <TextSetting
              settings={settings}
              name="smtp_from"
              disabled={settings.smtp_locked}
              hint="Una dirección, o Nombre <direccion@example.com>. Vacío: el email del sistema."
            />
            <MailTrial />
          </SettingsGroup>
          <SettingsGroup
            title="Tiempos de respuesta"
            lead="Días que un candidato puede esperar en cada fase. Pasado ese plazo cuenta como sin responder."
          >
            <AnswerTimesFields />
          </SettingsGroup>
        </>
      )}
    </WithSettings>
  );
}
