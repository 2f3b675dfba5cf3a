import { BooleanInput, type TransformData, useRecordContext } from 'react-admin';
import { SingleRecordForm, FormToolbar } from '../../ui/forms/SingleRecordForm';
import { formatMoment } from '../../ui/format/dates';
import { api, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { ServerTrial } from './ServerTrial';
import { SettingInput, SettingsGroup, WholeNumberInput } from './SettingsForm';
import { TokenInputs } from './TokenInputs';
import { Alert } from '../../ui/Alert';

type Mailbox = Schemas['MailboxResponse'];

/** An emptied field is null in the form; without a password the stored one stays. */
const request: TransformData = ({
  contrasena,
  puerto,
  activo,
  version,
  ...texts
}: Mailbox & { contrasena?: string }): Schemas['SaveMailboxRequest'] => ({
  direccion: texts.direccion ?? '',
  servidor: texts.servidor ?? '',
  puerto,
  usuario: texts.usuario ?? '',
  ...(texts.oauth_url && {
    oauth_url: texts.oauth_url,
    oauth_cliente: texts.oauth_cliente ?? '',
    oauth_ambito: texts.oauth_ambito ?? '',
  }),
  carpeta: texts.carpeta ?? '',
  ...(contrasena && { contrasena }),
  activo,
  version,
});

/** How the last reading of the mailbox went. */
function Reading({ activo, fallo, leido_at, recibido_at, direccion }: Mailbox) {
  if (!activo) {
    return <Alert severity="info">{translate(`panel.mailbox.${direccion ? 'off' : 'missing'}`)}</Alert>;
  }
  const when = leido_at ? formatMoment(leido_at) : translate('panel.mailbox.never');
  const last = recibido_at ? formatMoment(recibido_at) : translate('panel.mailbox.none');
  const state = leido_at ? 'success' : 'info';
  return (
    <Alert severity={fallo ? 'error' : state}>
      {fallo} {translate('panel.mailbox.read', { when, last })}
    </Alert>
  );
}

function MailboxInputs() {
  const mailbox = useRecordContext<Mailbox & { id: string }>();
  if (!mailbox) return null;
  return (
    <>
      <div className="whole-line">
        <Reading {...mailbox} />
      </div>
      <SettingInput source="direccion" inputMode="email" helperText="panel.mailbox.addressHelp" />
      <SettingInput source="servidor" helperText="panel.mailbox.hostHelp" />
      <WholeNumberInput source="puerto" helperText="panel.mailbox.portHelp" />
      <SettingInput source="usuario" helperText={false} />
      <TokenInputs url="oauth_url" client="oauth_cliente" scope="oauth_ambito" />
      <SettingInput
        source="contrasena"
        type="password"
        autoComplete="new-password"
        helperText={mailbox.tiene_contrasena ? 'panel.mailbox.passwordKept' : 'panel.mailbox.passwordNone'}
      />
      <SettingInput source="carpeta" helperText="panel.mailbox.folderHelp" />
      <BooleanInput source="activo" helperText={false} />
      <ServerTrial
        label="panel.mailbox.try"
        busyLabel="panel.mailbox.trying"
        saveFirst="panel.mailbox.saveFirst"
        run={async () => {
          const { conectado, detalle } = await api.post('/api/config/inbound-mail/test');
          return { ok: conectado, text: detalle };
        }}
      />
    </>
  );
}

/** The mailbox in which candidates' answers arrive. */
export const InboundMailTab = () => (
  <SingleRecordForm
    resource="config/inbound-mail"
    unreadable="panel.settings.unreadable"
    failure="panel.settings.failure"
    saved="panel.settings.saved"
    transform={request}
  >
    <SettingsGroup title="panel.tabs.inboundMail" lead="panel.mailbox.lead">
      <MailboxInputs />
    </SettingsGroup>
    <FormToolbar />
  </SingleRecordForm>
);
