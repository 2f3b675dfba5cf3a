import polyglotI18nProvider from 'ra-i18n-polyglot';
import { spanish } from '../i18n/es';
import { resources } from '../i18n/resources';

export const i18nProvider = polyglotI18nProvider(
  () => ({ ...spanish, resources }),
  'es',
  [{ locale: 'es', name: 'Español' }],
  // The server's messages pass through the translator and are shown unchanged.
  { allowMissing: true },
);
