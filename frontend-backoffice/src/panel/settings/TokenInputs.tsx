import { useWatch } from 'react-hook-form';
import { SettingInput } from './SettingsForm';

interface Props {
  /** Sources of the fields. */
  url: string;
  client: string;
  scope: string;
  disabled?: boolean;
}

/** Where the access token of a mail server comes from, and what it needs once that is given. */
export function TokenInputs({ url, client, scope, disabled = false }: Props) {
  const address = useWatch<Record<string, string | null>>({ name: url });
  return (
    <>
      <SettingInput source={url} disabled={disabled} helperText="panel.token.urlHelp" />
      {address && (
        <>
          <SettingInput source={client} disabled={disabled} helperText={false} />
          <SettingInput source={scope} disabled={disabled} helperText="panel.token.scopeHelp" />
        </>
      )}
    </>
  );
}
