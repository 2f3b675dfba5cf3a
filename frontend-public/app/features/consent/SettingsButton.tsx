import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button';
import { pageAction } from '../../ui/page-action';

/** Opens the settings from a text. */
export function SettingsButton() {
  return (
    <Button look="outline" {...pageAction('cookie-settings')}>
      <Trans>Configurar cookies</Trans>
    </Button>
  );
}
