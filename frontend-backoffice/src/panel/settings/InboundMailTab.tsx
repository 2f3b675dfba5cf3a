import { Alert } from '@mui/material';
import { BooleanInput, SelectInput, type TransformData, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SingleRecordForm, FormToolbar } from '../../ui/forms/SingleRecordForm';
import { formatMoment } from '../../ui/format/dates';
import { api, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { ServerTrial } from './ServerTrial';
import { SettingInput, SettingsGroup, WholeNumberInput } from './SettingsForm';

type Mailbox = Schemas['MailboxResponse'];

type Access = 'password' | 'token';
const ACCESS = (['password', 'token'] as const).map((id) => ({ id, name: `panel.mailbox.access.${id}` }));

/** Whether a token opens it: as is chosen, and before that as is saved. */
const withToken = ({ acceso, oauth_url }: { acceso?: Access; oauth_url?: string | null }): boolean =>
  acceso ? acceso === 'token' : Boolean(oauth_url);

/** An emptied field is null in the form; without a password the stored one stays. */
const request: TransformData = ({
  contrasena,
  puerto,
  activo,
  version,
  ...texts
}: Mailbox & { contrasena?: string; acceso?: Access }): Schemas['SaveMailboxRequest'] => ({
  direccion: texts.direccion ?? '',
  servidor: texts.servidor ?? '',
  puerto,
  usuario: texts.usuario ?? '',
  ...(withToken(texts) && {
    oauth_url: texts.oauth_url ?? '',
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

/** How it is opened, and what a token needs. */
function AccessInputs() {
  const mailbox = useRecordContext<Mailbox>();
  const acceso = useWatch<{ acceso?: Access }, 'acceso'>({ name: 'acceso' });
  const saved: Access = mailbox?.oauth_url ? 'token' : 'password';
  return (
    <>
      <SelectInput
        source="acceso"
        // An element: the string of a required input gets an asterisk, and here one is always chosen.
        label={<>{translate('resources.config/inbound-mail.fields.acceso')}</>}
        defaultValue={saved}
        choices={ACCESS}
        isRequired
        helperText={false}
      />
      {(acceso ?? saved) === 'token' && (
        <>
          <SettingInput source="oauth_url" helperText="panel.mailbox.tokenUrlHelp" />
          <SettingInput source="oauth_cliente" helperText={false} />
          <SettingInput source="oauth_ambito" helperText="panel.mailbox.tokenScopeHelp" />
        </>
      )}
    </>
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
      <AccessInputs />
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
