import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { numberFormat, TEXT_CHANNEL_LABEL, TEXT_CHANNELS, type TextChannel } from '@hiring/contract';
import { BooleanInput, type TransformData, useRecordContext } from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { SingleRecordForm, FormToolbar } from '../../ui/forms/SingleRecordForm';
import { Loaded } from '../../ui/Loaded';
import { ToneBadge } from '../../ui/display/text';
import { formatMoment } from '../../ui/format/dates';
import { api, type Schemas, useRead, useWrite } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { ServerTrial } from './ServerTrial';
import { SettingInput, SettingsGroup, WholeNumberInput } from './SettingsForm';
import { Alert } from '../../ui/Alert';

type Channel = Schemas['ChannelResponse'];
type Secrets = Partial<Record<'token' | 'secreto' | 'verificacion', string>>;

/** An emptied field is null in the form; a secret that is not typed stays as it is stored. */
const request: TransformData = (data: Channel & Secrets): Schemas['SaveChannelRequest'] => ({
  activo: data.activo,
  url: data.url ?? '',
  numero_id: data.numero_id ?? '',
  cuenta_id: data.cuenta_id ?? '',
  alias: data.alias ?? '',
  ...(data.token && { token: data.token }),
  ...(data.secreto && { secreto: data.secreto }),
  ...(data.verificacion && { verificacion: data.verificacion }),
  coste_mensaje: data.coste_mensaje,
  limite_mensual: data.limite_mensual,
  version: data.version,
});

const euros = numberFormat({ style: 'currency', currency: 'EUR' });

/** Whether it is used, what stops it, and what this month has cost. */
function Standing({ activo, canal, fallo, enviados_mes, coste_mes, limite_mensual }: Channel) {
  if (!activo) return <Alert severity="info">{translate('panel.channels.off')}</Alert>;
  const used = translate(`panel.channels.${limite_mensual === null ? 'used' : 'usedOf'}`, {
    count: enviados_mes,
    limit: limite_mensual,
    cost: euros(coste_mes),
  });
  const spent = limite_mensual !== null && enviados_mes >= limite_mensual;
  return (
    <Alert severity={fallo ? 'error' : spent ? 'warning' : 'success'}>
      {fallo} {used} {spent && translate('panel.channels.spent', { channel: TEXT_CHANNEL_LABEL[canal] })}
    </Alert>
  );
}

const SECRETS: Readonly<Record<TextChannel, readonly (readonly [keyof Secrets, keyof Channel])[]>> = {
  whatsapp: [
    ['token', 'tiene_token'],
    ['secreto', 'tiene_secreto'],
    ['verificacion', 'tiene_verificacion'],
  ],
  sms: [
    ['token', 'tiene_token'],
    ['secreto', 'tiene_secreto'],
  ],
};

function ChannelInputs({ canal }: { canal: TextChannel }) {
  const channel = useRecordContext<Channel & { id: string }>();
  if (!channel) return null;
  return (
    <>
      <div className="whole-line">
        <Standing {...channel} />
      </div>
      <SettingInput source="url" helperText={`panel.channels.${canal}.urlHelp`} />
      {canal === 'whatsapp' ? (
        <>
          <SettingInput source="numero_id" helperText="panel.channels.whatsapp.numberHelp" />
          <SettingInput source="cuenta_id" helperText="panel.channels.whatsapp.accountHelp" />
        </>
      ) : (
        <SettingInput source="alias" helperText="panel.channels.sms.aliasHelp" />
      )}
      {SECRETS[canal].map(([source, kept]) => (
        <SettingInput
          key={source}
          source={source}
          type="password"
          autoComplete="new-password"
          label={`panel.channels.${canal}.${source}`}
          helperText={channel[kept] ? 'panel.channels.kept' : 'panel.channels.none'}
        />
      ))}
      <NumberInput source="coste_mensaje" helperText="panel.channels.costHelp" />
      <WholeNumberInput source="limite_mensual" helperText="panel.channels.limitHelp" />
      <SettingInput
        className="whole-line"
        source="direccion_avisos"
        readOnly
        helperText={`panel.channels.${canal}.noticesHelp`}
      />
      <BooleanInput source="activo" helperText={false} />
      <ServerTrial
        label="panel.mailbox.try"
        busyLabel="panel.mailbox.trying"
        saveFirst="panel.mailbox.saveFirst"
        run={async () => {
          const { conectado, detalle } = await api.post('/api/config/channels/{canal}/test', {
            params: { path: { canal } },
          });
          return { ok: conectado, text: detalle };
        }}
      />
    </>
  );
}

/** The templates of the WhatsApp account, as they were last read. */
function Templates() {
  const reading = useRead(['config/channels', 'templates'], () =>
    api.get('/api/config/channels/whatsapp/templates'),
  );
  const refresh = useWrite(() => api.post('/api/config/channels/whatsapp/templates/refresh'), {
    changes: ['config/channels'],
    done: ({ length }: Schemas['WhatsappTemplateResponse'][]) =>
      translate('panel.channels.templates.read', { count: length }),
  });
  return (
    <SettingsGroup title="panel.channels.templates.title" lead="panel.channels.templates.lead">
      <div className="whole-line">
        <BusyButton variant="outlined" busy={refresh.isPending} onClick={() => refresh.mutate(undefined)}>
          {translate('panel.channels.templates.refresh')}
        </BusyButton>
        <Loaded of={reading} failed="panel.channels.templates.failed">
          {(templates) =>
            templates.length > 0 && (
              <Table size="small" sx={{ mt: 2 }}>
                <TableHead>
                  <TableRow>
                    <TableCell>{translate('panel.channels.templates.name')}</TableCell>
                    <TableCell>{translate('panel.channels.templates.text')}</TableCell>
                    <TableCell>{translate('panel.channels.templates.state')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {templates.map(({ id, nombre, idioma, texto, estado, disponible, leida_at }) => (
                    <TableRow key={id}>
                      <TableCell sx={{ overflowWrap: 'anywhere' }}>
                        {nombre} ({idioma})
                      </TableCell>
                      <TableCell sx={{ whiteSpace: 'pre-line' }}>{texto}</TableCell>
                      <TableCell>
                        <ToneBadge tone={disponible ? 'green' : 'grey'}>
                          {translate(`panel.channels.templates.states.${estado}`, { _: estado })}
                        </ToneBadge>
                        <Typography variant="caption" component="p">
                          {formatMoment(leida_at)}
                        </Typography>
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )
          }
        </Loaded>
      </div>
    </SettingsGroup>
  );
}

/** WhatsApp and SMS: how they are reached, what they cost, and the templates that WhatsApp has approved. */
export const ChannelsTab = () => (
  <>
    {TEXT_CHANNELS.map((canal) => (
      <SingleRecordForm
        key={canal}
        resource={`config/channels/${canal}`}
        unreadable="panel.settings.unreadable"
        failure="panel.settings.failure"
        saved="panel.settings.saved"
        transform={request}
      >
        <SettingsGroup title={`panel.channels.${canal}.title`} lead={`panel.channels.${canal}.lead`}>
          <ChannelInputs canal={canal} />
        </SettingsGroup>
        <FormToolbar />
      </SingleRecordForm>
    ))}
    <Templates />
  </>
);
