import '../../i18n/panel';
import { Stack, Typography } from '@mui/material';
import { OIDC_PROVIDERS, ROLE_LABEL } from '@hiring/contract';
import { useSearchParams } from 'react-router-dom';
import { BusyButton, DialogButton } from '../../ui/buttons';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { Facts } from '../../ui/display/Facts';
import { formatMoment } from '../../ui/format/dates';
import { Loaded } from '../../ui/Loaded';
import { api, at, useRead, useWrite } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { SettingsGroup } from '../settings/SettingsForm';
import { type Provider, ProviderDialog, PROVIDERS } from './ProviderDialog';
import { Alert } from '../../ui/Alert';

const CHANGES = [PROVIDERS] as const;

/** What the last trial brought, after the way back from the provider. */
function Trial({ id }: { id: string }) {
  const reading = useRead([PROVIDERS, id, 'trial'], () =>
    api.get('/api/config/oidc-providers/{id}/trial', at({ id })),
  );
  return (
    <Loaded of={reading} failed="panel.access.failed">
      {({ prueba }) => {
        if (!prueba) return <Alert severity="warning">{translate('panel.access.noTrial')}</Alert>;
        if (prueba.error) return <Alert severity="error">{prueba.error}</Alert>;
        const none = translate('panel.access.none');
        const yesNo = (yes: boolean) => translate(yes ? 'ra.boolean.true' : 'ra.boolean.false');
        return (
          <Alert severity={prueba.verificado ? 'success' : 'warning'}>
            <Typography>{translate('panel.access.cameBack')}</Typography>
            <Facts
              facts={[
                { label: 'panel.access.address', value: prueba.correo ?? none },
                { label: 'panel.access.verified', value: yesNo(prueba.verificado) },
                { label: 'panel.access.subject', value: prueba.sujeto ?? none },
                { label: 'panel.access.groups', value: prueba.grupos.join(', ') || none },
                { label: 'panel.access.role', value: prueba.rol ? ROLE_LABEL[prueba.rol] : none },
                { label: 'panel.access.twoFactors', value: yesNo(prueba.dos_factores) },
              ]}
            />
          </Alert>
        );
      }}
    </Loaded>
  );
}

function TryButton({ id }: Provider) {
  const { mutate, isPending } = useWrite(() => api.post('/api/config/oidc-providers/{id}/try', at({ id })), {
    changes: [],
    then: ({ url }) => window.location.assign(url),
  });
  return (
    <BusyButton variant="outlined" size="small" busy={isPending} onClick={() => mutate()}>
      {translate('panel.access.try')}
    </BusyButton>
  );
}

function SwitchButton({ provider }: { provider: Provider }) {
  const { id, nombre, emisor, cliente_id, grupos_claim, grupo_admin, grupo_rrhh, activo, version } = provider;
  const managers = provider.grupo_responsable ? { grupo_responsable: provider.grupo_responsable } : {};
  const groups = grupos_claim && grupo_admin && grupo_rrhh ? { grupos_claim, grupo_admin, grupo_rrhh } : {};
  const body = { nombre, emisor, cliente_id, ...groups, ...managers, activo: !activo, version };
  return (
    <WriteButton
      {...confirmTexts(activo ? 'panel.access.turnOff.' : 'panel.access.turnOn.', { name: nombre })}
      busy={!activo && !provider.probado_at}
      write={() => api.put('/api/config/oidc-providers/{id}', at({ id }, body))}
      changes={CHANGES}
      done={activo ? 'panel.access.off' : 'panel.access.on'}
    />
  );
}

function OneProvider({ provider, tried }: { provider: Provider; tried: boolean }) {
  const { id, nombre, emisor, activo, probado_at: at_, legible } = provider;
  return (
    <Stack spacing={1.5} className="whole-line" component="section" aria-label={nombre}>
      <Typography variant="h4" component="h3">
        {nombre}
      </Typography>
      <Facts
        facts={[
          { label: 'panel.access.state', value: translate(activo ? 'panel.access.on' : 'panel.access.off') },
          { label: 'panel.access.issuer', value: emisor },
          { label: 'panel.access.redirect', value: provider.redirect_uri },
          { label: 'panel.access.logout', value: provider.logout_uri },
          { label: 'panel.access.tried', value: at_ ? formatMoment(at_) : translate('panel.access.untried') },
        ]}
      />
      {!legible && <Alert severity="error">{translate('panel.access.unreadable')}</Alert>}
      {tried && <Trial id={id} />}
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <TryButton {...provider} />
        <SwitchButton provider={provider} />
        <DialogButton
          variant="outlined"
          size="small"
          dialog={(close) => <ProviderDialog provider={provider} onClose={close} />}
        >
          {translate('ra.action.edit')}
        </DialogButton>
        <WriteButton
          {...confirmTexts('panel.access.remove.', { name: nombre })}
          color="error"
          write={() => api.delete('/api/config/oidc-providers/{id}', at({ id }))}
          changes={CHANGES}
          done="panel.access.removed"
        />
      </Stack>
    </Stack>
  );
}

/** How the staff sign in beside the password: identity providers of the company. */
export function AccessTab() {
  const reading = useRead([PROVIDERS], () => api.get('/api/config/oidc-providers'));
  const [query] = useSearchParams();
  return (
    <SettingsGroup title="panel.access.title" lead="panel.access.lead">
      <Loaded of={reading} failed="panel.access.failed">
        {(providers) => (
          <Stack spacing={4} className="whole-line">
            {providers.map((provider) => (
              <OneProvider
                key={provider.id}
                provider={provider}
                tried={query.get('prueba') === provider.id}
              />
            ))}
            {providers.length < OIDC_PROVIDERS && (
              <div>
                <DialogButton
                  variant="outlined"
                  dialog={(close) => <ProviderDialog provider={null} onClose={close} />}
                >
                  {translate('panel.access.add')}
                </DialogButton>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </SettingsGroup>
  );
}
