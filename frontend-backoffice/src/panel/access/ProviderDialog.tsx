import { TextInput } from 'react-admin';
import { api, at, type Schemas } from '../../providers/api';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { translate } from '../../i18n/texts';

export type Provider = Schemas['OidcProviderResponse'];
type Values = Schemas['SaveOidcProviderRequest'];

export const PROVIDERS = 'config/oidc-providers';

const save = (provider: Provider | null) => (values: Values) =>
  provider
    ? api.put(
        '/api/config/oidc-providers/{id}',
        at({ id: provider.id }, { ...values, activo: provider.activo, version: provider.version }),
      )
    : api.post('/api/config/oidc-providers', { body: values });

function valuesOf({
  nombre,
  emisor,
  cliente_id,
  grupos_claim,
  grupo_admin,
  grupo_rrhh,
  grupo_responsable,
}: Provider): Partial<Values> {
  const groups = grupos_claim && grupo_admin && grupo_rrhh ? { grupos_claim, grupo_admin, grupo_rrhh } : {};
  const managers = grupo_responsable ? { grupo_responsable } : {};
  return { nombre, emisor, cliente_id, ...groups, ...managers };
}

/** A new provider, or changes of one. */
export const ProviderDialog = ({ provider, onClose }: { provider: Provider | null; onClose: () => void }) => (
  <FormDialog<Values>
    title={provider ? translate('panel.access.edit', { name: provider.nombre }) : 'panel.access.add'}
    defaultValues={provider ? valuesOf(provider) : {}}
    save={save(provider)}
    changes={[PROVIDERS]}
    done="panel.access.saved"
    onClose={onClose}
  >
    <TextInput source="nombre" label="panel.access.name" helperText="panel.access.nameHelp" />
    <TextInput source="emisor" label="panel.access.issuer" helperText="panel.access.issuerHelp" />
    <TextInput source="cliente_id" label="panel.access.client" helperText={false} autoComplete="off" />
    <TextInput
      source="secreto"
      label="panel.access.secret"
      type="password"
      autoComplete="off"
      helperText={provider ? 'panel.access.secretKept' : 'panel.access.secretHelp'}
    />
    <TextInput source="grupos_claim" label="panel.access.claim" helperText="panel.access.claimHelp" />
    <TextInput source="grupo_admin" label="panel.access.adminGroup" helperText={false} />
    <TextInput source="grupo_rrhh" label="panel.access.hrGroup" helperText={false} />
    <TextInput
      source="grupo_responsable"
      label="panel.access.managerGroup"
      helperText="panel.access.managerGroupHelp"
    />
  </FormDialog>
);
