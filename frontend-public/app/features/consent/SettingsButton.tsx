import { Button } from '../../ui/Button';
import { pageAction } from '../../ui/page-action';

/** Opens the settings from a text. */
export function SettingsButton() {
  return (
    <Button look="outline" {...pageAction('cookie-settings')}>
      Configurar cookies
    </Button>
  );
}
